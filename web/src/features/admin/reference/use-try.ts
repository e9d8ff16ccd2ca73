import type { RouteDefinition } from '@fanclub/contract/http/route';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { callForResponse } from '#api/client.ts';
import { renewGate } from '#session/admin-gate.ts';
import { type Operation, requestOf } from './operations.ts';

export interface Typed {
  /** The values by parameter name; empty values are not sent. */
  values: Readonly<Record<string, string>>;
  /** The request body as JSON. */
  body: string;
  files: Readonly<Record<string, File>>;
}

export interface Answer {
  status: number;
  ms: number;
  contentType: string;
  text: string;
}

/** The maximum number of characters that are shown of a response. */
const shownLetters = 50_000;

/**
 * Sends the request of the form with the admin's own session. An error response of the server is returned as
 * a result, not thrown.
 */
export function useTry(operation: Operation) {
  return useMutation<Answer, Error, Typed>({
    mutationFn: async (typed) => {
      if (operation.method !== 'GET') renewGate(Date.now());
      const options = optionsOf(operation, typed);
      const startedAt = performance.now();
      const answered = (status: number, contentType: string, text: string): Answer => ({
        status,
        contentType,
        text: text.slice(0, shownLetters),
        ms: Math.round(performance.now() - startedAt),
      });
      try {
        const response = await callForResponse(routeOf(operation), options);
        const contentType = response.headers.get('content-type') ?? '';
        const isText = /json|text/.test(contentType);
        const text = isText ? await response.text() : '';
        return answered(response.status, contentType, pretty(text));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status === 0) throw error;
        const { code, message, detail, errors } = error;
        return answered(
          error.status,
          'application/json',
          inLines({ code, message, detail, errors }),
        );
      }
    },
  });
}

/** Returns a route definition with the parts that the HTTP client needs. */
const routeOf = ({ method, path, summary }: Operation): RouteDefinition => ({
  method,
  path,
  summary,
  access: 'admin',
  status: 200,
  errors: [],
});

/** Returns the options of the call. Throws a SyntaxError if the body is not JSON. */
function optionsOf(operation: Operation, { values, body, files }: Typed) {
  const { fields, body: example } = requestOf(operation);
  const given = (place: 'path' | 'query') =>
    Object.fromEntries(
      fields.flatMap(({ name, in: where }) =>
        where === place && values[name] ? [[name, values[name]]] : [],
      ),
    );
  return {
    params: given('path'),
    query: given('query'),
    ...(example !== undefined && { body: JSON.parse(body) as object }),
    ...(Object.keys(files).length > 0 && { files }),
  };
}

const inLines = (value: unknown) => JSON.stringify(value, null, 2);

function pretty(text: string): string {
  try {
    return inLines(JSON.parse(text));
  } catch {
    return text;
  }
}
