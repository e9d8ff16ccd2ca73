import { isIPv4, isIPv6 } from 'node:net';
import type { Request } from 'express';

/** `address` is the IP address that a call claims, `lastEntry` the IP address that the nearest proxy saw. */
interface ClientAddresses {
  address: string;
  lastEntry: string;
}

function forwardedFor(request: Request): string[] {
  const header = request.headers['x-forwarded-for'];
  return (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/**
 * Returns how many entries the proxies have added to the X-Forwarded-For of a call whose caller has put `probe` there:
 * all entries after the probe, or all entries if the first proxy removes what callers send.
 */
export function countProxies(request: Request, probe: string): number {
  const entries = forwardedFor(request);
  return entries.length - 1 - entries.lastIndexOf(probe);
}

/**
 * Returns the caller's IP address: the n-th entry of X-Forwarded-For from the right, where n is the number of trusted
 * proxies. `req.ip` is unusable: functions-framework trusts the leftmost entry, which anyone can forge. In a call that
 * bypasses the proxies the n-th entry can be forged as well, but never the last one.
 */
export function clientAddresses(request: Request, trustedProxyHops: number): ClientAddresses {
  const entries = forwardedFor(request);
  const unproxied = request.socket?.remoteAddress ?? 'unknown';
  return {
    address: entries.at(-trustedProxyHops) ?? entries[0] ?? unproxied,
    lastEntry: entries.at(-1) ?? unproxied,
  };
}

/**
 * Returns the network that a limit counts as one address (`address`: an IPv4 address or the /64 of an IPv6 address,
 * which belongs to one household or phone), or the `wide` one around it: the /24 or /48.
 */
export function networkOf(address: string, level: 'address' | 'wide' = 'address'): string {
  const isWide = level === 'wide';
  const ipv4 = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(ipv4)) return isWide ? `${ipv4.split('.').slice(0, 3).join('.')}.0/24` : ipv4;
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  const network = all.slice(0, isWide ? 3 : 4);
  const size = isWide ? 48 : 64;
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${size}`;
}
