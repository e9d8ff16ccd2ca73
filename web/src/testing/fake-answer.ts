import { errorMessages } from '@fanclub/contract/error-messages/error-messages';
import { type RequestErrorCode, requestErrors } from '@fanclub/contract/errors/request-errors';
import type { ErrorBody } from '@fanclub/contract/http/error-body';
import type { RouteDefinition, RouteResponse } from '@fanclub/contract/http/route';
import { errorsOf } from '@fanclub/contract/openapi/error-responses';
import { routesOfRole } from '@fanclub/contract/panel-api';
import type { AdminRole } from '@fanclub/contract/roles';
import { isLanguageCode } from '@fanclub/contract/text/languages';
import { fieldErrorsOf } from '@fanclub/contract/validation/field-errors';

export interface Refusal extends Partial<Pick<ErrorBody, 'errors' | 'changed'>> {
  refused: RequestErrorCode;
  retryAfterS?: number;
}

/** Describes an error response; the route must declare its code. */
export function refusal(refused: RequestErrorCode, rest: Omit<Refusal, 'refused'> = {}): Refusal {
  return { refused, ...rest };
}

/** Simulates a network that is down. */
export const noNetwork = Symbol('no network');

/** Simulates a response in another format: an HTML page with status 500. */
export const brokenServer = Symbol('broken server');

export type Answer<R> =
  | (R extends { response: unknown } ? RouteResponse<R> : Blob | Response)
  | Refusal
  | typeof noNetwork
  | typeof brokenServer;

/** Builds the HTTP response. Calls `complain` if the response violates the contract. */
export function toResponse(
  route: RouteDefinition,
  answer: unknown,
  language: string | null,
  complain: (problem: string) => void,
): Response {
  if (answer === brokenServer) return new Response('<!doctype html>', { status: 500 });
  if (answer instanceof Response) return answer;
  if (answer instanceof Blob) return new Response(answer, { status: route.status });
  if (isRefusal(answer)) {
    if (!errorsOf(route).includes(answer.refused)) complain(`never answers ${answer.refused}`);
    return refuse(answer, language);
  }
  const json = JSON.stringify(answer);
  const errors = route.response ? fieldErrorsOf(route.response, JSON.parse(json)) : {};
  if (Object.keys(errors).length > 0) complain(`never answers such: ${JSON.stringify(errors)}`);
  return new Response(json, {
    status: route.status,
    headers: { 'content-type': 'application/json' },
  });
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

function refuse({ refused: code, retryAfterS, ...rest }: Refusal, language: string | null) {
  const { status, detail } = requestErrors[code];
  const message = errorMessages[isLanguageCode(language) ? language : 'en'][code];
  const body: ErrorBody = { code, message, detail, ...rest };
  const headers = new Headers({ 'content-type': 'application/json' });
  if (retryAfterS) headers.set('retry-after', String(retryAfterS));
  return new Response(JSON.stringify(body), { status, headers });
}

/** Returns what the server says about an admin with this role. */
export const adminCheck = (role: AdminRole = 'owner') => ({
  is_admin: true,
  role,
  routes: routesOfRole(role),
});
