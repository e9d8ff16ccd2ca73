import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { instantOf } from '#features/settings/deadline';
import type { RegistrationSettings } from '#features/settings/registration-settings';
import { checkClaimable } from '#features/uploads/claim-uploads';
import { AppError, invalidFields } from '#platform/app-error';
import type { UploadDocument } from '#repositories/upload';

/** Both images must be there, of the right kind and nobody else's. */
export function checkUploads(
  receipt: DocumentSnapshot,
  passport: DocumentSnapshot | undefined,
  nowMs: number,
): void {
  const problems = {
    receiptUrl: checkClaimable(receipt, 'receipt', nowMs),
    passportUrl: passport ? checkClaimable(passport, 'passport', nowMs) : null,
  };
  const errors = Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== null),
  ) as FieldErrors;
  if (Object.values(errors).includes('upload_already_used')) {
    throw new AppError('upload_already_used', { errors });
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/** After an enforced deadline only those who uploaded their receipt before it come in. */
export function checkDeadline(
  settings: RegistrationSettings,
  receipt: DocumentSnapshot,
  nowMs: number,
): void {
  if (!settings.enforceDeadline) return;
  const deadlineMs = instantOf(settings.deadline, settings.deadlineZone);
  const uploadedAtMs = (receipt.data() as UploadDocument).created_at.toMillis();
  if (nowMs > deadlineMs && uploadedAtMs > deadlineMs) throw new AppError('registration_closed');
}
