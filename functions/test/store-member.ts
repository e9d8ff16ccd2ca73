import { clubDay } from '@fanclub/contract/brand/club-day';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import { costOf } from '@fanclub/contract/pricing/cost';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { buildRegistration } from '@fanclub/stories/tools/build-registration';
import { hashPassword } from '../src/features/accounts/stored-password.ts';
import { withStanding } from '../src/features/members/standing.ts';
import { openSession } from '../src/features/sessions/open-session.ts';
import { memberFromRequest } from '../src/features/submission/member-from-request.ts';
import { fingerprintsOf } from '../src/features/submission/request-hashes.ts';
import { serverContext } from '../src/platform/context.ts';
import { randomUid } from '../src/platform/random.ts';
import type { MemberDocument } from '../src/repositories/member.ts';
import { memberEmailDoc } from '../src/repositories/member-emails.ts';
import { memberDoc } from '../src/repositories/members.ts';
import { passwordDoc } from '../src/repositories/passwords.ts';
import { readRegistrationSettings } from '../src/repositories/registration-settings.ts';
import { requestNumberDoc } from '../src/repositories/request-numbers.ts';
import { fileUrlOf } from '../src/repositories/uploads.ts';
import { storeUpload } from './store-upload.ts';

/**
 * Stores a member directly, in the state after a registration with these values: rows, images, account and session,
 * but no mail. `stored` then overwrites fields of the row. It is several times as fast as `buildMember`, which
 * registers through the API. `buildMember` is for the stories, the sample requests, the fault tests, and the tests
 * that need what a real registration leaves, such as its mails.
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
  const row = memberFromRequest(body, {
    requestNumber,
    settings,
    cost: costOf(body, priceListOf(settings)),
    promoCode: null,
    rate: null,
    fingerprint,
    now: context.now(),
  });
  const { created_at } = row;
  const today = clubDay(context.now());
  const standing = withStanding({ ...row, id, ...stored }, {}, today);
  const batch = db.batch();
  batch.create(memberDoc(db, id), {
    ...row,
    account: 'ready',
    ...standing,
    ...stored,
  });
  if (password) {
    batch.set(passwordDoc(db, id), { hash: await hashPassword(context, id, password) });
  }
  batch.create(requestNumberDoc(db, requestNumber), { uid: id });
  batch.create(memberEmailDoc(context, email), { uid: id, created_at });
  const [session] = await Promise.all([
    openSession(context, { id, sessions_valid_after: null }, 'registration'),
    batch.commit(),
  ]);
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
