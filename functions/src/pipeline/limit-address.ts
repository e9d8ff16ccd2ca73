import {
  type AddressLimitRule,
  addressLimits,
  byteLimits,
  emulatorLimitFactor,
  fairShare,
  type Limit,
  type NetworkLimit,
  ourAppFactor,
  overallLimits,
} from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { ReceivedFile } from './read-multipart.ts';

/** Where a call comes from: keyed hashes of networks, and whether it comes from our app. */
export interface Origin {
  /** Hash of the network that counts as one address, which a call to the function's own URL can forge. */
  addressHash: string;
  /** Hash of the /24 or /48 around it. */
  wideHash: string;
  /** Hash of the /24 or /48 of the last entry of X-Forwarded-For, which no caller can forge; often `wideHash`. */
  lastEntryHash: string;
  /** True if App Check proves that our own app calls. */
  isOurApp: boolean;
  /** Counts the proxies that have passed on a call with `probe` in its X-Forwarded-For. */
  proxiesSince: (probe: string) => number;
}

export type Limited = Pick<RouteDefinition, 'limit'>;

/** An amount to add to the count of a key, and the limit of that key. */
export interface Counted {
  key: string;
  amount: number;
  limit: Limit;
  /** Key of the one among those who share the limit that makes the call. See `fairShare`. */
  sharer?: string;
}

/**
 * Adds the amounts to the counts of their keys. If one count would exceed its limit, it adds none and throws
 * `rate_limited`.
 */
export function count(
  { addressWindows, environment, now }: ServerContext,
  counted: readonly Counted[],
): void {
  const factor = environment.emulated ? emulatorLimitFactor : 1;
  const nowMs = now().getTime();
  const bounded = counted.map(({ key, amount, limit, sharer }) => {
    const most = limit.count * factor;
    const isGreedy = sharer && addressWindows.usedBy(sharer, nowMs) >= most * fairShare;
    return { key, amount, limit: { ...limit, count: sharer && !isGreedy ? 2 * most : most } };
  });
  for (const { key, amount, limit } of bounded) {
    const waitMs = addressWindows.waitFor(key, amount, limit, nowMs);
    if (waitMs > 0) throw new AppError('rate_limited', { retryAfterS: waitMs / 1000 });
  }
  for (const { key, amount, limit } of bounded) addressWindows.count(key, amount, limit, nowMs);
}

// The last entry is part of the keys, so that who forges an address uses up nothing of those who really have it.
export const addressKey = (what: string, { addressHash, lastEntryHash }: Origin) =>
  `${what}:${addressHash}:${lastEntryHash}`;
export const wideKey = (what: string, { wideHash, lastEntryHash }: Origin) =>
  `${what}:wide:${wideHash}:${lastEntryHash}`;

/** Returns what counts an amount for the address of a call and for the network around it. */
export function inNetwork(
  what: string,
  amount: number,
  { wideCount, ...limit }: NetworkLimit,
  origin: Origin,
): Counted[] {
  const factor = origin.isOurApp ? ourAppFactor : 1;
  const key = addressKey(what, origin);
  return [
    { key, amount, limit: { ...limit, count: limit.count * factor } },
    {
      key: wideKey(what, origin),
      amount,
      limit: { ...limit, count: wideCount * factor },
      sharer: key,
    },
  ];
}

/** Counts a call of the route if the route is limited; throws `rate_limited` if a limit is used up. */
export function limitAddress(context: ServerContext, { limit }: Limited, origin: Origin): void {
  if (!limit?.address) return;
  const { lastEntryHash, wideHash, isOurApp } = origin;
  const { lastEntryCount, ...rule }: AddressLimitRule = addressLimits[limit.address];
  const what = `calls:${limit.address}`;
  const last: Counted = {
    key: `${what}:last:${lastEntryHash}`,
    amount: 1,
    limit: { ...rule, count: lastEntryCount * (isOurApp ? ourAppFactor : 1) },
    sharer: wideKey(what, origin),
  };
  count(context, [
    ...inNetwork(what, 1, rule, origin),
    ...(lastEntryHash === wideHash ? [] : [last]),
  ]);
}

/** Counts a valid call in the limit that all callers of a route share; throws `rate_limited` if it is used up. */
export function limitOverall(context: ServerContext, { limit }: Limited, origin: Origin): void {
  if (!limit?.overall) return;
  // Calls that are not from our app have a separate budget, so that a flood of them does not block the app.
  const key = `overall:${limit.overall}:${origin.isOurApp}`;
  const sharer = wideKey(`calls:${limit.address}`, origin);
  count(context, [{ key, amount: 1, limit: overallLimits[limit.overall], sharer }]);
}

/** Counts the bytes of the sent files; throws `rate_limited` if the limit for bytes is used up. */
export function limitBytes(
  context: ServerContext,
  { limit }: Limited,
  origin: Origin,
  files: Record<string, ReceivedFile>,
): void {
  if (!limit?.bytes) return;
  const amount = Object.values(files).reduce((sum, file) => sum + file.bytes.length, 0);
  count(context, inNetwork(`bytes:${limit.bytes}`, amount, byteLimits[limit.bytes], origin));
}
