import type { RouteDefinition, RouteResponse } from '@fanclub/contract/http/route';
import {
  type QueryKey,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { renewGate } from '#session/admin-gate.ts';
import type { CallArguments, CallOptions } from './call-options.ts';
import { call } from './client.ts';

/** The input of a route's mutation: `params`, `query`, `body` and `files`, each only if the route has it. */
export type RouteInput<R> =
  Partial<CallOptions<R>> extends CallOptions<R> ? CallOptions<R> | undefined : CallOptions<R>;

interface RouteMutationOptions<R extends RouteDefinition>
  extends Omit<UseMutationOptions<RouteResponse<R>, Error, RouteInput<R>>, 'mutationFn'> {
  /** Queries that the mutation makes stale. Queries on screen are fetched again before the mutation counts as done. */
  stale?: readonly QueryKey[];
}

/**
 * A mutation with the route's types for input and response. A route of the panel restarts the time after which the panel
 * asks for its pass phrase again (the admin gate), unless the options have an `onMutate` of their own.
 */
export function useRouteMutation<R extends RouteDefinition>(
  route: R,
  options: RouteMutationOptions<R> = {},
) {
  const { stale = [], onSuccess, ...rest } = options;
  const queryClient = useQueryClient();
  const mutation = useMutation({
    ...(route.access === 'admin' && { onMutate: () => renewGate(Date.now()) }),
    ...rest,
    mutationFn: (input: RouteInput<R>) => call(route, ...([input] as CallArguments<R>)),
    onSuccess: async (...success) => {
      await onSuccess?.(...success);
      await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  return { ...mutation, route };
}
