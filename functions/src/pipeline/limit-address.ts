import {
  addressLimits,
  byteLimits,
  emulatorLimitFactor,
  type Limit,
} from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { ReceivedFile } from './read-multipart.ts';

function count(
  { addressWindows, environment, now }: ServerContext,
  key: string,
  amount: number,
  limit: Limit,
): void {
  const factor = environment.emulated ? emulatorLimitFactor : 1;
  const allowed = { ...limit, count: limit.count * factor };
  const waitMs = addressWindows.count(key, amount, allowed, now().getTime());
  if (waitMs > 0) throw new AppError('rate_limited', { retryAfterS: waitMs / 1000 });
}

/** Counts a call of the route, if it is limited; throws `rate_limited` when the limit is used up. */
export function limitAddress(
  context: ServerContext,
  { limit }: Pick<RouteDefinition, 'limit'>,
  addressHash: string,
): void {
  if (!limit?.address) return;
  count(context, `calls:${limit.address}:${addressHash}`, 1, addressLimits[limit.address]);
}

/** Counts the bytes of the files that came along; throws as `limitAddress`. */
export function limitBytes(
  context: ServerContext,
  { limit }: Pick<RouteDefinition, 'limit'>,
  addressHash: string,
  files: Record<string, ReceivedFile>,
): void {
  if (!limit?.bytes) return;
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes.length, 0);
  count(context, `bytes:${limit.bytes}:${addressHash}`, bytes, byteLimits[limit.bytes]);
}
