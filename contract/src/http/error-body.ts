import type { ClientErrorKey } from '../errors/client-errors.ts';
import { type FieldErrorKey, fieldErrorKeys } from '../errors/field-errors.ts';
import { type RequestErrorCode, requestErrors } from '../errors/request-errors.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import { array, mixed, strictObject, string } from '../validation/yup.ts';

/** All error keys that have a translated message. */
export type ErrorKey = RequestErrorCode | FieldErrorKey | ClientErrorKey;

export interface ErrorBody {
  code: RequestErrorCode;
  /** The message in the language of `Accept-Language`. */
  message: string;
  /** What failed, always in English. */
  detail: string;
  errors?: FieldErrors;
  /** For `changed_meanwhile`: names of the fields that somebody else has changed. */
  changed?: string[];
}

export const errorBodySchema = strictObject({
  code: mixed<RequestErrorCode>()
    .oneOf(Object.keys(requestErrors) as RequestErrorCode[])
    .required(),
  message: string().required(),
  detail: string().required(),
  errors: mixed<FieldErrors>()
    .optional()
    .meta({ json: { type: 'object', additionalProperties: { enum: fieldErrorKeys } } }),
  changed: array(string().required()).optional(),
}).meta({ name: 'Error' });
