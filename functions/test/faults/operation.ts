import { api, type RouteName } from '@fanclub/contract/api';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import type { CallOptions } from '@fanclub/stories/tools/call';
import type { Given } from '../requests/given.ts';
import { requestOf } from '../requests/request-of.ts';

/** An operation that is killed, and the statuses that a repeated call may have. */
export interface Operation {
  name: string;
  route: RouteDefinition;
  prepare: () => Promise<CallOptions>;
  /** The statuses that a repeated call after the kill may have. */
  repeatAnswers: readonly number[];
  /** True if the clean-up finishes a killed operation without a repeated call. */
  finishesItself: boolean;
}

interface Differences<Name extends RouteName> {
  /** Prepares the state for the call and returns its values, if the usual ones of the route do not fit. */
  given?: Given<Name>;
  /** By default only the status of success. */
  repeatAnswers?: readonly number[];
  /** Set if only a repeated call finishes a killed operation. */
  needsRepeat?: true;
}

/** Returns an operation that calls a route with its usual request, apart from these differences. */
export function operation<Name extends RouteName>(
  name: string,
  routeName: Name,
  { given, repeatAnswers, needsRepeat }: Differences<Name> = {},
): Operation {
  const route: RouteDefinition = api[routeName];
  return {
    name,
    route,
    prepare: async () => ({
      ...(await requestOf(routeName, undefined, given)),
      ...(route.idempotencyKey && { headers: { 'idempotency-key': crypto.randomUUID() } }),
    }),
    repeatAnswers: repeatAnswers ?? [route.status],
    finishesItself: !needsRepeat,
  };
}
