import { parseRate } from '@fanclub/contract/exchange-rate/parse-rate';
import { rateTimeoutMs } from '@fanclub/contract/exchange-rate/routes';

/**
 * Asks the configured service for the rate in rial per euro; no other module knows that service. Throws if it
 * does not answer within 3 s, answers with an error, or without a rate.
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
