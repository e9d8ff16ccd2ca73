import {
  accountLimits,
  emulatorLimitFactor,
  type HeavyLimitRule,
  heavyLimits,
} from '@fanclub/contract/http/limits';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { ServerContext } from '#platform/context';
import { type Caller, emailOf } from './caller.ts';
import { countExactly } from './limit-account.ts';
import {
  type Counted,
  count,
  inNetwork,
  type Limited,
  type Origin,
  wideKey,
} from './limit-address.ts';

interface Call {
  caller: Caller | undefined;
  params: unknown;
  origin: Origin;
}

/**
 * Counts a valid call of a route that mails, answers with a file or reads much, in the limits of the caller, of the
 * target, of a member's network and of all calls of this kind of callers. Throws `rate_limited` if one of the limits is
 * used up.
 */
export function limitHeavy(context: ServerContext, { limit }: Limited, call: Call): void {
  if (!limit?.heavy) return;
  const { caller, params, origin } = call;
  const { overall, network, ...rules }: HeavyLimitRule = heavyLimits[limit.heavy];
  const what = `heavy:${limit.heavy}`;
  const byCaller = `${what}:by:${caller?.uid}`;
  const counted: Counted[] = [];
  if (caller) counted.push({ key: byCaller, amount: 1, limit: rules.caller });
  if (params && rules.target) {
    const target = JSON.stringify(params);
    const by = caller?.kind === 'member' ? caller.uid : '';
    counted.push({ key: `${what}:of:${by}:${target}`, amount: 1, limit: rules.target });
  }
  const isMembers = caller?.kind === 'member' && network;
  if (isMembers) counted.push(...inNetwork(what, 1, network, origin));
  // The members of one network may all be one person, and so may the strangers.
  const ofNetwork = wideKey(isMembers ? what : `calls:${limit.address}`, origin);
  const sharer = isMembers || !caller ? ofNetwork : byCaller;
  const kind = caller?.kind ?? (origin.isOurApp ? 'app' : 'stranger');
  counted.push({ key: `${what}:${kind}`, amount: 1, limit: overall, sharer });
  count(context, counted);
}

/**
 * Counts a valid call in the limits for a day, of the caller and of the target, in Firestore. Throws `rate_limited` if
 * one is used up.
 */
export async function limitDaily(
  context: ServerContext,
  { limit }: Limited,
  { caller, params }: Call,
): Promise<void> {
  const { daily }: Partial<HeavyLimitRule> = limit?.heavy ? heavyLimits[limit.heavy] : {};
  if (!daily || !caller) return;
  const factor = context.environment.emulated ? emulatorLimitFactor : 1;
  const row = (of: string, count: number) => ({
    hash: context.keyedHash('limit', `${limit?.heavy} a day ${of}`),
    limit: { count: count * factor, windowMs: dayMs },
  });
  await countExactly(context, [
    row(`by ${emailOf(caller)}`, daily.caller),
    ...(params && daily.target ? [row(`of ${JSON.stringify(params)}`, daily.target)] : []),
  ]);
}

/**
 * Counts a call, or an amount, of a caller in an `inService` limit, in which services count themselves. Throws
 * `rate_limited` if the limit is used up.
 */
export const limitCaller = (
  context: ServerContext,
  name: keyof typeof accountLimits,
  caller: Caller,
  amount = 1,
) =>
  countExactly(context, [
    {
      hash: context.keyedHash('limit', `${name} ${emailOf(caller)}`),
      limit: accountLimits[name],
      amount,
    },
  ]);
