import { randomInt } from 'node:crypto';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import { costOf } from '@fanclub/contract/pricing/cost';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import { isoDay } from '@fanclub/contract/text/day';
import { buildMail } from '@fanclub/functions/features/mail/build-mail';
import { memberFromRequest } from '@fanclub/functions/features/submission/member-from-request';
import { randomId, randomUid } from '@fanclub/functions/platform/random';
import type { MemberDocument } from '@fanclub/functions/repositories/member';
import { personsOf } from '@fanclub/functions/repositories/members';
import {
  parseRegistrationSettings,
  registrationSettingsDoc,
} from '@fanclub/functions/repositories/registration-settings';
import { deleteAll } from '@fanclub/functions/repositories/rows';
import { fileUrlOf, type UploadDocument, uploadDoc } from '@fanclub/functions/repositories/uploads';
import { demoMemberPassword } from '@fanclub/stories/tools/access';
import { buildRegistration, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from './firebase.ts';

const promoCode = 'BENCH';

/** Writes a promo code that expires after a day, so that it is valid during the whole bench. */
export async function writePromoCode(): Promise<void> {
  await db.doc(`promo_codes/${promoCode}`).set({
    discountRate: 50,
    discountType: 'percentage',
    maxUses: 1_000_000,
    usedCount: 0,
    expiresAt: Timestamp.fromMillis(Date.now() + dayMs),
  });
}

/**
 * All registrations of `buildRequest` use these two uploads, and each call of it first deletes the members of its
 * earlier calls. The stand-in for the Firestore emulator has no secondary indexes, so every row left behind would make
 * its queries slower.
 */
const uploads = { receipt: randomId(), passport: randomId() };

/** The row of an upload before any registration has claimed it. */
function uploadRow(fileType: keyof typeof uploads, id: string): UploadDocument {
  return {
    file_type: fileType,
    state: 'stored',
    object_path: `uploads/${id}.jpg`,
    content_type: 'image/jpeg',
    size: 100_000,
    sha256: id,
    claimed_by: null,
    family: null,
    request_number: null,
    created_at: Timestamp.now(),
    expires_at: Timestamp.fromMillis(Date.now() + dayMs),
  };
}

async function offerUpload(fileType: keyof typeof uploads): Promise<void> {
  const id = uploads[fileType];
  await uploadDoc(db, id).set(uploadRow(fileType, id));
}

/**
 * Returns registrations that can be sent at the same time: each is by a new person and has images that no other one
 * uses.
 */
export async function buildRequests(
  count: number,
  changes: Partial<RegisterRequest> = {},
): Promise<RegisterRequest[]> {
  const rows = db.batch();
  const requests = Array.from({ length: count }, () => {
    const [receipt, passport] = [randomId(), randomId()];
    rows.set(uploadDoc(db, receipt), uploadRow('receipt', receipt));
    rows.set(uploadDoc(db, passport), uploadRow('passport', passport));
    return requestOf(fileUrlOf(receipt), fileUrlOf(passport));
  });
  await rows.commit();
  return (await Promise.all(requests)).map((request) => ({
    ...request,
    promo_code: null,
    ...changes,
  }));
}

/**
 * Returns a birthday and a phone number that vary as in a real club, because the server searches for members with the
 * same birthday or phone number as possible duplicates.
 */
export const somebody = () => ({
  birth_date: isoDay(Date.UTC(1950, 0, 1) + randomInt(20_000) * dayMs),
  phone: `+98912${randomInt(1_000_000, 9_999_999)}`,
});

/** Returns a registration as the wizard sends it: with a club card, a passport, a promo code and a password. */
function requestOf(receiptUrl: string, passportUrl: string): Promise<RegisterRequest> {
  return buildRegistration({
    ...somebody(),
    email: uniqueEmail('bench'),
    password: demoMemberPassword,
    promo_code: promoCode,
    receiptUrl,
    passportUrl,
  });
}

const forgetEarlier = () =>
  deleteAll(db, personsOf(db).where('email', '>=', 'bench-').where('email', '<', 'bench.'));

/**
 * Returns a registration by a new person. First resets the two shared uploads and deletes the members of earlier calls.
 */
export async function buildRequest(): Promise<RegisterRequest> {
  await Promise.all([offerUpload('receipt'), offerUpload('passport'), forgetEarlier()]);
  return requestOf(fileUrlOf(uploads.receipt), fileUrlOf(uploads.passport));
}

/**
 * The data from which `registerBare` registers a person. They are built beforehand, so that the bench times only the
 * calls.
 */
export interface BareRegistration {
  uid: string;
  password: string;
  member: MemberDocument;
  mail: object;
  emailLockId: string;
  keyHash: string;
  promoCode: string;
}

/** Builds the data for `registerBare` with the product's own code. */
export async function buildBareRegistration(): Promise<BareRegistration> {
  const request = await buildRequest();
  const settings = parseRegistrationSettings(await registrationSettingsDoc(db).get());
  const requestNumber = drawRequestNumber();
  const now = new Date();
  const uid = randomUid();
  const member = memberFromRequest(request, {
    requestNumber,
    settings,
    cost: costOf(request, priceListOf(settings), { discountRate: 50, discountType: 'percentage' }),
    promoCode,
    rate: null,
    fingerprint: randomId(),
    now,
  });
  const mail = buildMail({
    id: randomId(),
    kind: 'application_received',
    memberId: uid,
    to: member,
    data: {},
    now,
  });
  return {
    uid,
    password: String(request.password),
    member,
    mail,
    emailLockId: randomId(),
    keyHash: randomId(),
    promoCode,
  };
}
