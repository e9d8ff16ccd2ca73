import { promoCodePattern } from '@fanclub/contract/promo/code';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { notificationSettingsDoc } from '#features/settings/notification-settings';
import { registrationSettingsDoc } from '#features/settings/registration-settings';
import { adminDoc } from '#repositories/admin-repository';
import { memberEmailDoc, requestNumberDoc } from '#repositories/member-repository';
import { promoCodeDoc } from '#repositories/promo-record';
import { promoReservationDoc } from '#repositories/promo-reservation';
import { uploadDoc, uploadIdOf } from '#repositories/upload';
import { idempotencyDoc } from './idempotency.ts';
import type { RegistrationAttempt } from './registration-attempt.ts';

/** What a registration reads; the last four only when the request names them. */
export interface RegistrationReads {
  settings: DocumentSnapshot;
  notifications: DocumentSnapshot;
  admin: DocumentSnapshot;
  emailLock: DocumentSnapshot;
  number: DocumentSnapshot;
  receipt: DocumentSnapshot;
  passport?: DocumentSnapshot;
  repeat?: DocumentSnapshot;
  promo?: DocumentSnapshot;
  hold?: DocumentSnapshot;
}

function isCode(code: string | null | undefined): code is string {
  return typeof code === 'string' && promoCodePattern.test(code);
}

function isHoldId(id: string | null | undefined): id is string {
  return typeof id === 'string' && /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/.test(id);
}

function wantedDocuments(
  db: Firestore,
  { body, emailHash, requestNumber, keyHash }: RegistrationAttempt,
): Record<keyof RegistrationReads, DocumentReference | null> {
  return {
    settings: registrationSettingsDoc(db),
    notifications: notificationSettingsDoc(db),
    admin: adminDoc(db, body.email),
    emailLock: memberEmailDoc(db, emailHash),
    number: requestNumberDoc(db, requestNumber),
    receipt: uploadDoc(db, uploadIdOf(body.receiptUrl)),
    passport: body.passportUrl ? uploadDoc(db, uploadIdOf(body.passportUrl)) : null,
    repeat: keyHash ? idempotencyDoc(db, keyHash) : null,
    promo: isCode(body.promo_code) ? promoCodeDoc(db, body.promo_code) : null,
    hold: isHoldId(body.promo_reservation) ? promoReservationDoc(db, body.promo_reservation) : null,
  };
}

/** Reads all documents of a registration in one round trip. */
export async function readRegistration(
  db: Firestore,
  transaction: Transaction,
  attempt: RegistrationAttempt,
): Promise<RegistrationReads> {
  const wanted = Object.entries(wantedDocuments(db, attempt)).filter(
    (entry): entry is [keyof RegistrationReads, DocumentReference] => entry[1] !== null,
  );
  const snapshots = await transaction.getAll(...wanted.map(([, ref]) => ref));
  return Object.fromEntries(
    wanted.map(([name], index) => [name, snapshots[index]]),
  ) as unknown as RegistrationReads;
}
