import { parseRate } from '@fanclub/contract/exchange-rate/parse-rate';
import { rateTimeoutMs } from '@fanclub/contract/exchange-rate/routes';

/**
 * Asks the configured service for rial per euro; the only module that knows it. Throws when it
 * does not answer within 3 s, answers an error, or in a shape that holds no rate.
 */
export async function askExchangeRate(url: string): Promise<number> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(rateTimeoutMs),
  });
  if (!response.ok) throw new Error(`the exchange-rate service answered ${response.status}`);
  const rate = parseRate(await response.json());
  if (rate === null) throw new Error('the exchange-rate service answered without a rate');
  return rate;
}
