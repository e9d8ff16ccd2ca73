import { parseRate } from '@fanclub/contract/exchange-rate/parse-rate';
import { rateTimeoutMs } from '@fanclub/contract/exchange-rate/routes';

/**
 * Requests the rate in rial per euro from the configured service; only this module knows that service. Throws if
 * there is no response within 3 s, or an error, or a response without a rate.
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
