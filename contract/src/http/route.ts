import type { InferType, Schema } from 'yup';
import type { RequestErrorCode } from '../errors/request-errors.ts';
import type { AdminRole } from '../roles.ts';
import type { RouteLimit } from './limits.ts';

/**
 * Who may call a route: `public` is anyone, `member` a signed-in applicant or member, `admin` a Google account that is
 * listed in `admins`.
 */
export type Access = 'public' | 'member' | 'admin';

/**
 * Caching times in seconds of a response that is the same for everybody. Browsers keep it, and so do the edge servers
 * near the visitor.
 */
interface RouteCache {
  browserS: number;
  edgeS: number;
  /** Time after `edgeS` during which an edge server may still send the old response while it fetches the new one. */
  staleS: number;
}

/** The input of a request. */
export interface RequestExample {
  params?: object;
  query?: object;
  body?: object;
}

export interface RouteDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Full path; `{name}` stands for a path parameter. */
  path: `/api/${string}`;
  summary: string;
  access: Access;
  /** Roles of the admins who may call the route. A route has them exactly if its access is `admin`. */
  roles?: readonly AdminRole[];
  /** Status of the successful response. */
  status: 200 | 201;
  params?: Schema;
  query?: Schema;
  /** Schema of the JSON body or, in a route with `multipart`, of the form's text fields. */
  body?: Schema;
  /** Names of the file parts of a multipart body. */
  multipart?: readonly string[];
  /** If true, a repeated call with the same `Idempotency-Key` header has no second effect. */
  idempotencyKey?: true;
  /**
   * Converts what people enter (for example Persian digits, spaces, capital letters) to the form that `body` checks.
   */
  normalise?: (body: unknown) => unknown;
  /** Schema of the JSON response; absent if the response is a file. */
  response?: Schema;
  /** Content types of the file that the route sends instead of JSON. */
  contentTypes?: readonly string[];
  /** Rate limits of the route. If absent, the number of calls is not limited. */
  limit?: RouteLimit;
  /** Caching of a successful response. If absent, browsers and edge servers must not store it. */
  cache?: RouteCache;
  /**
   * `optional`: a public route whose handler gets the caller of each call that carries a valid session. `unproved`: a
   * route that also works for a session of a mailed link before the address is proved, and for admins while the panel is
   * locked. If absent, a public route reads no session, and any other route needs a whole one.
   */
  session?: 'optional' | 'unproved';
  /**
   * `optional`: calls without an App Check token are accepted even while staff require it. `never`: no token is sent or
   * checked, because the POST only reads what must not be in an address. If absent, each public call that is no GET
   * needs a token while staff require it.
   */
  appCheck?: 'optional' | 'never';
  /**
   * The audit action that a successful call of an admin writes; absent if a route that only reads writes none, and
   * `nothing` if a change writes none.
   */
  tells?: string;
  /**
   * A request with which the route succeeds, if the records that it names exist. The API description shows it, and API
   * tests replace its ids. The id of a member, as only parameter of the path, is left out.
   */
  example?: RequestExample;
  /** The `detail` of this route's 500 responses, which clients may rely on. */
  failure?: string;
  /**
   * Errors of this route, without `service_busy` and `not_configured`, which any route gives, and without those that
   * follow from its other properties, such as `access`, `limit` and `body`.
   */
  errors: readonly Exclude<RequestErrorCode, 'rate_limited' | 'service_busy' | 'not_configured'>[];
}

type Inferred<R, K extends string> = R extends { [key in K]: infer S extends Schema }
  ? InferType<S>
  : undefined;

export type RouteParams<R> = Inferred<R, 'params'>;
export type RouteQuery<R> = Inferred<R, 'query'>;
export type RouteBody<R> = Inferred<R, 'body'>;
export type RouteResponse<R> = Inferred<R, 'response'>;

/**
 * A route as the route files declare it. They may leave out properties that have a default. A route with `roles` is one
 * of the panel, so it declares no `access`.
 */
type DeclaredRoute = Omit<
  RouteDefinition,
  keyof Defaults | 'access' | 'method' | 'roles' | 'response' | 'tells'
> &
  Partial<Defaults> &
  (OfMembers | ReadOfAdmins | OfAdmins);
interface OfMembers extends Pick<RouteDefinition, 'method' | 'response'> {
  access: 'public' | 'member';
}
/** A route that returns JSON for a screen of the panel. */
interface ReadOfAdmins {
  roles: readonly AdminRole[];
  method: 'GET';
  response: Schema;
  tells?: string;
}
interface OfAdmins extends Pick<RouteDefinition, 'method' | 'response'> {
  roles: readonly AdminRole[];
  tells: string;
}
type AccessOf<R> = R extends { roles: unknown } ? { access: 'admin' } : unknown;
type Defaults = Pick<RouteDefinition, 'status' | 'errors'>;
const defaults: Defaults = { status: 200, errors: [] };

/** Declares a route with the defaults filled in. Server and web derive their types from its schemas. */
export function defineRoute<const R extends DeclaredRoute>(route: R): Defaults & AccessOf<R> & R {
  const access = 'roles' in route && { access: 'admin' };
  return { ...defaults, ...access, ...route } as Defaults & AccessOf<R> & R;
}

/** Returns the `Cache-Control` header of a successful response. */
export function cacheControl({ cache }: RouteDefinition): string {
  if (!cache) return 'private, no-store';
  const { browserS, edgeS, staleS } = cache;
  return `public, max-age=${browserS}, s-maxage=${edgeS}, stale-while-revalidate=${staleS}`;
}

/** Replaces each `{name}` in a route's path by the encoded parameter of that name. */
export function routePath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

type RoutesOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends RouteDefinition
    ? Name
    : never]: Module[Name];
};

const isRoute = (exported: unknown): boolean =>
  typeof exported === 'object' && exported !== null && 'path' in exported && 'access' in exported;

/** Returns the routes that a module exports, each under its export name. */
export function routesOf<Module extends object>(module: Module): RoutesOf<Module> {
  const routes = Object.entries(module).filter(([, exported]) => isRoute(exported));
  return Object.fromEntries(routes) as RoutesOf<Module>;
}

/**
 * Format of an `Idempotency-Key`: visible ASCII characters, at least 8, so that two random keys hardly ever coincide.
 */
export const idempotencyKeyPattern = /^[\x21-\x7E]{8,200}$/;
