import { errorMessages } from '@fanclub/contract/error-messages/error-messages';
import { requestErrors } from '@fanclub/contract/errors/request-errors';
import type { ErrorBody } from '@fanclub/contract/http/error-body';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Response } from 'express';
import type { AppError } from '#platform/app-error';

/** Sends an error in the API's format. `failure` is the `detail` that the route gives for an internal error. */
export function sendError(
  response: Response,
  error: AppError,
  language: LanguageCode,
  failure?: string,
): void {
  const { code, extras } = error;
  const { status } = requestErrors[code];
  if (extras.retryAfterS) response.set('Retry-After', String(Math.ceil(extras.retryAfterS)));
  const body: ErrorBody = {
    code,
    message: errorMessages[language][code],
    detail: detailOf(error, failure),
    ...(extras.errors && { errors: extras.errors }),
    ...(extras.changed && { changed: extras.changed }),
  };
  response.status(status).json(body);
}

function detailOf({ code, extras }: AppError, failure: string | undefined): string {
  const { detail } = requestErrors[code];
  if (code === 'internal_error') return failure ?? detail;
  return extras.missing ? `${detail}: ${extras.missing.join(', ')}` : detail;
}
