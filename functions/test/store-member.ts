import { randomInt } from 'node:crypto';
import { clubDay } from '@fanclub/contract/club/club-day';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import { costOf } from '@fanclub/contract/pricing/cost';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import { type BuiltMember, buildRegistration } from '@fanclub/stories/tools/build-member';
import { hashPassword } from '../src/features/accounts/stored-password.ts';
import { createMember } from '../src/features/dues/write-account.ts';
import { withStanding } from '../src/features/members/standing.ts';
import { confirmOpen, noMoneyChange } from '../src/features/money/money-change.ts';
import { openSession } from '../src/features/sessions/open-session.ts';
import { memberFromRequest } from '../src/features/submission/member-from-request.ts';
import { fingerprintsOf } from '../src/features/submission/request-hashes.ts';
import { serverContext } from '../src/platform/context.ts';
import { inTransaction } from '../src/platform/firebase/in-transaction.ts';
import { randomUid } from '../src/platform/random.ts';
import { bookReceipts } from '../src/repositories/club-receipts.ts';
import type { Member, MemberDocument } from '../src/repositories/member.ts';
import { memberEmailDoc } from '../src/repositories/member-emails.ts';
import { passwordDoc } from '../src/repositories/passwords.ts';
import { createPayments } from '../src/repositories/payments.ts';
import { readRegistrationSettings } from '../src/repositories/registration-settings.ts';
import { fileUrlOf } from '../src/repositories/uploads.ts';
import { approvalOf } from '../src/testing/approval.ts';
import { storeUpload } from './store-upload.ts';

/**
 * Stores a member directly, in the state after a registration with these values: rows, images, account and session,
 * but no mail. `stored` overwrites fields of the row; if it says that the application is approved or paid, the
 * membership and the payment are stored, too. It is several times as fast as `buildMember`, which registers through the
 * API. `buildMember` is for the stories, the sample requests, the fault tests, and the tests that need what a real
 * registration leaves, such as its mails.
 */
export async function storeMember(
  changes: Partial<Omit<RegisterRequest, 'receiptUrl' | 'passportUrl' | 'promo_code'>> = {},
  stored: Partial<MemberDocument> = {},
): Promise<BuiltMember> {
  const context = serverContext();
  const { db } = context;
  const id = randomUid();
  const requestNumber = drawRequestNumber();
  const owner = { id, request_number: requestNumber };
  const withCard = changes.juventus_card ?? true;
  const [settings, receipt, passport] = await Promise.all([
    readRegistrationSettings(context),
    storeUpload(owner, 'receipt'),
    withCard ? storeUpload(owner, 'passport') : null,
  ]);
  const passportUrl = passport && fileUrlOf(passport);
  const images = { receiptUrl: fileUrlOf(receipt), ...(passportUrl && { passportUrl }) };
  const body = await buildRegistration({ ...images, ...changes });
  const { email, password } = body;
  await context.auth.createUser({ uid: id, email });
  const [fingerprint] = fingerprintsOf(context.keyedHash, body);
  const now = context.now();
  const row = memberFromRequest(body, {
    requestNumber,
    settings,
    cost: costOf(body, priceListOf(settings)),
    promoCode: null,
    rate: null,
    fingerprint,
    now,
  });
  const { created_at } = row;
  const { member, payments } = wholeMember({ ...row, id, account: 'ready' }, stored, now);
  const hash = password && (await hashPassword(context, id, password));
  await inTransaction(db, async (transaction) => {
    createMember(transaction, db, member);
    createPayments(transaction, db, id, payments);
    bookReceipts(transaction, db, [[member, payments]]);
    if (hash) transaction.set(passwordDoc(db, id), { hash });
    transaction.create(memberEmailDoc(context, email), { uid: id, created_at });
  });
  const session = await openSession(context, { id, sessions_valid_after: null }, 'registration');
  return {
    id,
    email,
    token: session.accessToken,
    refreshToken: session.refreshToken ?? '',
    requestNumber,
    receiptUrl: body.receiptUrl,
    passportUrl: body.passportUrl,
  };
}

const by = 'reviewer@club.test';

/** Returns the member with the fields in `stored`, and with what the product writes together with them. */
function wholeMember(applicant: Member, stored: Partial<MemberDocument>, now: Date) {
  const { request_number } = applicant;
  const memberships = (stored.memberships ?? []).map((one) =>
    one.season === (stored.season ?? applicant.season) ? { ...one, request_number } : one,
  );
  const given = { ...stored, ...(stored.memberships && { memberships }) };
  const { told_number, season } = { ...applicant, ...given };
  const base = { ...applicant, applications: [{ request_number, told_number, season }], ...given };
  const isPaid = base.is_paid && stored.received === undefined;
  const memberNumber = stored.member_number ?? randomInt(1_000_000, 9_999_999);
  const marked = isPaid ? confirmOpen(base, base, { by, now, source: 'mark' }) : noMoneyChange;
  const { update, payments } =
    base.request_status === 'approved'
      ? approvalOf(base, { by, now, memberNumber, isPaid })
      : { update: marked.fields, payments: marked.rows };
  const fields = withStanding(base, { ...update, ...given }, clubDay(now));
  return { member: { ...base, ...fields, ...given }, payments };
}
