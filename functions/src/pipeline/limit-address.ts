import {
  type AddressLimitRule,
  addressLimits,
  byteLimits,
  emulatorLimitFactor,
  type HeavyLimit,
  heavyLimits,
  type Limit,
  ourAppFactor,
  overallLimits,
} from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { Caller } from './caller.ts';
import type { ReceivedFile } from './read-multipart.ts';

/** Where a call comes from: keyed hashes of networks, and whether it comes from our app. */
export interface Origin {
  addressHash: string;
  /** Hash of the last entry of X-Forwarded-For, which no caller can forge; often the same as `addressHash`. */
  lastEntryHash: string;
  /** True if App Check proves that our own app calls. */
  isOurApp: boolean;
  /** Counts the proxies that have passed on a call with `probe` in its X-Forwarded-For. */
  proxiesSince: (probe: string) => number;
}

type Limited = Pick<RouteDefinition, 'limit'>;

/** An amount to add to the count of a key, and the limit of that key. */
interface Counted {
  key: string;
  amount: number;
  limit: Limit;
}

/**
 * Adds the amounts to the counts of their keys. If one count would exceed its limit, it adds none and throws
 * `rate_limited`.
 */
function count(
  { addressWindows, environment, now }: ServerContext,
  counted: readonly Counted[],
): void {
  const factor = environment.emulated ? emulatorLimitFactor : 1;
  const nowMs = now().getTime();
  const widened = counted.map(({ limit, ...rest }) => ({
    ...rest,
    limit: { ...limit, count: limit.count * factor },
  }));
  for (const { key, amount, limit } of widened) {
    const waitMs = addressWindows.waitFor(key, amount, limit, nowMs);
    if (waitMs > 0) throw new AppError('rate_limited', { retryAfterS: waitMs / 1000 });
  }
  for (const { key, amount, limit } of widened) addressWindows.count(key, amount, limit, nowMs);
}

/** Counts a call of the route if the route is limited; throws `rate_limited` if a limit is used up. */
export function limitAddress(context: ServerContext, { limit }: Limited, origin: Origin): void {
  if (!limit?.address) return;
  const { addressHash, lastEntryHash, isOurApp } = origin;
  const { lastEntryCount, ...rule }: AddressLimitRule = addressLimits[limit.address];
  const what = `calls:${limit.address}`;
  const atMost = (calls: number) => ({
    ...rule,
    count: calls * (isOurApp ? ourAppFactor : 1),
  });
  count(context, [
    { key: `${what}:${addressHash}`, amount: 1, limit: atMost(rule.count) },
    ...(lastEntryHash === addressHash
      ? []
      : [{ key: `${what}:last:${lastEntryHash}`, amount: 1, limit: atMost(lastEntryCount) }]),
  ]);
}

/** Counts a valid call in the limit that all callers of a route share; throws `rate_limited` if it is used up. */
export function limitOverall(context: ServerContext, { limit }: Limited, origin: Origin): void {
  if (!limit?.overall) return;
  // Calls that are not from our app have a separate budget, so that a flood of them does not block the app.
  const key = `overall:${limit.overall}:${origin.isOurApp}`;
  count(context, [{ key, amount: 1, limit: overallLimits[limit.overall] }]);
}

/**
 * Counts a valid call of a route that mails, answers with a file or reads much, in three limits: of the caller, of the
 * target and of all calls. Throws `rate_limited` if one of the limits is used up.
 */
export function limitHeavy(
  context: ServerContext,
  { limit }: Limited,
  { caller, params, origin }: { caller: Caller | undefined; params: unknown; origin: Origin },
): void {
  if (!limit?.heavy) return;
  const { overall, ...rules }: (typeof heavyLimits)[HeavyLimit] = heavyLimits[limit.heavy];
  const what = `heavy:${limit.heavy}`;
  const counted: Counted[] = [];
  if (caller) counted.push({ key: `${what}:by:${caller.uid}`, amount: 1, limit: rules.caller });
  if (params && 'target' in rules) {
    const target = JSON.stringify(params);
    const by = caller?.kind === 'member' ? caller.uid : '';
    counted.push({ key: `${what}:of:${by}:${target}`, amount: 1, limit: rules.target });
  }
  counted.push({ key: `${what}:${origin.isOurApp}`, amount: 1, limit: overall });
  count(context, counted);
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
  const { addressHash, isOurApp } = origin;
  const rule = byteLimits[limit.bytes];
  const atMost = { ...rule, count: rule.count * (isOurApp ? ourAppFactor : 1) };
  count(context, [{ key: `bytes:${limit.bytes}:${addressHash}`, amount, limit: atMost }]);
}
