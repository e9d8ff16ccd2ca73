import type { Api, RouteName } from '../../api.ts';
import type { RouteBody, RouteParams, RouteQuery } from '../../http/route.ts';

/** True for an admin route whose path has no parameter, or only the id of a member. */
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
 * A request that names stored records: `sample` is used in the API's description, tests pass the records that
 * they made.
 */
export interface RequestAbout<Given, Request> {
  sample: Given;
  make(given: Given): Request;
}

export const about = <Given, Request>(
  sample: Given,
  make: (given: Given) => Request,
): RequestAbout<Given, Request> => ({ sample, make });

// biome-ignore lint/suspicious/noExplicitAny: each request says itself what it is about.
type RequestEntry<Request> = Request | RequestAbout<any, Request>;

/**
 * One realistic request of every route that takes input. An admin route about a member leaves out `params`: the
 * member's id is filled in for all of them.
 */
export type RouteRequests = {
  [Name in RouteName as unknown extends RequestParts<Api[Name]> ? never : Name]: RequestEntry<
    RequestParts<Api[Name]>
  >;
};
