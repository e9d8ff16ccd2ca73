import { promoCodePattern } from '@fanclub/contract/promo/code';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { adminDoc } from '#repositories/admins';
import { idempotencyDoc } from '#repositories/idempotency';
import { memberEmailDoc } from '#repositories/member-emails';
import { notificationSettingsDoc } from '#repositories/notification-settings';
import { promoCodeDoc } from '#repositories/promo-codes';
import { promoReservationDoc } from '#repositories/promo-reservations';
import { registrationSettingsDoc } from '#repositories/registration-settings';
import { requestNumberDoc } from '#repositories/request-numbers';
import { readTogether } from '#repositories/rows';
import { uploadDoc, uploadIdOf } from '#repositories/uploads';
import type { RegistrationAttempt } from './registration-attempt.ts';

function isCode(code: string | null | undefined): code is string {
  return typeof code === 'string' && promoCodePattern.test(code);
}

function isHoldId(id: string | null | undefined): id is string {
  return typeof id === 'string' && /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/.test(id);
}

/** What a registration needs to know, in one round trip; the last four only where it names them. */
export function readRegistration(
  context: ServerContext,
  transaction: Transaction,
  { body, requestNumber, keyHash }: RegistrationAttempt,
) {
  const { db } = context;
  return readTogether(transaction, {
    settings: registrationSettingsDoc(db),
    notifications: notificationSettingsDoc(db),
    admin: adminDoc(db, body.email),
    emailLock: memberEmailDoc(context, body.email),
    number: requestNumberDoc(db, requestNumber),
    receipt: uploadDoc(db, uploadIdOf(body.receiptUrl)),
    passport: body.passportUrl ? uploadDoc(db, uploadIdOf(body.passportUrl)) : null,
    repeat: keyHash ? idempotencyDoc(db, keyHash) : null,
    promo: isCode(body.promo_code) ? promoCodeDoc(db, body.promo_code) : null,
    hold: isHoldId(body.promo_reservation) ? promoReservationDoc(db, body.promo_reservation) : null,
  });
}

export type RegistrationReads = Awaited<ReturnType<typeof readRegistration>>;
