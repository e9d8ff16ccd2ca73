import type { RouteDefinition } from '@fanclub/contract/http/route';
import { queryOptions } from '@tanstack/react-query';
import type { AnyCallOptions, CallArguments } from './call-options.ts';
import { call } from './client.ts';

/** Query of a `GET` route, cached by its path and parameters. */
export function routeQuery<R extends RouteDefinition>(route: R, ...[options]: CallArguments<R>) {
  const { params, query }: AnyCallOptions = options ?? {};
  return queryOptions({
    queryKey: [route.path, { ...params, ...query }],
    queryFn: ({ signal }) => call(route, ...([{ ...options, signal }] as CallArguments<R>)),
  });
}
