import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { parseRate } from '@fanclub/contract/exchange-rate/parse-rate';
import { rateTimeoutMs } from '@fanclub/contract/exchange-rate/routes';

/** The most bytes of a response; a rate needs a few hundred. */
const maxBytes = 64 * 1024;

/** The networks that only this server can reach, and those that lead to them (IPv4 addresses inside IPv6 ones). */
const inward = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
  '::/96',
  '64:ff9b::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/9',
  'ff00::/8',
]) {
  const [net = '', prefix] = network.split('/');
  inward.addSubnet(net, Number(prefix), isIPv6(net) ? 'ipv6' : 'ipv4');
}

/** Returns true for an IP address of a private network, of this machine, or of a cloud's metadata service. */
export const isInward = (address: string) =>
  inward.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

const refusal = (host: string) => new Error(`${host} resolves inward`);

/** Resolves a name, unless one of its addresses is inward. The connection uses the addresses that were checked. */
const lookupOutside: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? refusal(host), '');
    if (addresses.some(({ address }) => isInward(address))) return callback(refusal(host), '');
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/**
 * Requests the rate in rial per euro from a rate service; only this module knows that service. Throws if the service
 * does not respond within 3 s, or if the response is an error, a redirection, larger than 64 kB or without a rate. An
 * address in a redirection, or one that an admin has entered, could be one that only this server can reach. Therefore
 * no redirection is followed, and with the reach `internet` such an address is refused.
 */
export async function askExchangeRate(
  url: string,
  reach: 'internet' | 'anywhere' = 'anywhere',
): Promise<number> {
  const response = await responseOf(new URL(url), reach);
  if (response.statusCode !== 200) {
    response.destroy();
    throw new Error(`the exchange-rate service answered ${response.statusCode}`);
  }
  const rate = parseRate(JSON.parse(await textOf(response)));
  if (rate === null) throw new Error('the exchange-rate service answered without a rate');
  return rate;
}

function responseOf(url: URL, reach: 'internet' | 'anywhere'): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    if (reach === 'internet' && isIP(host) && isInward(host)) throw refusal(host);
    const options = {
      headers: { accept: 'application/json' },
      // A connection of its own, because a kept one was perhaps made to an address that nobody has checked.
      agent: false,
      signal: AbortSignal.timeout(rateTimeoutMs),
      ...(reach === 'internet' && { lookup: lookupOutside }),
    };
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    get(url, options, resolve).on('error', reject);
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response) {
    bytes += part.length;
    if (bytes > maxBytes) throw new Error('the exchange-rate service answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
