import { type Api, api, type RouteName } from '../api.ts';
import type { RouteDefinition } from '../http/route.ts';
import { applying } from './requests/applying.ts';
import { club } from './requests/club.ts';
import { codes } from './requests/codes.ts';
import { membership } from './requests/membership.ts';
import { money } from './requests/money.ts';
import { reviewing } from './requests/reviewing.ts';
import type { IsAboutMember, RequestAbout, RouteRequests } from './requests/route-request.ts';
import { memberId } from './requests/samples.ts';
import { signingIn } from './requests/signing-in.ts';

/** One example request for each route that takes input. If a route lacks one, the code does not compile. */
const routeRequests = {
  ...applying,
  ...signingIn,
  ...membership,
  ...reviewing,
  ...money,
  ...codes,
  ...club,
} satisfies RouteRequests;

type Entries = typeof routeRequests;

/** The ids and addresses that a test can insert into a route's example request. */
export type GivenOf<Name extends RouteName> = (Name extends keyof Entries
  ? Entries[Name] extends RequestAbout<infer Given, unknown>
    ? Given
    : unknown
  : unknown) &
  (Api[Name] extends { params: unknown }
    ? IsAboutMember<Api[Name]> extends true
      ? { id: string }
      : unknown
    : unknown);

export interface RequestParts {
  params?: object;
  query?: object;
  body?: object;
}

type Entry = RequestParts | RequestAbout<object, RequestParts>;

const isAbout = (entry: Entry): entry is RequestAbout<object, RequestParts> => 'make' in entry;

/**
 * Returns a route's example request with the given ids and addresses or, without them, with those of the API
 * description.
 */
export function makeRequest(name: RouteName, given?: object): RequestParts {
  const { params }: RouteDefinition = api[name];
  const entries: Partial<Record<RouteName, Entry>> = routeRequests;
  const entry = entries[name] ?? {};
  const { id = memberId, ...others }: { id?: string } = given ?? {};
  const ofMember = params && { params: { id } };
  if (!isAbout(entry)) return { ...ofMember, ...entry };
  const about = given && ('id' in entry.sample ? given : others);
  return { ...ofMember, ...entry.make(about ?? entry.sample) };
}

/** Returns a route's example request for the API description. */
export const exampleOf = (name: RouteName): RequestParts => makeRequest(name);
