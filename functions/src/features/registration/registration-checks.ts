import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { instantOf } from '#features/settings/deadline';
import { checkClaimable } from '#features/uploads/check-claimable';
import { AppError, invalidFields } from '#platform/app-error';
import type { RegistrationSettings } from '#repositories/registration-settings';
import type { UploadDocument } from '#repositories/uploads';

/**
 * Both images must be there, of the right kind and nobody else's; answers the receipt. `passport`
 * is null where the registration names none.
 */
export function checkUploads(
  receipt: UploadDocument | undefined,
  passport: UploadDocument | undefined | null,
  nowMs: number,
): UploadDocument {
  const problems = {
    receiptUrl: checkClaimable(receipt, 'receipt', nowMs),
    passportUrl: passport === null ? null : checkClaimable(passport, 'passport', nowMs),
  };
  const errors = Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== null),
  ) as FieldErrors;
  if (Object.values(errors).includes('upload_already_used')) {
    throw new AppError('upload_already_used', { errors });
  }
  if (!receipt || Object.keys(errors).length > 0) throw invalidFields(errors);
  return receipt;
}

/** Once it is closed, by the deadline or by hand, only those who uploaded their receipt before come in. */
export function checkDeadline(
  settings: RegistrationSettings,
  receipt: UploadDocument,
  nowMs: number,
): void {
  const { enforceDeadline, deadline, deadlineZone, closedSince } = settings;
  const ends = [
    ...(enforceDeadline ? [instantOf(deadline, deadlineZone)] : []),
    ...(closedSince ? [closedSince.toMillis()] : []),
  ];
  const endMs = Math.min(...ends);
  const uploadedAtMs = receipt.created_at.toMillis();
  if (nowMs > endMs && uploadedAtMs > endMs) throw new AppError('registration_closed');
}
