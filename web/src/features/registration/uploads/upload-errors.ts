import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { ApiError } from '#api/api-error.ts';
import { ImageRefusal } from '#documents/prepare/prepare-image.ts';

/** The sentence for an upload that did not succeed. */
export function keyOf(error: unknown): ErrorKey {
  if (error instanceof ImageRefusal) return error.key;
  return error instanceof ApiError ? (error.errors.file ?? error.code) : 'upload_failed';
}

/** No line, or a server that has too much to do: the same picture succeeds later. */
export function willPass(error: unknown): boolean {
  return error instanceof ApiError && [0, 429, 502, 503, 504].includes(error.status);
}

/** The server wants another picture: sending this one again would change nothing. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !willPass(error);
}

/** Neither the server nor this device has the picture any more. */
export function lostFor(urlField: string): ApiError {
  const errors = { [urlField]: 'upload_not_found' } as const;
  return new ApiError({ status: 400, code: 'validation_error', message: 'No copy left', errors });
}
