import {
  addressLimits,
  byteLimits,
  emulatorLimitFactor,
  type Limit,
  lastEntryFactor,
  ourAppFactor,
  overallLimits,
} from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { ReceivedFile } from './read-multipart.ts';

/** Where a call comes from, as keyed hashes of the networks. */
export interface Origin {
  addressHash: string;
  /** Of the last entry of X-Forwarded-For; often the same. */
  lastEntryHash: string;
  /** App Check proves that our own app calls. */
  isOurApp: boolean;
}

type Limited = Pick<RouteDefinition, 'limit'>;

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

/** Counts for the address, and more widely for the last entry where that is another. */
function countOrigin(
  context: ServerContext,
  what: string,
  { addressHash, lastEntryHash, isOurApp }: Origin,
  amount: number,
  limit: Limit,
): void {
  const widened = (factor: number) => ({
    ...limit,
    count: limit.count * factor * (isOurApp ? ourAppFactor : 1),
  });
  count(context, `${what}:${addressHash}`, amount, widened(1));
  if (lastEntryHash === addressHash) return;
  count(context, `${what}:last:${lastEntryHash}`, amount, widened(lastEntryFactor));
}

/** Counts a call of the route, if it is limited; throws `rate_limited` when a limit is used up. */
export function limitAddress(context: ServerContext, { limit }: Limited, origin: Origin): void {
  if (limit?.address) {
    countOrigin(context, `calls:${limit.address}`, origin, 1, addressLimits[limit.address]);
  }
  if (limit?.overall) {
    count(context, `overall:${limit.overall}`, 1, overallLimits[limit.overall]);
  }
}

/** Counts the bytes of the files that came along; throws as `limitAddress`. */
export function limitBytes(
  context: ServerContext,
  { limit }: Limited,
  origin: Origin,
  files: Record<string, ReceivedFile>,
): void {
  if (!limit?.bytes) return;
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes.length, 0);
  countOrigin(context, `bytes:${limit.bytes}`, origin, bytes, byteLimits[limit.bytes]);
}
