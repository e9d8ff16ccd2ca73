import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { instantOf } from '#features/settings/deadline';
import { checkClaimable } from '#features/uploads/check-claimable';
import { AppError, invalidFields } from '#platform/app-error';
import type { RegistrationSettings } from '#repositories/registration-settings';
import type { UploadDocument } from '#repositories/uploads';

/** An identity image that a request names, and the field in which it does. */
export interface NamedPassport {
  field: string;
  id: string;
  upload: UploadDocument | undefined;
}

/** The one that is somebody's own, if the request names one. */
export const ownPassport = (row: DocumentSnapshot<UploadDocument> | undefined): NamedPassport[] =>
  row ? [{ field: 'passportUrl', id: row.id, upload: row.data() }] : [];

/** All images must be there, of the right kind, and each of one person alone; answers the receipt. */
export function checkUploads(
  receipt: UploadDocument | undefined,
  passports: readonly NamedPassport[],
  nowMs: number,
): UploadDocument {
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
