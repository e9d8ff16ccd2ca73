import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@fanclub/contract/api';
import {
  approved,
  buildMember,
  uniqueEmail,
  usualBirthDate,
} from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type CaughtMail, mailPatienceMs, mailsTo } from '@fanclub/stories/tools/mailbox';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { afterAll, describe, expect, it } from 'vitest';
import { deliverMail } from '#features/mail/deliver-mail';
import { closeTransport } from '#features/mail/smtp-transport';
import { serverContext } from '#platform/context';
import { deliveredMail, deliverWaiting } from '../../../test/delivered-mail.ts';
import { testDb } from '../../../test/firebase.ts';
import { tokenInMail } from '../../../test/link-tokens.ts';
import { decisionMails, mailsAbout } from '../../../test/outbox.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';

const headers = { 'Accept-Language': 'en' };
const person = { first_name: 'Sara', juventus_card: false, language: 'en' as const };
const admin = await signInAdmin();
afterAll(closeTransport);

/**
 * Uses a link. If the server is busy (status 503), tries once more after the time that the response names, as clients
 * do.
 */
async function open(token: string) {
  const answer = await call(api.verifyMagicLink, { body: { token } });
  if (answer.status !== 503) return answer;
  await sleep(Number(answer.headers.get('retry-after')) * 1000);
  return call(api.verifyMagicLink, { body: { token } });
}
const about = (subject: RegExp) => (mail: CaughtMail) => subject.test(mail.subject);

/** Expects that the personal links in a mail about an application work. */
async function expectPersonalLinks(mail: CaughtMail, member: { id: string }): Promise<void> {
  const opened = await open(tokenInMail(mail, 'application'));
  expect(opened.body.user).toMatchObject({ id: member.id, is_admin: false });
  const { access_token: token } = opened.body;
  expect((await readOwnProfile(token)).body.id).toBe(member.id);
  const flagged = await call(api.notMe, { body: { token: tokenInMail(mail, 'not_me') } });
  expect(flagged.status).toBe(200);
  expect((await storedMember(member))?.not_me_at).not.toBeNull();
  expect((await readOwnProfile(token)).body.code).toBe('session_ended');
}

it('the mail of an application opens it again, and lets its reader say "this was not me"', async () => {
  const member = await buildMember(person);
  await expectPersonalLinks(await deliveredMail(member.email), member);
  expect((await readOwnProfile(member.token)).body.code).toBe('session_ended');
});

it('the mail of a rejection carries both links too', async () => {
  const member = await storeMember(person);
  const body = { reason: 'The receipt is blurred' };
  await call(api.rejectUser, { params: { id: member.id }, body, token: admin.token });
  const [queued] = await decisionMails(member.id);
  await testDb().doc(`mail/${queued?.id}`).update({ 'delivery.not_before': new Date() });
  await deliverMail(serverContext(), String(queued?.id));
  const mail = await deliveredMail(member.email, about(/About your application/));
  expect(mail.text).toContain('The receipt is blurred');
  await expectPersonalLinks(mail, member);
});

it.each([
  ['receipt', 'payment receipt'],
  ['passport', 'passport or ID card'],
])(
  'the mail about a removed document names the %s and carries both links',
  async (fileType, words) => {
    const member = await storeMember({ ...person, juventus_card: true });
    const params = { id: member.id, fileType };
    const answer = await call(api.deleteUserFile, { params, token: admin.token });
    expect(answer.status).toBe(200);
    const mail = await deliveredMail(member.email, about(/About your documents/));
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('upload a new one');
    await expectPersonalLinks(mail, member);
  },
);

it('the mail about a removed document is written with the removal, and not for a repeat', async () => {
  const member = await storeMember(person);
  const params = { id: member.id, fileType: 'receipt' };
  await call(api.deleteUserFile, { params, token: admin.token });
  await call(api.deleteUserFile, { params, token: admin.token });
  const templates = (await mailsAbout(member.id)).map((mail) => mail.message.template);
  expect(templates.filter((template) => template === 'document_removed')).toHaveLength(1);
});

describe('POST /api/send-magic-link', () => {
  const ask = (email: string) => call(api.sendMagicLink, { body: { email }, headers });

  it('mails an approved member a link that signs in', async () => {
    const member = await storeMember(person, approved);
    await ask(member.email);
    const mail = await deliveredMail(member.email, about(/login link/));
    const opened = await open(tokenInMail(mail, 'sign_in'));
    expect(opened.body.user).toMatchObject({ id: member.id });
    const profile = await readOwnProfile(opened.body.access_token);
    expect(profile.body.request_status).toBe('approved');
  });

  it('leads on to where the login was to lead, which is one of our own pages', async () => {
    const member = await storeMember(person, approved);
    await call(api.sendMagicLink, { body: { email: member.email, to: 'renew' }, headers });
    const mail = await deliveredMail(member.email, about(/login link/));
    expect(mail.text).toMatch(/\/login\?token=[\w-]+&to=renew\b/);
    const elsewhere = { email: member.email, to: 'https://elsewhere.example' as 'renew' };
    const refused = await call(api.sendMagicLink, { body: elsewhere, headers });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { errors: { to: 'invalid_choice' } },
    ]);
  });

  it('mails an applicant a link to the application instead', async () => {
    const member = await storeMember(person);
    await ask(member.email);
    const mail = await deliveredMail(member.email, about(/link to your application/));
    const opened = await open(tokenInMail(mail, 'application'));
    const profile = await readOwnProfile(opened.body.access_token);
    expect(profile.body.request_status).toBe('submitted');
  });

  it('answers alike for an address that nobody has, and mails nothing to it', async () => {
    const member = await storeMember(person, approved);
    const stranger = uniqueEmail('stranger');
    for (const route of [api.sendMagicLink, api.forgotPassword]) {
      const known = await call(route, { body: { email: member.email }, headers });
      const unknown = await call(route, { body: { email: stranger }, headers });
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    }
    const waiting = () => testDb().collection('mail').where('to', '==', stranger).get();
    await deliverWaiting(stranger);
    await expect.poll(async () => (await waiting()).size, { timeout: mailPatienceMs }).toBe(0);
    expect(await mailsTo(stranger)).toEqual([]);
  });

  it('mails one address three links in a quarter of an hour, and tells at the next call that none is mailed', async () => {
    const { email } = await storeMember(person, approved);
    const answers = [await ask(email), await ask(email), await ask(email), await ask(email)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[3]?.body).toEqual({ ...answers[0]?.body, used_up: true });
    const outbox = testDb().collection('mail').where('to', '==', email);
    expect((await outbox.get()).size).toBe(3);
    expect((await call(api.forgotPassword, { body: { email }, headers })).status).toBe(200);
    expect((await outbox.get()).size).toBe(4);
  });
});

describe('POST /api/send-tracking-link', () => {
  const ask = (email: string, request_number: string) =>
    call(api.sendTrackingLink, { body: { email, request_number }, headers });
  const linksTo = async (email: string) =>
    (await mailsTo(email)).filter(({ text }) => text.includes('/login?token='));

  it('mails the link to the application whose number it is', async () => {
    const member = await storeMember(person);
    const typed = member.requestNumber.toLowerCase().replace('-', ' ');
    expect((await ask(member.email.toUpperCase(), typed)).status).toBe(200);
    const mail = await deliveredMail(member.email, about(/link to your application/));
    const opened = await open(tokenInMail(mail, 'application'));
    expect(opened.body.user).toMatchObject({ id: member.id });
  });

  it('answers alike for the number of somebody else, and mails nobody', async () => {
    const [member, other] = [await storeMember(person), await storeMember(person)];
    const before = [await linksTo(member.email), await linksTo(other.email)];
    const right = await ask(uniqueEmail('stranger'), member.requestNumber);
    const wrong = await ask(member.email, other.requestNumber);
    expect([wrong.status, wrong.body]).toEqual([right.status, right.body]);
    const waiting = () => testDb().collection('mail').where('to', '==', member.email).get();
    await deliverWaiting(member.email);
    const kinds = (await waiting()).docs.map((row) => row.get('message.template'));
    expect(kinds).not.toContain('sign_in_link');
    expect([await linksTo(member.email), await linksTo(other.email)]).toEqual(before);
  });

  it.each(['', '12', 'JOFCI-0000'])('says that "%s" is no number', async (number) => {
    const { status, body } = await ask(uniqueEmail('typo'), number);
    expect([status, body.errors]).toEqual([
      400,
      { request_number: number ? 'invalid_request_number' : 'field_required' },
    ]);
  });
});

it('POST /api/forgot-password mails a link that sets a password, once', async () => {
  const member = await storeMember(person, approved);
  await call(api.forgotPassword, { body: { email: member.email }, headers });
  const mail = await deliveredMail(member.email, about(/Set a new password/));
  const body = {
    token: tokenInMail(mail, 'reset'),
    new_password: 'Zebra-Stripes-2027',
    birth_date: usualBirthDate,
  };
  expect((await call(api.resetPassword, { body })).status).toBe(200);
  const again = await call(api.resetPassword, { body });
  expect([again.status, again.body.code]).toEqual([400, 'invalid_reset_link']);
  const credentials = { email: member.email, password: body.new_password };
  expect((await call(api.login, { body: credentials })).status).toBe(200);
  const told = await deliveredMail(member.email, about(/Your password has changed/));
  expect(told.text).not.toContain(body.new_password);
});
