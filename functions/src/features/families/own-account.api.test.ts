import { api } from '@fanclub/contract/api';
import { approved, uniqueEmail, uploadImage } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import type { CaughtMail } from '@fanclub/stories/tools/mailbox';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, inject, it } from 'vitest';
import { prepareMail } from '#features/mail/prepare-mail';
import { serverContext } from '#platform/context';
import { uploadIdOf } from '#repositories/uploads';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import {
  aPerson,
  buildFamily,
  buildWard,
  storedFamily,
  wardsBirthDate,
} from '../../../test/build-family.ts';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { hasAccount, testAuth, testDb } from '../../../test/firebase.ts';
import { tokenInMail } from '../../../test/link-tokens.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { issuedEarlier } from '../../../test/session-times.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember, storedMembers } from '../../../test/stored.ts';
import { completeHalfFinished } from '../accounts/complete-half-finished.ts';
import { deleteFamily } from '../admin/delete-family.ts';
import { openOwnAccount as openWith } from './open-own-account.ts';

const secondServer = inject('secondServer');

let ward: Awaited<ReturnType<typeof buildWard>>;
let email: string;
const admin = await signInAdmin();
beforeEach(async () => {
  ward = await buildWard();
  email = uniqueEmail('own');
});

const offer = (to = email, { token, id } = ward) =>
  call(api.offerAccount, { token, params: { id }, body: { email: to } });
const withdraw = () => call(api.withdrawAccount, { token: ward.token, params: { id: ward.id } });
const given = {
  legal_consents: { terms: true, privacy: true },
  language: 'it' as const,
  birth_date: wardsBirthDate,
};
const open = (token: string, baseUrl?: string) =>
  call(api.openOwnAccount, { body: { token, ...given }, ...(baseUrl && { baseUrl }) });
const isLink = ({ text }: CaughtMail) => text.includes('own_account=');
const linkTo = async (to: string) => tokenInMail(await deliveredMail(to, isLink), 'own_account');
/** Offers the account and returns the link from the mail. */
async function offered(): Promise<string> {
  expect((await offer()).status).toBe(200);
  return linkTo(email);
}
const lockOf = async (address: string) =>
  (
    await testDb()
      .doc(`member_emails/${serverContext().keyedHash('email', address)}`)
      .get()
  ).get('uid');
const refused = [400, 'invalid_login_link'];

it('an offer mails a link to the address, with no name that the guardian typed, and changes nothing yet', async () => {
  const before = await storedMember(ward);
  const answer = await offer(email.toUpperCase());
  expect(answer.status).toBe(200);
  const until = Date.parse(answer.body.person.account_offered_until ?? '');
  expect(until - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000);
  const mail = await deliveredMail(email, isLink);
  expect([mail.subject, mail.text]).toEqual([
    'An account of your own at the club',
    expect.stringContaining('\nHello,\n'),
  ]);
  expect(mail.text + mail.html).not.toContain('Dana');
  expect({ ...(await storedMember(ward)), account_offer: null }).toEqual(before);
  expect(await hasAccount(ward.id)).toBe(false);
  expect((await readOwnProfile(ward.token)).body.family).toMatchObject([
    { id: ward.id, account_offered_until: answer.body.person.account_offered_until },
  ]);
});

it('an offer is for guardians with a membership, five times a day', async () => {
  const pending = await buildWard();
  await putFields(pending.guardian, { is_approved: false, request_status: 'submitted' });
  expect(statusAndCode(await offer(uniqueEmail('own'), pending))).toEqual([
    403,
    'account_not_approved',
  ]);
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await offer(uniqueEmail('own'))).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it('a call for the dependant of somebody else uses up no budget of the address or the caller', async () => {
  const other = await buildWard();
  const victim = await storeMember({ juventus_card: false }, approved);
  for (let i = 0; i < 6; i++) {
    const about = { token: other.token, id: ward.id, guardian: other.guardian };
    expect(statusAndCode(await offer(victim.email, about))).toEqual([404, 'user_not_found']);
  }
  expect((await call(api.sendMagicLink, { body: { email: victim.email } })).status).toBe(200);
  const link = await deliveredMail(victim.email, ({ text }) => text.includes('login?token='));
  expect(tokenInMail(link, 'sign_in')).toBeTruthy();
  expect((await offer(uniqueEmail('own'), other)).status).toBe(200);
});

it('an account is offered to whoever is 13 by the year, and nobody younger', async () => {
  const born = (age: number) => ({ birth_date: `${new Date().getFullYear() - age}-12-31` });
  const [child, teen] = [await buildWard(born(12)), await buildWard(born(13))];
  expect((await offer(email, child)).body.errors).toEqual({ birth_date: 'min_age_13' });
  expect((await offer(email, teen)).status).toBe(200);
});

it('an offer is refused for an address that is somebody’s, the guardian’s or an admin’s', async () => {
  const other = await storeMember({ juventus_card: false });
  for (const taken of [other.email, ward.guardian.email, admin.email]) {
    expect(statusAndCode(await offer(taken))).toEqual([409, 'user_already_exists']);
  }
  expect((await storedMember(ward))?.account_offer).toBeNull();
});

it('an offer is the guardian’s alone, for others of the family', async () => {
  const stranger = await storeMember({ juventus_card: false });
  const { guardian } = ward;
  for (const [token, id] of [
    [stranger.token, ward.id],
    [guardian.token, guardian.id],
    [guardian.token, stranger.id],
    [guardian.token, 'nobody'],
  ] as const) {
    const about = { token, params: { id } };
    const body = { email: uniqueEmail('own') };
    expect(statusAndCode(await call(api.offerAccount, { ...about, body }))).toEqual([
      404,
      'user_not_found',
    ]);
    expect(statusAndCode(await call(api.withdrawAccount, about))).toEqual([404, 'user_not_found']);
  }
  expect(statusAndCode(await offer(email, { ...ward, token: admin.token }))).toEqual([
    403,
    'forbidden',
  ]);
});

it('an offer is not offered with a token that somebody could have found: only shortly after a sign-in', async () => {
  const found = issuedEarlier(ward.token, 11 * 60_000);
  expect(statusAndCode(await offer(email, { ...ward, token: found }))).toEqual([
    403,
    'sign_in_again',
  ]);
  expect((await storedMember(ward))?.account_offer?.id).toBeUndefined();
});

it('an offer is not offered while a deletion is wanted, which also closes a link', async () => {
  const token = await offered();
  await call(api.requestDeletion, { token: ward.token, query: { for: ward.id } });
  expect(statusAndCode(await offer())).toEqual([409, 'invalid_transition']);
  expect(statusAndCode(await open(token))).toEqual(refused);
});

it('a second offer makes the last mail’s link the only one', async () => {
  const first = await offered();
  const elsewhere = uniqueEmail('own');
  await offer(elsewhere);
  expect(statusAndCode(await open(first))).toEqual(refused);
  expect((await open(await linkTo(elsewhere))).status).toBe(200);
  expect((await storedMember(ward))?.email).toBe(elsewhere);
});

it('an offer is taken back, and a mail that waits goes to nobody', async () => {
  const token = await offered();
  expect((await withdraw()).body.person.account_offered_until).toBeNull();
  expect((await withdraw()).status).toBe(200);
  expect(statusAndCode(await open(token))).toEqual(refused);
  const [mail] = (await mailsAbout(ward.id)).filter(({ to }) => to === email);
  expect(mail && (await prepareMail(serverContext(), mail))).toBeNull();
});

it('the link makes a member of their own: address, account, session, and the guardian is told', async () => {
  const answer = await open(await offered());
  expect(answer.status).toBe(200);
  expect((await readOwnProfile(answer.body.access_token)).body).toMatchObject({
    id: ward.id,
    email,
    language: 'it',
    guardian_id: null,
    first_name: 'Dana',
    family: [],
  });
  expect(await storedMember(ward)).toMatchObject({
    account: 'ready',
    has_password: false,
    account_offer: null,
    flags: [],
    receipt_also_used_by: [],
    similar_to: [],
    no_news: false,
    legal_record: { language: 'it' },
  });
  expect((await storedMember(ward))?.email_confirmed_at).toBeTruthy();
  expect(await lockOf(email)).toBe(ward.id);
  const account = await testAuth().getUser(ward.id);
  expect([account.email, account.emailVerified]).toEqual([email, true]);
  expect((await auditRowsOf(ward.id)).map(({ action }) => action)).toContain('own_account');
  const mail = await deliveredMail(ward.guardian.email, ({ subject }) =>
    /account now/.test(subject),
  );
  expect(mail.text).toContain('Dana');
  const guardian = (await readOwnProfile(ward.token)).body;
  expect(guardian.family).toEqual([]);
  expect(await storedMember(ward.guardian)).toMatchObject({ has_family: false });
  expect(statusAndCode(await offer())).toEqual([404, 'user_not_found']);
  const renewed = await call(api.refreshToken, {
    body: { refresh_token: answer.body.refresh_token ?? '' },
  });
  expect(renewed.status).toBe(200);
});

it('the session is a member’s where there is a membership, and links are mailed to the new address', async () => {
  await call(api.approveUser, { params: { id: ward.id }, body: {}, token: admin.token });
  const answer = await open(await offered());
  expect(answer.body.user?.profile).toMatchObject({ request_status: 'approved' });
  await call(api.sendMagicLink, { body: { email } });
  const mail = await deliveredMail(email, ({ text }) => text.includes('login?token='));
  expect(tokenInMail(mail, 'sign_in')).toBeTruthy();
});

it('the link leaves the others with the guardian, who sees nothing of it any more', async () => {
  const passportUrl = await uploadImage('passport');
  const body = await buildFamily({ people: [aPerson({ juventus_card: true, passportUrl })] });
  await callOrThrow(api.addFamily, { token: ward.token, body });
  const { receipt_upload: receipt } = (await storedMember(ward)) ?? {};
  const answer = await open(await offered());
  expect(await storedFamily(ward.guardian)).toHaveLength(1);
  expect(await storedMember(ward.guardian)).toMatchObject({ has_family: true });
  const see = (id: string, token: string) => call(api.getFile, { params: { id }, token });
  expect((await see(receipt ?? '', ward.token)).status).not.toBe(200);
  expect((await see(receipt ?? '', answer.body.access_token)).status).toBe(200);
  expect((await see(uploadIdOf(passportUrl), answer.body.access_token)).status).not.toBe(200);
});

it('the link asks the new adult for consent, and uses the link once', async () => {
  const token = await offered();
  const without = await call(api.openOwnAccount, {
    body: { token, ...given, legal_consents: { terms: true, privacy: false } as never },
  });
  expect([without.status, without.body.errors]).toMatchObject([
    400,
    { 'legal_consents.privacy': 'terms_privacy_required' },
  ]);
  expect((await open(token)).status).toBe(200);
  expect(statusAndCode(await open(token))).toEqual(refused);
});

it('the link ends with its time', async () => {
  const token = await offered();
  await putFields(ward, { 'account_offer.until': Timestamp.now() });
  expect(statusAndCode(await open(token))).toEqual(refused);
  expect(await hasAccount(ward.id)).toBe(false);
});

it('the link is refused where the address was taken meanwhile, and waits for it to be free', async () => {
  const token = await offered();
  const other = await storeMember({ email, juventus_card: false });
  expect(statusAndCode(await open(token))).toEqual([409, 'user_already_exists']);
  expect(await storedMember(ward)).toMatchObject({ account: 'none' });
  expect(await lockOf(email)).toBe(other.id);
  await call(api.deleteUser, { params: { id: other.id }, token: admin.token });
  expect((await open(token)).status).toBe(200);
});

it('two calls at once through two instances open one account', async () => {
  const token = await offered();
  const answers = await Promise.all([open(token), open(token, secondServer)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await storedMembers('email', email)).map(({ id }) => id)).toEqual([ward.id]);
  const opened = (await mailsAbout(ward.guardian.id)).filter(
    ({ message }) => message.template === 'own_account_opened',
  );
  expect(opened).toHaveLength(1);
});

it('an opening and a registration with the address at once are one of the two', async () => {
  const token = await offered();
  const [opened, registered] = await Promise.all([
    open(token),
    storeMember({ email, juventus_card: false }).catch(() => null),
  ]);
  expect([opened.status === 200, registered !== null].filter(Boolean)).toHaveLength(1);
  expect(await storedMembers('email', email)).toHaveLength(1);
  expect(await lockOf(email)).toBe(registered?.id ?? ward.id);
});

it('an opening and the deletion of the guardian with the family leave a whole member, or nothing', async () => {
  for (let round = 0; round < 3; round += 1) {
    ward = await buildWard();
    email = uniqueEmail('own');
    const token = await offered();
    const params = { id: ward.guardian.id };
    const [opened, deleted] = await Promise.all([
      open(token),
      call(api.deleteUser, { token: admin.token, params, query: { with_family: 'true' } }),
    ]);
    expect(deleted.status).toBe(200);
    expect(await storedMember(ward.guardian)).toBeUndefined();
    const row = await storedMember(ward);
    expect(await lockOf(email)).toBe(row && ward.id);
    expect([opened.status, await hasAccount(ward.id)]).toEqual(row ? [200, true] : [400, false]);
    if (row) expect(row).toMatchObject({ guardian_id: null, account: 'ready' });
  }
});

it('an opening is passed over by a deletion of the family that had listed the person before', async () => {
  const token = await offered();
  const context = serverContext();
  const openFirst: typeof context.mutex.run = async (keys, work) => {
    if (keys.includes(`member:${ward.id}`)) expect((await open(token)).status).toBe(200);
    return context.mutex.run(keys, work);
  };
  const mutex = Object.assign(Object.create(context.mutex), { run: openFirst });
  await deleteFamily({ ...context, mutex }, admin.email, ward.guardian.id);
  expect(await storedMember(ward.guardian)).toBeUndefined();
  expect(await storedMember(ward)).toMatchObject({ email, guardian_id: null });
});

it('an opening is closed by a deletion that has begun', async () => {
  const token = await offered();
  const context = serverContext();
  const bucket = () => {
    throw new Error('storage');
  };
  const { guardian } = ward;
  const begun = deleteFamily({ ...context, bucket }, admin.email, guardian.id);
  await expect(begun).rejects.toThrow('storage');
  expect(statusAndCode(await open(token))).toEqual(refused);
  expect(await storedMember(ward)).toMatchObject({ account: 'none', account_offer: null });
});

it('an opening whose process died after its transaction is gone on with by the same link, or the clean-up', async () => {
  for (const goOn of ['link', 'clean-up'] as const) {
    ward = await buildWard();
    email = uniqueEmail('own');
    const token = await offered();
    const context = serverContext();
    const auth = () => Promise.reject(new Error('died'));
    const broken = Object.assign(Object.create(context.auth), { createUser: auth });
    await expect(openWith({ ...context, auth: broken }, { token, ...given })).rejects.toThrow(
      'died',
    );
    expect(await storedMember(ward)).toMatchObject({ account: 'pending', email });
    if (goOn === 'link') expect((await open(token)).status).toBe(200);
    else await completeHalfFinished({ ...context, now: () => new Date(Date.now() + 61_000) });
    expect(await storedMember(ward)).toMatchObject({
      account: 'ready',
      flags: [],
      similar_to: [],
    });
    expect(await hasAccount(ward.id)).toBe(true);
    expect(await deliveredMail(ward.guardian.email)).toBeTruthy();
  }
});
