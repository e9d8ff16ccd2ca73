import { api } from '@fanclub/contract/api';
import { uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { clubSettings, putClubBack } from '@fanclub/stories/tools/club';
import { mailsTo } from '@fanclub/stories/tools/mailbox';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeExpiredReminders } from '#features/maintenance/remove-expired-rows';
import { serverContext } from '#platform/context';
import { unhurried } from '#platform/deadline';
import { reminderIdOf } from '#repositories/reminders';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { testDb } from '../../../test/firebase.ts';

const settings = () => testDb().doc('settings/registration');
const closed = { ...clubSettings(), deadline: '2020-01-01T00:00:00', enforceDeadline: true };
const rowOf = (email: string) =>
  testDb()
    .doc(`reminders/${reminderIdOf(email)}`)
    .get();
const mailRowsTo = async (email: string) =>
  (await testDb().collection('mail').where('to', '==', email).get()).size;

/** Requests a reminder for a new e-mail, and returns the e-mail. */
async function ask(changes: object = {}, language = 'en'): Promise<string> {
  const email = uniqueEmail('waits');
  const body = { name: 'Sara', email, consent: true, ...changes };
  const headers = { 'Accept-Language': language };
  expect((await call(api.remindMe, { body, headers })).status).toBe(200);
  return email;
}

const leave = (token: string) =>
  call(api.leaveMailingList, { params: { list: 'reminder', token } });

/** Calls the route until nobody waits any longer, as the panel does. */
async function sendAll(token: string): Promise<void> {
  for (;;) {
    const { body, status } = await call(api.sendReminders, { token, body: {} });
    expect(status).toBe(200);
    if (body.waiting === 0) return;
  }
}

beforeEach(() => settings().set(closed));
afterEach(putClubBack);

it('asking to be told keeps name, address, language and what was agreed to, for a year, and mails nothing', async () => {
  const email = await ask({ name: ' سارا ' }, 'fa');
  const row = (await rowOf(email)).data();
  expect(row).toMatchObject({ email, name: 'سارا', language: 'fa', mail_id: null });
  expect(row?.privacy_version).toMatch(/^\d{4}-\d\d-\d\d$/);
  const days = (row?.expires_at.toMillis() - row?.created_at.toMillis()) / 86_400_000;
  expect(days).toBe(365);
  expect(await mailRowsTo(email)).toBe(0);
});

it('asking to be told twice is one row and one answer', async () => {
  const email = await ask();
  const again = await call(api.remindMe, { body: { name: 'Nora', email, consent: true } });
  expect(again.body).toEqual({ success: true, is_open: false });
  expect((await rowOf(email)).get('name')).toBe('Nora');
});

it.each([
  [{ consent: false }, { consent: 'consent_required' }],
  [{ name: '' }, { name: 'field_required' }],
  [{ name: 'https://evil.example' }, { name: 'invalid_name' }],
  [{ email: 'nobody' }, { email: 'invalid_email' }],
])('a request with %j is refused', async (changes, errors) => {
  const body = { name: 'Sara', email: uniqueEmail('waits'), consent: true, ...changes };
  const answer = await call(api.remindMe, { body });
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});

it('telling them waits until registration is open', async () => {
  await ask();
  const { token } = await signInAdmin();
  const { reminders } = (await call(api.readAlerts, { token })).body;
  expect(reminders?.is_open).toBe(false);
  expect(reminders?.waiting).toBeGreaterThan(0);
  const reviewer = await signInAdmin(undefined, 'open', 'reviewer');
  expect((await call(api.readAlerts, reviewer)).body.reminders).toBeNull();
  const refused = await call(api.sendReminders, { token, body: {} });
  expect([refused.status, refused.body.code]).toEqual([403, 'registration_closed']);
});

it('telling them writes everybody one mail in their own language, whoever presses the button how often', async () => {
  const [sara, ali] = [await ask(), await ask({ name: 'علی‌رضا' }, 'fa')];
  await settings().set(clubSettings());
  const { token } = await signInAdmin();
  await Promise.all([sendAll(token), sendAll(token)]);
  const { reminders } = (await call(api.readAlerts, { token })).body;
  expect(reminders).toEqual({ waiting: 0, is_open: true });

  const inEnglish = await deliveredMail(sara);
  expect(inEnglish.subject).toBe('Registration for the new season is open');
  expect(inEnglish.text).toContain('Hello Sara,');
  const inPersian = await deliveredMail(ali);
  expect(inPersian.html).toMatch(/<html[^>]* dir="rtl"/);
  expect(inPersian.text).toContain('علی‌رضا');
  for (const email of [sara, ali]) expect(await mailRowsTo(email)).toBe(1);
  expect(await mailsTo(sara)).toHaveLength(1);
  const row = (await rowOf(sara)).data();
  const days = (row?.expires_at.toMillis() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
});

it('asking once registration is open writes to nobody again who was told, and says that it is open', async () => {
  const email = await ask();
  await settings().set(clubSettings());
  const { token } = await signInAdmin();
  await sendAll(token);
  const again = await call(api.remindMe, { body: { name: 'Sara', email, consent: true } });
  expect(again.body).toEqual({ success: true, is_open: true });
  await sendAll(token);
  expect(await mailRowsTo(email)).toBe(1);
});

it('asking once registration is open keeps no name and no address', async () => {
  await settings().set(clubSettings());
  expect((await rowOf(await ask())).exists).toBe(false);
});

it('asking once registration is open and again when it has ended, is a wish for the next time', async () => {
  const email = await ask();
  await settings().set(clubSettings());
  await sendAll((await signInAdmin()).token);
  await settings().set(closed);
  await call(api.remindMe, { body: { name: 'Sara', email, consent: true } });
  expect((await rowOf(email)).get('mail_id')).toBeNull();
});

it('the way off the list is in the mail, deletes name and address, and works again', async () => {
  const email = await ask();
  await settings().set(clubSettings());
  await sendAll((await signInAdmin()).token);
  const mail = await deliveredMail(email);
  const token = /\/login\?leave_list=([\w.-]+)/.exec(mail.text)?.[1] ?? '';
  expect((await leave(token)).status).toBe(200);
  expect((await rowOf(email)).exists).toBe(false);
  expect((await leave(token)).status).toBe(200);
});

it('the way off the list is no other address’s', async () => {
  const email = await ask();
  for (const token of [reminderIdOf(email), `${reminderIdOf(email)}.guess`, 'a.b.c']) {
    const { status, body } = await leave(token);
    expect([status, body.code]).toEqual([400, 'invalid_reminder_link']);
  }
  expect((await rowOf(email)).exists).toBe(true);
});

it('an entry is deleted when its time is over', async () => {
  const [over, waiting] = [await ask(), await ask()];
  const row = (await rowOf(over)).ref;
  await row.update({ expires_at: Timestamp.fromMillis(Date.now() - 1_000) });
  await removeExpiredReminders(serverContext(), unhurried);
  expect((await rowOf(over)).exists).toBe(false);
  expect((await rowOf(waiting)).exists).toBe(true);
});
