import {
  type AddressLimit,
  addressLimits,
  emulatorLimitFactor,
} from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';

interface Window {
  used: number;
  endsAtMs: number;
}

/** Per instance and in memory: a shield against one noisy address, not an account. */
const windows = new Map<string, Window>();
const sweepAtSize = 10_000;
const sweepEveryMs = 60_000;
let sweptAtMs = 0;

const limitsOfPaths: Record<string, AddressLimit> = {
  '/api/register': 'register',
  '/api/files/upload': 'upload',
  '/api/user/documents/upload': 'upload',
  '/api/validate-promo-code': 'promo',
  '/api/apply-promo-code': 'promo',
  '/api/verify-magic-link': 'linkUse',
  '/api/reset-password': 'linkUse',
  '/api/not-me': 'linkUse',
  '/api/check-user-exists': 'checkUserExists',
};

function sweep(nowMs: number): void {
  if (windows.size <= sweepAtSize || nowMs - sweptAtMs < sweepEveryMs) return;
  sweptAtMs = nowMs;
  for (const [key, window] of windows) if (window.endsAtMs <= nowMs) windows.delete(key);
}

/** Counts `amount` against a limit of the address; throws `rate_limited` when it is used up. */
export function countAddress(
  context: ServerContext,
  limit: AddressLimit,
  addressHash: string,
  amount = 1,
): void {
  const nowMs = context.now().getTime();
  const { count, windowMs } = addressLimits[limit];
  const allowed = context.environment.emulated ? count * emulatorLimitFactor : count;
  const key = `${limit}:${addressHash}`;
  sweep(nowMs);
  let window = windows.get(key);
  if (!window || window.endsAtMs <= nowMs) {
    window = { used: 0, endsAtMs: nowMs + windowMs };
    windows.set(key, window);
  }
  if (window.used + amount > allowed) {
    throw new AppError('rate_limited', { retryAfterS: (window.endsAtMs - nowMs) / 1000 });
  }
  window.used += amount;
}

/** Applies the limit that the route's path has, if any. */
export function limitAddress(
  context: ServerContext,
  route: RouteDefinition,
  addressHash: string,
): void {
  const limit = limitsOfPaths[route.path];
  if (limit) countAddress(context, limit, addressHash);
}
