import { api } from '@fanclub/contract/api';
import { birthDateTries } from '@fanclub/contract/http/limits';
import { ownPayments } from '@fanclub/contract/money/own-payments';
import {
  approved,
  type BuiltMember,
  usualBirthDate as birth_date,
  buildMember,
} from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { signInWithGoogle } from '@fanclub/stories/tools/identity';
import { type CaughtMail, mailsTo } from '@fanclub/stories/tools/mailbox';
import { readProfile } from '@fanclub/stories/tools/read-profile';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { uploadIdOf } from '#repositories/uploads';
import { approveDirectly } from '../../../test/approve-directly.ts';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { newLinkToken, tokenInMail } from '../../../test/link-tokens.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember } from '../../../test/stored.ts';

const headers = { 'Accept-Language': 'en' };
const password = 'Zebra-Stripes-1897';
const person = { juventus_card: true, language: 'en' as const, password };
const needed = [403, 'birth_date_needed'];
const ended = [401, 'session_ended'];

const about = (subject: RegExp) => (mail: CaughtMail) => subject.test(mail.subject);
const received = (member: BuiltMember) =>
  deliveredMail(member.email, about(/We have your application/));

async function see(fileUrl: string | null | undefined, token: string) {
  const { status, body } = await call(api.getFile, {
    params: { id: uploadIdOf(fileUrl ?? '') },
    token,
  });
  return status === 200 ? 'shown' : body.code;
}

type Opening = 'application' | 'confirm' | 'sign_in';

/** Opens a link; `device` is the token of the session that the device has. */
const openLink = (token: string, device?: string) =>
  callOrThrow(api.verifyMagicLink, { body: { token }, token: device });
const openNew = async (kind: Opening, member: BuiltMember, device?: string) =>
  (await openLink(await newLinkToken(kind, member), device)).access_token;

const prove = (token: string, date = birth_date) =>
  call(api.proveBirthDate, { body: { birth_date: date }, token });
const logIn = ({ email }: BuiltMember, word = password) =>
  call(api.login, { body: { email, password: word } });
const confirmedAt = async (member: { id: string }) =>
  (await storedMember(member))?.email_confirmed_at ?? null;

it('a stranger opens state and number by the first mail, and nothing personal', async () => {
  const member = await buildMember(person);
  const opened = await openLink(tokenInMail(await received(member), 'confirm'));
  const { access_token: token } = opened;
  expect(opened.user.profile).toBeNull();
  const profile = await readOwnProfile(token);
  expect(profile.body).toMatchObject({
    limited: true,
    request_number: member.requestNumber,
    request_status: 'submitted',
    is_paid: false,
    requested: null,
  });
  const told = JSON.stringify([opened.user, profile.body]);
  for (const own of [member.email, 'Rossi', birth_date, '912123', 'Valiasr', '/api/files/']) {
    expect(told).not.toContain(own);
  }
  expect(await see(member.passportUrl, token)).toBe('birth_date_needed');
  expect(await see(member.receiptUrl, token)).toBe('birth_date_needed');
  expect(await confirmedAt(member)).toBeNull();
});

it.each([
  ['application', {}],
  ['confirm', {}],
  ['sign_in', approved],
] as const)(
  'a stranger carries nothing away and changes nothing by a link of the kind %s',
  async (kind, stored) => {
    const member = await storeMember(person, stored);
    const token = await openNew(kind, member);
    const calls = [
      call(api.exportOwnData, { token }),
      call(ownPayments, { token }),
      call(api.confirmAddress, { token }),
      call(api.updateContact, { token, body: { phone: '+989121234568' } }),
      call(api.setFirstPassword, { token, body: { new_password: 'Other-Stripes-1897' } }),
    ];
    for (const answer of await Promise.all(calls)) expect(statusAndCode(answer)).toEqual(needed);
    expect((await readOwnProfile(token)).body).toMatchObject({ limited: true });
  },
);

it('a stranger sets no password by a mailed link', async () => {
  const member = await storeMember(person, approved);
  const body = { token: await newLinkToken('reset', member), new_password: 'Other-Stripes-1897' };
  expect(statusAndCode(await call(api.resetPassword, { body }))).toEqual(needed);
  expect((await logIn(member)).status).toBe(200);
});

it('a stranger guesses the birth date five times, from wherever and with whichever link', async () => {
  const member = await storeMember(person);
  const sessions = [await openNew('application', member), await openNew('confirm', member)];
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < birthDateTries.count; i++) {
    codes.push((await prove(sessions[i % 2] ?? '', `198${i}-01-01`)).body.code);
  }
  expect(codes).toEqual(Array(birthDateTries.count).fill('birth_date_wrong'));
  for (const token of sessions) {
    expect(statusAndCode(await prove(token))).toEqual([403, 'birth_date_locked']);
  }
  expect(await confirmedAt(member)).toBeNull();
});

it('a stranger can prove nothing for an application that has no birth date', async () => {
  const member = await storeMember(person);
  await putFields(member, { birth_date: '' });
  const answer = await prove(await openNew('application', member));
  expect(statusAndCode(answer)).toEqual([403, 'birth_date_locked']);
});

it('the birth date opens everything in a new session of the same kind, and proves the address', async () => {
  const [member, admin] = [await storeMember(person), await signInAdmin()];
  const answer = await prove(await openNew('confirm', member));
  expect(answer.status).toBe(200);
  const token = answer.body.access_token;
  expect(await see(member.passportUrl, token)).toBe('shown');
  expect((await readOwnProfile(token)).body.email).toBe(member.email);
  const seen = await readProfile(admin.token, member.id);
  expect(Date.parse(seen.email_confirmed_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(await see(member.passportUrl, await openNew('application', member))).toBe('shown');
});

it('the birth date ends the password and the sessions that somebody set up before, and says so', async () => {
  const member = await storeMember(person, approved);
  const before = (await logIn(member)).body.access_token;
  const answer = await prove(await openNew('sign_in', member));
  expect(answer.body).toMatchObject({ password_ended: true });
  for (const token of [member.token, before]) {
    expect(statusAndCode(await readOwnProfile(token))).toEqual(ended);
  }
  expect(statusAndCode(await logIn(member))).toEqual([401, 'invalid_credentials']);
  const own = { new_password: 'Own-Stripes-1897' };
  const set = await call(api.setFirstPassword, { token: answer.body.access_token, body: own });
  expect(set.status).toBe(200);
  expect((await logIn(member, own.new_password)).status).toBe(200);
});

it('the birth date proves the address with a new password by a mailed link, too', async () => {
  const member = await storeMember(person, approved);
  await call(api.forgotPassword, { body: { email: member.email }, headers });
  const mail = await deliveredMail(member.email, about(/Set a new password/));
  const own = { token: tokenInMail(mail, 'reset'), new_password: 'Own-Stripes-1897' };
  const wrong = await call(api.resetPassword, { body: { ...own, birth_date: '1991-01-01' } });
  expect(statusAndCode(wrong)).toEqual([400, 'birth_date_wrong']);
  await callOrThrow(api.resetPassword, { body: { ...own, birth_date } });
  const session = await logIn(member, own.new_password);
  expect(await see(member.passportUrl, session.body.access_token)).toBe('shown');
  expect(statusAndCode(await readOwnProfile(member.token))).toEqual(ended);
});

it('the birth date may be given again after five wrong tries only once staff have corrected it', async () => {
  const [member, admin] = [await storeMember(person), await signInAdmin()];
  const token = await openNew('application', member);
  const corrected = '1990-02-03';
  for (let i = 0; i < birthDateTries.count; i++) await prove(token, corrected);
  expect(statusAndCode(await prove(token, corrected))).toEqual([403, 'birth_date_locked']);
  await callOrThrow(api.updateUser, {
    params: { id: member.id },
    token: admin.token,
    body: { birth_date: corrected },
  });
  expect((await prove(token, corrected)).status).toBe(200);
});

it('the birth date is asked of nobody whose address is proved', async () => {
  const stored = { ...approved, email_confirmed_at: Timestamp.now() };
  const member = await storeMember(person, stored);
  const token = await openNew('sign_in', member);
  expect(await see(member.passportUrl, token)).toBe('shown');
  expect(statusAndCode(await prove(token))).toEqual([409, 'invalid_transition']);
  expect((await logIn(member)).status).toBe(200);
});

it('the device that registered sees everything from the start, also after a renewal', async () => {
  const member = await buildMember(person);
  expect(await see(member.passportUrl, member.token)).toBe('shown');
  const renewed = await callOrThrow(api.refreshToken, {
    body: { refresh_token: member.refreshToken },
  });
  expect(await see(member.passportUrl, renewed.access_token)).toBe('shown');
});

it('the device that registered proves the address by a mailed link without a question, and nothing ends', async () => {
  const member = await storeMember(person, approved);
  const elsewhere = (await logIn(member)).body.access_token;
  const token = await openNew('confirm', member, member.token);
  expect(await see(member.passportUrl, token)).toBe('shown');
  expect(await confirmedAt(member)).not.toBeNull();
  expect((await readOwnProfile(elsewhere)).status).toBe(200);
  expect((await logIn(member)).status).toBe(200);
});

it('the device that registered proves nothing for somebody else, and a session of another kind proves nothing', async () => {
  const [member, other] = [await storeMember(person, approved), await storeMember(person)];
  const byPassword = (await logIn(member)).body.access_token;
  for (const device of [other.token, byPassword, 'no-token']) {
    const token = await openNew('application', member, device);
    expect(await see(member.passportUrl, token)).toBe('birth_date_needed');
  }
  expect(await see(member.passportUrl, byPassword)).toBe('address_not_confirmed');
});

const ways = [
  ['Google', async ({ email }: BuiltMember) => (await signInWithGoogle(email)).idToken],
  ['a mailed link and the birth date', null],
] as const;

it.each(ways)(
  "whoever registered with a stranger's address is out once the stranger proves the address by %s",
  async (_, googleToken) => {
    const member = await approveDirectly(await buildMember(person));
    const before = (await logIn(member)).body;
    const answer = googleToken
      ? await call(api.google, { body: { token: await googleToken(member) } })
      : await prove(await openNew('sign_in', member));
    expect(answer.body).toMatchObject({ password_ended: true });
    expect(await see(member.passportUrl, answer.body.access_token)).toBe('shown');
    expect(statusAndCode(await logIn(member))).toEqual([401, 'invalid_credentials']);
    expect(statusAndCode(await readOwnProfile(before.access_token))).toEqual(ended);
    for (const refresh_token of [member.refreshToken, before.refresh_token ?? '']) {
      expect((await call(api.refreshToken, { body: { refresh_token } })).status).toBe(401);
    }
    const told = (await mailsAbout(member.id)).map(({ message }) => message.template);
    expect(told.filter((kind) => kind === 'password_ended')).toHaveLength(1);
  },
);

it('the confirmation link works on after a link that was asked for was used', async () => {
  const member = await buildMember(person);
  const mail = await received(member);
  await call(api.sendMagicLink, { body: { email: member.email }, headers });
  const asked = await deliveredMail(member.email, about(/The link to your application/));
  await openLink(tokenInMail(asked, 'application'));
  const { access_token } = await openLink(tokenInMail(mail, 'confirm'), member.token);
  expect(await see(member.passportUrl, access_token)).toBe('shown');
});

it('the confirmation link is mailed again to whoever is signed in and asks, until the address is proved', async () => {
  const member = await approveDirectly(await buildMember(person));
  const { token } = member;
  expect((await call(api.confirmAddress, { token, headers })).status).toBe(200);
  const mail = await deliveredMail(member.email, about(/Confirm your e-mail address/));
  await openLink(tokenInMail(mail, 'confirm'), token);
  const count = (await mailsTo(member.email)).length;
  expect((await call(api.confirmAddress, { token, headers })).status).toBe(200);
  expect((await mailsTo(member.email)).length).toBe(count);
});

it('the confirmation link proves nothing for the address that an admin sets later', async () => {
  const [member, admin] = [await storeMember(person), await signInAdmin()];
  await openNew('confirm', member, member.token);
  await callOrThrow(api.updateUser, {
    params: { id: member.id },
    token: admin.token,
    body: { email: `moved-${member.email}` },
  });
  expect(await confirmedAt(member)).toBeNull();
});
