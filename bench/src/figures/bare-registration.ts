import { randomUUID } from 'node:crypto';
import { hashPassword } from '@fanclub/functions/features/accounts/stored-password';
import { createMember } from '@fanclub/functions/features/dues/write-account';
import { createKeyedHash } from '@fanclub/functions/platform/keyed-hash';
import { signInWithCustomToken } from '@fanclub/stories/tools/identity';
import { Timestamp } from 'firebase-admin/firestore';
import type { BareRegistration } from '../build-registration.ts';
import { auth, db } from '../firebase.ts';

const keyedHash = createKeyedHash('a key for the bench only');

/**
 * Derives the same hash of the password as the product, and makes the Firestore and Auth calls of a registration
 * directly with firebase-admin, one after another: a transaction with the same reads and writes, the creation of the
 * account, the update that records the account on the member, and the sign-in. At the end, queries look in parallel for
 * another application with the same receipt, and members with the same birthday or phone number.
 */
export async function registerBare(registration: BareRegistration): Promise<void> {
  const { uid, member, password } = registration;
  const hash = await hashPassword({ keyedHash }, uid, password);
  await db.runTransaction((transaction) => commit(transaction, registration, hash));
  await auth.createUser({ uid, email: member.email });
  await db.doc(`members/${uid}`).update({ account: 'ready' });
  await signInWithCustomToken(await auth.createCustomToken(uid, { session: 'application' }));
  const members = db.collection('members');
  await Promise.all([
    db
      .collection('uploads')
      .where('sha256', '==', member.receipt_upload)
      .where('file_type', '==', 'receipt')
      .where('expires_at', '==', null)
      .limit(16)
      .get(),
    members.where('birth_date', '==', member.birth_date).limit(50).get(),
    members.where('phone', '==', member.phone).limit(50).get(),
  ]);
}

async function commit(
  transaction: FirebaseFirestore.Transaction,
  { uid, member, mail, emailLockId, keyHash, promoCode }: BareRegistration,
  hash: string,
): Promise<void> {
  const emailLock = db.doc(`member_emails/${emailLockId}`);
  const number = db.doc(`applications/${member.request_number}`);
  const receipt = db.doc(`uploads/${member.receipt_upload}`);
  const passport = db.doc(`uploads/${member.passport_upload}`);
  const repeat = db.doc(`idempotency/${keyHash}`);
  await Promise.all([
    db.getAll(
      db.doc('settings/registration'),
      db.doc('settings/notifications'),
      db.doc(`promo_codes/${promoCode}`),
    ),
    transaction.getAll(
      db.doc(`admins/${member.email}`),
      emailLock,
      number,
      receipt,
      passport,
      repeat,
    ),
  ]);
  const claim = { claimed_by: uid, request_number: member.request_number, expires_at: null };
  createMember(transaction, db, { id: uid, ...member });
  transaction.set(emailLock, { uid, created_at: member.created_at });
  transaction.set(db.doc(`passwords/${uid}`), { hash });
  transaction.update(receipt, claim);
  transaction.update(passport, claim);
  transaction.create(db.doc(`promo_uses/${randomUUID()}`), { code: promoCode });
  transaction.create(db.doc(`mail/${randomUUID()}`), mail);
  transaction.set(repeat, {
    body_hash: keyHash,
    uid,
    request_number: member.request_number,
    expires_at: Timestamp.now(),
  });
}
