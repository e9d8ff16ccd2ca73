import type { Transaction } from 'firebase-admin/firestore';
import { isOpenHold } from '#features/promo/decide-promo';
import { standingOf } from '#features/promo/promo-standing';
import type { ServerContext } from '#platform/context';
import { adminDoc } from '#repositories/admins';
import { idempotencyDoc } from '#repositories/idempotency';
import { memberEmailDoc, otherEmailDocs } from '#repositories/member-emails';
import { notificationSettingsDoc } from '#repositories/notification-settings';
import { promoReservationDoc } from '#repositories/promo-reservations';
import { registrationSettingsDoc } from '#repositories/registration-settings';
import { requestNumberDoc } from '#repositories/request-numbers';
import { type RowReference, readTogether } from '#repositories/rows';
import { uploadDoc, uploadIdOf } from '#repositories/uploads';
import type { RegistrationAttempt } from './registration-attempt.ts';

function isHoldId(id: string | null | undefined): id is string {
  return typeof id === 'string' && /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/.test(id);
}

/** The lock and the repeat once more, under keys that are being replaced; else nothing is read. */
async function underOtherKeys(
  context: ServerContext,
  transaction: Transaction,
  email: string,
  keyHashes: readonly string[],
) {
  const read = <Row>(row: RowReference<Row>) => transaction.get(row).then((found) => found.data());
  const [locks, repeats] = await Promise.all([
    Promise.all(otherEmailDocs(context, email).map(read)),
    Promise.all(keyHashes.map((hash) => read(idempotencyDoc(context.db, hash)))),
  ]);
  return { emailHolder: locks.find(Boolean)?.uid, earlier: repeats.find(Boolean) };
}

/**
 * What a registration needs to know, in one round trip; some only where it names them. What others
 * share with it is read beside the transaction: it would lock that for everybody.
 */
export async function readRegistration(
  context: ServerContext,
  transaction: Transaction,
  {
    body,
    requestNumber,
    keyHashes,
    promo: glance,
  }: Pick<RegistrationAttempt, 'body' | 'requestNumber' | 'keyHashes' | 'promo'>,
) {
  const { db } = context;
  const [keyHash, ...otherKeyHashes] = keyHashes;
  const shared = readTogether(db, {
    settings: registrationSettingsDoc(db),
    notifications: notificationSettingsDoc(db),
  });
  const own = readTogether(transaction, {
    admin: adminDoc(db, body.email),
    emailLock: memberEmailDoc(context, body.email),
    repeat: keyHash ? idempotencyDoc(db, keyHash) : null,
    number: requestNumberDoc(db, requestNumber),
    receipt: uploadDoc(db, uploadIdOf(body.receiptUrl)),
    passport: body.passportUrl ? uploadDoc(db, uploadIdOf(body.passportUrl)) : null,
    hold: isHoldId(body.promo_reservation) ? promoReservationDoc(db, body.promo_reservation) : null,
  });
  const [common, { emailLock, repeat, ...reads }] = await Promise.all([shared, own]);
  const replaced = await underOtherKeys(context, transaction, body.email, otherKeyHashes);
  const isHeld =
    glance !== null && isOpenHold(reads.hold?.data(), glance.row.id, context.now().getTime());
  const promo = glance && !isHeld ? await standingOf(transaction, db, glance) : glance;
  return {
    ...common,
    ...reads,
    emailHolder: emailLock.data()?.uid ?? replaced.emailHolder,
    earlier: repeat?.data() ?? replaced.earlier,
    promo,
  };
}

export type RegistrationReads = Awaited<ReturnType<typeof readRegistration>>;
