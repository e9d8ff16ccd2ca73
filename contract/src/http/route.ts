import type { InferType, Schema } from 'yup';
import type { RequestErrorCode } from '../errors/request-errors.ts';
import type { RouteLimit } from './limits.ts';

/**
 * Who may call a route: `public` anyone, `member` a signed-in person (an application
 * session or an approved member), `admin` a Google session listed in `admins`.
 */
export type Access = 'public' | 'member' | 'admin';

/** For an answer that is everybody's, so that an edge near the visitor can give it; in seconds. */
interface RouteCache {
  browserS: number;
  edgeS: number;
  /** How long beyond that the edge may give the old one while it fetches the new. */
  staleS: number;
}

export interface RouteDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Full path, with `{name}` for path parameters. */
  path: `/api/${string}`;
  summary: string;
  access: Access;
  /** Status of the successful answer. */
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
  /** JSON answer; absent where the answer is a file. */
  response?: Schema;
  /** What kinds of file answer in place of JSON. */
  contentTypes?: readonly string[];
  /** How often it may be called; without one, as often as anybody likes. */
  limit?: RouteLimit;
  /** Who may keep a successful answer, and how long; without it nobody does. */
  cache?: RouteCache;
  /** Admins may call it before they have given the pass phrase, and when its six minutes are over. */
  withoutGate?: true;
  /** Pages call it by themselves, so that it does not keep an admin's gate open. */
  withoutRenewal?: true;
  /** Nobody is refused here for want of App Check's proof, also while staff enforce it. */
  openWithoutAppCheck?: true;
  /** The `detail` of a 500 here: what could not be done, in the words that were published. */
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

/** Declares a route; types of both ends derive from the schemas given here. */
export function defineRoute<const R extends RouteDefinition>(route: R): R {
  return route;
}

/** `Cache-Control` of a successful answer. */
export function cacheControl({ cache }: RouteDefinition): string {
  if (!cache) return 'private, no-store';
  const { browserS, edgeS, staleS } = cache;
  return `public, max-age=${browserS}, s-maxage=${edgeS}, stale-while-revalidate=${staleS}`;
}

/** Fills `{name}` places of a route's path. */
export function routePath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
