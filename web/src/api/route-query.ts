import type { RouteDefinition } from '@fanclub/contract/http/route';
import { queryOptions } from '@tanstack/react-query';
import type { AnyCallOptions, CallArguments } from './call-options.ts';
import { call } from './client.ts';

/** What a `GET` route answers, kept under its path and what it was asked. */
export function routeQuery<R extends RouteDefinition>(route: R, ...[options]: CallArguments<R>) {
  const { params, query }: AnyCallOptions = options ?? {};
  return queryOptions({
    queryKey: [route.path, { ...params, ...query }],
    queryFn: ({ signal }) => call(route, ...([{ ...options, signal }] as CallArguments<R>)),
  });
}
