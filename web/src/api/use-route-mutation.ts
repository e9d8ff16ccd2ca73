import type { RouteDefinition, RouteResponse } from '@fanclub/contract/http/route';
import {
  type QueryKey,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { CallArguments, CallOptions } from './call-options.ts';
import { call } from './client.ts';

/** What a mutation of this route is given: `{ params, body, … }` as its definition names them. */
export type RouteInput<R> =
  Partial<CallOptions<R>> extends CallOptions<R> ? CallOptions<R> | undefined : CallOptions<R>;

interface RouteMutationOptions<R extends RouteDefinition>
  extends Omit<UseMutationOptions<RouteResponse<R>, Error, RouteInput<R>>, 'mutationFn'> {
  /** Queries that it makes untrue: those on screen are read again before it counts as done. */
  stale?: readonly QueryKey[];
}

/** A change on the server, with the types of input and answer that the route has. */
export function useRouteMutation<R extends RouteDefinition>(
  route: R,
  options: RouteMutationOptions<R> = {},
) {
  const { stale = [], onSuccess, ...rest } = options;
  const queryClient = useQueryClient();
  const mutation = useMutation({
    ...rest,
    mutationFn: (input: RouteInput<R>) => call(route, ...([input] as CallArguments<R>)),
    onSuccess: async (...success) => {
      await onSuccess?.(...success);
      await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  return { ...mutation, route };
}
