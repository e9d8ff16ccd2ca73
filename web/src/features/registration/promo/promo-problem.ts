import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { ApiError } from '#api/api-error.ts';

/** The error for a code that cannot be used. `key` names the message to show. */
export class PromoProblem extends Error {
  override readonly name = 'PromoProblem';
  readonly key: ErrorKey;

  constructor(key: ErrorKey) {
    super(key);
    this.key = key;
  }
}

/** True if the server could not be reached or failed. The code is then looked up directly in the database. */
export const isServerDown = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Errors that a retry does not change, because they depend on the code, the package or the e-mail address. */
const finalKeys: readonly ErrorKey[] = [
  'invalid_promo_code',
  'promo_code_disabled',
  'promo_code_expired',
  'promo_code_max_uses_reached',
  'promo_code_other_email',
  'promo_code_other_package',
];

export function isFinal(error: unknown): boolean {
  return error instanceof PromoProblem && finalKeys.includes(error.key);
}
