import { clubInstant } from '@fanclub/contract/club/club-day';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { checkClaimable } from '#features/uploads/check-claimable';
import { AppError, invalidFields } from '#platform/app-error';
import type { RegistrationSettings } from '#repositories/registration-settings';
import type { UploadDocument } from '#repositories/uploads';
import type { ReadApplication } from './read-submission.ts';

/**
 * Returns the receipt. Throws unless the receipt and the identity images can be claimed, and each image is given for
 * one person only.
 */
export function checkUploads(
  receipt: UploadDocument | undefined,
  applications: readonly Pick<ReadApplication, 'path' | 'passport'>[],
  nowMs: number,
): UploadDocument {
  const passports = applications.flatMap(({ path, passport }) =>
    passport ? [{ field: `${path}passportUrl`, id: passport.id, upload: passport.data() }] : [],
  );
  const problems = {
    receiptUrl: checkClaimable(receipt, 'receipt', nowMs),
    ...Object.fromEntries(
      passports.map(({ field, id, upload }, i) => {
        const isFirst = passports.findIndex((other) => other.id === id) === i;
        const problem = isFirst ? checkClaimable(upload, 'passport', nowMs) : 'upload_already_used';
        return [field, problem];
      }),
    ),
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

/**
 * Throws `registration_closed` if registration has closed, by its deadline or by staff, unless the receipt was uploaded
 * before it closed.
 */
export function checkDeadline(
  settings: RegistrationSettings,
  receipt: UploadDocument,
  nowMs: number,
): void {
  const { enforce_deadline, deadline, closed, since } = settings;
  const ends = [
    ...(enforce_deadline ? [clubInstant(deadline)] : []),
    ...(closed && since.closed ? [since.closed.toMillis()] : []),
  ];
  const endMs = Math.min(...ends);
  const uploadedAtMs = receipt.created_at.toMillis();
  if (nowMs > endMs && uploadedAtMs > endMs) throw new AppError('registration_closed');
}
