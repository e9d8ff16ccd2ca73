import type { InferType, Schema } from 'yup';
import type { RequestErrorCode } from '../errors/request-errors.ts';
import type { RouteLimit } from './limits.ts';

/**
 * Access to a route: `public` is anyone, `member` a signed-in person (an application session or an approved
 * member), `admin` a Google session listed in `admins`.
 */
export type Access = 'public' | 'member' | 'admin';

/** Caching, in seconds, of a response that is the same for everybody, so that an edge near the visitor can give it. */
interface RouteCache {
  browserS: number;
  edgeS: number;
  /** Time beyond `edgeS` during which the edge may give the old response while it fetches the new one. */
  staleS: number;
}

export interface RouteDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Full path, with `{name}` for path parameters. */
  path: `/api/${string}`;
  summary: string;
  access: Access;
  /** Status of the successful response. */
  status: 200 | 201;
  params?: Schema;
  query?: Schema;
  /** JSON body; a route with `multipart` describes the form's text fields here. */
  body?: Schema;
  /** Names of the file parts of a multipart body. */
  multipart?: readonly string[];
  /** A repeat with the same `Idempotency-Key` header has the effect of one call. */
  idempotencyKey?: true;
  /** Brings what people type (digits, spaces, letter case) into the one form that `body` checks. */
  normalise?: (body: unknown) => unknown;
  /** JSON response; absent if the response is a file. */
  response?: Schema;
  /** Content types of a file that is sent in place of JSON. */
  contentTypes?: readonly string[];
  /** Rate limits of the route; without it, calls are not limited. */
  limit?: RouteLimit;
  /** Caching of a successful response; without it, nobody may keep one. */
  cache?: RouteCache;
  /** Admins may call the route before they have given the pass phrase, and after its six minutes. */
  withoutGate?: true;
  /** Pages call the route by themselves, so a call does not keep an admin's gate open. */
  withoutRenewal?: true;
  /** Calls without an App Check token are accepted, even while staff enforce it. */
  openWithoutAppCheck?: true;
  /** The `detail` of a 500 of this route: the published description of what could not be done. */
  failure?: string;
  /** Errors of this route beyond those that every route of its kind, or with its limit, can give. */
  errors: readonly Exclude<RequestErrorCode, 'rate_limited'>[];
}

type Inferred<R, K extends string> = R extends { [key in K]: infer S extends Schema }
  ? InferType<S>
  : undefined;

export type RouteParams<R> = Inferred<R, 'params'>;
export type RouteQuery<R> = Inferred<R, 'query'>;
export type RouteBody<R> = Inferred<R, 'body'>;
export type RouteResponse<R> = Inferred<R, 'response'>;

/** A route as it is declared: properties with a default may be left out. */
type DeclaredRoute = Omit<RouteDefinition, keyof Defaults> & Partial<Defaults>;
type Defaults = Pick<RouteDefinition, 'status' | 'errors'>;
const defaults: Defaults = { status: 200, errors: [] };

/** Declares a route; types of both ends derive from the schemas given here. */
export function defineRoute<const R extends DeclaredRoute>(route: R): Defaults & R {
  return { ...defaults, ...route };
}

/** Returns the `Cache-Control` of a successful response. */
export function cacheControl({ cache }: RouteDefinition): string {
  if (!cache) return 'private, no-store';
  const { browserS, edgeS, staleS } = cache;
  return `public, max-age=${browserS}, s-maxage=${edgeS}, stale-while-revalidate=${staleS}`;
}

/** Fills `{name}` places of a route's path. */
export function routePath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
