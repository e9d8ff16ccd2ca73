import type { ErrorBody } from '@fanclub/contract/http/error-body';
import { type RouteDefinition, type RouteResponse, routePath } from '@fanclub/contract/http/route';

export interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /**
   * JSON body or, if the route takes files, text fields of the form. Its type is unknown, because tests also send
   * invalid bodies.
   */
  body?: unknown;
  files?: Record<string, Blob>;
  /** Token for the header `Authorization: Bearer …`. */
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Address of the server to call; the API under test if absent. */
  baseUrl?: string;
}

/** Body of a response: the fields of a success and, optional, those of an error. */
type AnswerBody<R> =
  RouteResponse<R> extends object ? RouteResponse<R> & Partial<ErrorBody> : Partial<ErrorBody>;

export interface ApiAnswer<R> {
  status: number;
  headers: Headers;
  body: AnswerBody<R>;
  bytes: Buffer;
}

function formOf(fields: unknown, files: Record<string, Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((fields ?? {}) as Record<string, string>)) {
    form.append(name, value);
  }
  for (const [name, blob] of Object.entries(files)) form.append(name, blob, `${name}.jpg`);
  return form;
}

function payloadOf(route: RouteDefinition, { body, files }: CallOptions): RequestInit {
  if (route.multipart) return { body: formOf(body, files ?? {}) };
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Returns the address of the API under test, which the launcher of the suite passes in `API_URL`. */
export function apiUrl(): string {
  const url = process.env.API_URL;
  if (!url) throw new Error('API_URL is not set: run the API tests with `npm test`.');
  return url;
}

/** Calls a route of the API under test. An error response does not throw, but is returned. */
export async function call<R extends RouteDefinition>(
  route: R,
  options: CallOptions = {},
): Promise<ApiAnswer<R>> {
  const query = new URLSearchParams(options.query).toString();
  const url = `${options.baseUrl ?? apiUrl()}${routePath(route.path, options.params)}${query && `?${query}`}`;
  const payload = payloadOf(route, options);
  const response = await fetch(url, {
    ...payload,
    method: route.method,
    headers: {
      ...payload.headers,
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    } as Record<string, string>,
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(bytes.toString()) : {}) as AnswerBody<R>,
    bytes,
  };
}

const mostTries = 5;

/**
 * Calls a route and returns the body. Throws if the response is not a success. If the server is too busy for an upload or
 * a PUT (503), sends the call again after the delay in `Retry-After`, as the web app does.
 */
export async function callOrThrow<R extends RouteDefinition>(
  route: R,
  options: CallOptions = {},
): Promise<AnswerBody<R>> {
  for (let tried = 1; ; tried++) {
    const { status, body, headers } = await call(route, options);
    if (status === route.status) return body;
    const { method, multipart }: RouteDefinition = route;
    const mayTryAgain = status === 503 && (multipart || method === 'PUT');
    if (!mayTryAgain || tried === mostTries) {
      throw new Error(`${route.method} ${route.path} answered ${status}: ${JSON.stringify(body)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, Number(headers.get('retry-after')) * 1000));
  }
}

/** Returns the status of a response and, for an error, its code. */
export const statusAndCode = ({ status, body }: { status: number; body: object }) => [
  status,
  (body as { code?: string }).code,
];
