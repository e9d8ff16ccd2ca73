import type { Api, RouteName } from '../../api.ts';
import type { RouteBody, RouteParams, RouteQuery } from '../../http/route.ts';

/** True for an admin route whose path has no parameter except the id of a member. */
export type IsAboutMember<R> = R extends { access: 'admin' }
  ? keyof RouteParams<R> extends 'id'
    ? true
    : false
  : false;

type ParamsOf<R> = IsAboutMember<R> extends true ? unknown : { params: RouteParams<R> };

/** The input of a route; each part is present only if the route has it. */
type RequestParts<R> = (R extends { params: unknown } ? ParamsOf<R> : unknown) &
  (R extends { query: unknown } ? { query: RouteQuery<R> } : unknown) &
  (R extends { body: unknown } ? { body: RouteBody<R> } : unknown);

/**
 * An example request that names stored records. The API description uses `sample`; tests pass the ids of records that
 * they created to `make`.
 */
export interface RequestAbout<Given, Request> {
  sample: Given;
  make(given: Given): Request;
}

export const about = <Given, Request>(
  sample: Given,
  make: (given: Given) => Request,
): RequestAbout<Given, Request> => ({ sample, make });

// biome-ignore lint/suspicious/noExplicitAny: each request has its own type `Given`.
type RequestEntry<Request> = Request | RequestAbout<any, Request>;

/**
 * One example request for each route that takes input. For an admin route about a member, `params` is left out:
 * `makeRequest` adds the member's id.
 */
export type RouteRequests = {
  [Name in RouteName as unknown extends RequestParts<Api[Name]> ? never : Name]: RequestEntry<
    RequestParts<Api[Name]>
  >;
};
