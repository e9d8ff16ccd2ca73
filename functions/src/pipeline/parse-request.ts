import { requestErrors } from '@fanclub/contract/errors/request-errors';
import { maxJsonBytes } from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import type { Schema } from '@fanclub/contract/validation/yup';
import type { Request } from 'express';
import { AppError, invalidFields } from '#platform/app-error';
import { cleanTexts } from './clean-text.ts';
import { type ReceivedFile, readMultipart } from './read-multipart.ts';

/** `rawBody` is set by `receiveBody`, or by the platform if it has read the body already. */
type ReceivedRequest = Request & { rawBody?: Buffer };

export interface ParsedRequest {
  params: unknown;
  query: unknown;
  body: unknown;
  files: Record<string, ReceivedFile>;
}

function check(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const errors = fieldErrorsOf(schema, value);
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return value;
}

/**
 * Checks the parameters of the path. Nothing can have a malformed id, so that the answer is that of an id that nothing
 * has. A parameter that names one of a few words is a `validation_error`.
 */
function checkParams({ params: schema, errors: known }: RouteDefinition, params: unknown): unknown {
  if (!schema) return undefined;
  const errors = fieldErrorsOf(schema, params);
  const kinds = Object.values(errors);
  if (kinds.some((kind) => kind !== 'invalid_choice')) {
    throw new AppError(known.find((code) => requestErrors[code].status === 404) ?? 'not_found');
  }
  if (kinds.length > 0) throw invalidFields(errors);
  return params;
}

/**
 * Parses the JSON body; an empty body is an empty object. Throws `payload_too_large`, `unsupported_media_type` or
 * `malformed_json`.
 */
export function jsonBody(request: ReceivedRequest): unknown {
  const bytes = request.rawBody;
  if (!bytes?.length) return {};
  if (bytes.length > maxJsonBytes) throw new AppError('payload_too_large');
  if (!request.is('application/json')) throw new AppError('unsupported_media_type');
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new AppError('malformed_json');
  }
}

/** Reads and checks parameters, query and body of a request against its route's schemas. */
export async function parseRequest(
  route: RouteDefinition,
  request: Request,
): Promise<ParsedRequest> {
  const params = checkParams(route, { ...request.params });
  const query = check(route.query, { ...request.query });
  if (route.multipart) {
    const form = await readMultipart(request as ReceivedRequest, route.multipart);
    cleanTexts(form.fields);
    return { params, query, body: check(route.body, form.fields), files: form.files };
  }
  if (!route.body) return { params, query, body: undefined, files: {} };
  const raw = jsonBody(request);
  cleanTexts(raw);
  return { params, query, body: check(route.body, route.normalise?.(raw) ?? raw), files: {} };
}
