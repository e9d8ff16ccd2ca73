import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { ApiError } from '#api/api-error.ts';

/** A code that cannot be used; `key` is the sentence to show. */
export class PromoProblem extends Error {
  override readonly name = 'PromoProblem';
  readonly key: ErrorKey;

  constructor(key: ErrorKey) {
    super(key);
    this.key = key;
  }
}

/** Nobody has heard the question, or who did cannot answer: the database may be asked itself. */
export const isServerDown = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** The code itself is no good, whoever is asked and however often. */
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
