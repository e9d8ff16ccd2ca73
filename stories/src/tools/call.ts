import type { ErrorBody } from '@fanclub/contract/http/error-body';
import { type RouteDefinition, type RouteResponse, routePath } from '@fanclub/contract/http/route';

export interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /**
   * The JSON body, or the form's text fields when the route takes files. Not validated, because tests also
   * send bad input.
   */
  body?: unknown;
  files?: Record<string, Blob>;
  /** The token of the header `Authorization: Bearer …`. */
  token?: string | undefined;
  headers?: Record<string, string>;
  /** The address of another server than the one under test. */
  baseUrl?: string;
}

/** The body of a route's response: the fields of a success, and optionally those of an error. */
type AnswerBody<R> =
  RouteResponse<R> extends object ? RouteResponse<R> & Partial<ErrorBody> : Partial<ErrorBody>;

export interface Answer<R> {
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

/** The address of the API under test, from the environment that the launcher sets. */
export function apiUrl(): string {
  const url = process.env.API_URL;
  if (!url) throw new Error('API_URL is not set: run the API tests with `npm test`.');
  return url;
}

/** Calls a route of the API under test over HTTP. An error response is returned like any other. */
export async function call<R extends RouteDefinition>(
  route: R,
  options: CallOptions = {},
): Promise<Answer<R>> {
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

const fileTries = 5;

/**
 * Calls a route that must succeed, and returns the body. A file that the server is too busy for is sent
 * again after the given delay, as the web app does.
 */
export async function callOrThrow<R extends RouteDefinition>(
  route: R,
  options: CallOptions = {},
): Promise<AnswerBody<R>> {
  for (let tried = 1; ; tried++) {
    const { status, body, headers } = await call(route, options);
    if (status === route.status) return body;
    const mayTryAgain = status === 503 && (route as RouteDefinition).multipart;
    if (!mayTryAgain || tried === fileTries) {
      throw new Error(`${route.method} ${route.path} answered ${status}: ${JSON.stringify(body)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, Number(headers.get('retry-after')) * 1000));
  }
}
