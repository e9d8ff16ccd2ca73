import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { ApiError } from '#api/api-error.ts';
import { ImageRefusal } from '../prepare/prepare-image.ts';

/** Returns the key of the message for a failed upload. */
export function keyOf(error: unknown): ErrorKey {
  if (error instanceof ImageRefusal) return error.key;
  return error instanceof ApiError ? (error.errors.file ?? error.code) : 'upload_failed';
}

/**
 * True for a network error, too many calls or an unavailable server, after which a later attempt can succeed.
 */
export function willPass(error: unknown): boolean {
  return error instanceof ApiError && [0, 429, 502, 503, 504].includes(error.status);
}

/** True if the server refuses this image, so that a retry is useless. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !willPass(error);
}

/** Returns the error for an image of which neither the server nor this device has a copy. */
export function lostFor(urlField: string): ApiError {
  const errors = { [urlField]: 'upload_not_found' } as const;
  return new ApiError({ status: 400, code: 'validation_error', message: 'No copy left', errors });
}
