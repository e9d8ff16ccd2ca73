import type { Request } from 'express';

/**
 * The caller's address: the n-th entry from the right of X-Forwarded-For, n being the proxies we
 * trust. `req.ip` is no use: functions-framework trusts the leftmost entry, which anyone can forge.
 */
export function clientAddress(request: Request, trustedProxyHops: number): string {
  const header = request.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.at(-trustedProxyHops) ?? entries[0] ?? request.socket?.remoteAddress ?? 'unknown';
}
