import { parseRate } from '@fanclub/contract/exchange-rate/parse-rate';
import { rateTimeoutMs } from '@fanclub/contract/exchange-rate/routes';

/** The most bytes of a response; a rate needs a few hundred. */
const maxBytes = 64 * 1024;

/**
 * Requests the rate in rial per euro from the configured service; only this module knows that service. Throws if the
 * service does not respond within 3 s, or if the response is an error, a redirection, larger than 64 kB or without a
 * rate. A redirection could lead to an address that only this server can reach.
 */
export async function askExchangeRate(url: string): Promise<number> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(rateTimeoutMs),
  });
  if (!response.ok) throw new Error(`the exchange-rate service answered ${response.status}`);
  const rate = parseRate(JSON.parse(await textOf(response)));
  if (rate === null) throw new Error('the exchange-rate service answered without a rate');
  return rate;
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) throw new Error('the exchange-rate service answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
