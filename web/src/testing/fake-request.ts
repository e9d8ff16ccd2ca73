import type {
  RouteBody,
  RouteDefinition,
  RouteParams,
  RouteQuery,
} from '@fanclub/contract/http/route';
import { fieldErrorsOf } from '@fanclub/contract/validation/field-errors';

/** A request that the fake server has received for a route. */
export interface Received<R = unknown> {
  params: RouteParams<R>;
  query: RouteQuery<R>;
  body: RouteBody<R>;
  /** The file parts of a form. */
  files: Record<string, File>;
  headers: Headers;
}

/** Returns the path's parameters by name, or null if the request is for another route. */
export function matchRoute(route: RouteDefinition, method: string, path: string) {
  const pattern = new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const match = route.method === method ? pattern.exec(path) : null;
  const places = Object.entries(match?.groups ?? {});
  return (
    match && Object.fromEntries(places.map(([name, value]) => [name, decodeURIComponent(value)]))
  );
}

/** Parses a request like the server. Calls `complain` if the request violates the contract. */
export function readRequest(
  route: RouteDefinition,
  params: Record<string, string>,
  search: URLSearchParams,
  init: RequestInit,
  complain: (problem: string) => void,
): Received {
  const headers = new Headers(init.headers);
  const query = Object.fromEntries(search);
  const { typed, files } = readBody(init.body);
  const body = route.normalise?.(typed) ?? typed;
  for (const [part, schema, value] of [
    ['params', route.params, params],
    ['query', route.query, query],
    ['body', route.body, body],
  ] as const) {
    const errors = schema ? fieldErrorsOf(schema, value) : {};
    if (Object.keys(errors).length > 0) complain(`got wrong ${part}: ${JSON.stringify(errors)}`);
  }
  if (route.access !== 'public' && !headers.has('authorization')) complain('got no session');
  if (typeof init.body === 'string' && headers.get('content-type') !== 'application/json')
    complain('got a body that is not called JSON');
  if (Object.keys(files).join() !== (route.multipart ?? []).join())
    complain(`got these files: ${Object.keys(files).join()}`);
  return { params, query, body, files, headers } as unknown as Received;
}

function readBody(sent: unknown): { typed: unknown; files: Record<string, File> } {
  if (!(sent instanceof FormData)) {
    return { typed: JSON.parse(typeof sent === 'string' ? sent : '{}'), files: {} };
  }
  const files: Record<string, File> = {};
  const typed: Record<string, string> = {};
  for (const [name, value] of sent.entries()) {
    if (value instanceof File) files[name] = value;
    else typed[name] = value;
  }
  return { typed, files };
}
