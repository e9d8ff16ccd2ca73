import { leaveMailingList } from '@fanclub/contract/mail/routes';
import { setOptionalMails } from '@fanclub/contract/members/routes';
import { buildReaders, type Reader, removeReaders } from '@fanclub/stories/tools/build-readers';
import { call } from '@fanclub/stories/tools/call';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deliverMail } from '#features/mail/deliver-mail';
import { leaveToken } from '#features/mail/leave-link';
import { serverContext } from '#platform/context';
import { buildMembership, buildSeason } from '../../../test/build-season.ts';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { testDb } from '../../../test/firebase.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { keepSettings } from '../../../test/settings-staff.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember } from '../../../test/stored.ts';
import { remindOfRenewal } from './remind-of-renewal.ts';

/** Seasons and a country that no other member of this suite has. */
const [before, season, country] = ['2060/61', '2061/62', 'TF'];
const membership = buildMembership({ season: before, valid_until: '2061-06-30' });
const member = { season: before, memberships: [membership], last_season: before };
const on = (moment: string) => ({ ...serverContext(), now: () => new Date(`${moment}:00+03:30`) });
const aMonthBefore = '2061-05-31T10:00';

let readers: Reader[] = [];
keepSettings();
beforeEach(async () => {
  await buildSeason({ label: '2059/60', ends: '2060-06-30' });
  await buildSeason({ label: before, ends: '2061-06-30', started_at: Timestamp.now() });
  const started_at = Timestamp.fromDate(new Date('2061-05-01T08:00:00Z'));
  await buildSeason({ label: season, ends: '2062-06-30', started_at });
  await testDb().doc('settings/registration').set({ season }, { merge: true });
});
afterEach(async () => {
  await removeReaders(readers);
  const rows = ['seasons/2059-60', 'seasons/2060-61', 'seasons/2061-62'];
  for (const row of rows) await testDb().doc(row).delete();
  await testDb().recursiveDelete(testDb().collection('renewal_reminders'));
});

const build = async (changes: object[]) => {
  readers = await buildReaders(
    country,
    changes.map((change) => ({ ...member, ...change })),
  );
};
const stepsTold = async ({ id }: Reader) =>
  (await mailsAbout(id)).map(({ message }) => (message.data as { step: string }).step);
const stepsOfEach = () => Promise.all(readers.map(stepsTold));

it('a reminder goes to members of the season before, once for each step, whoever runs how often', async () => {
  await build([{}, { language: 'fa' }, {}]);
  await Promise.all([1, 2, 3].map(() => remindOfRenewal(on(aMonthBefore))));
  await remindOfRenewal(on('2061-06-10T10:00'));
  expect(await stepsOfEach()).toEqual([['month'], ['month'], ['month']]);
  await remindOfRenewal(on('2061-06-29T10:00'));
  await remindOfRenewal(on('2061-07-15T10:00'));
  expect(await stepsOfEach()).toEqual(Array(3).fill(['month', 'week']));
});

it.each([
  ['has renewed', { season }],
  ['wants none', { no_reminders: true }],
  ['wants to be deleted', { delete_requested_at: Timestamp.now() }],
  ['was a member of an earlier season', { last_season: '2059/60' }],
  ['is none any more', { last_season: null }],
])('a reminder does not go to whoever %s', async (_, change) => {
  await build([change, {}]);
  await remindOfRenewal(on(aMonthBefore));
  const [spared, other] = await stepsOfEach();
  expect([spared, other].map((steps) => steps?.length)).toEqual([0, 1]);
});

it('a reminder is one for a family: about the guardian’s own membership, else about the first of the others', async () => {
  await build([{}, {}, {}, {}]);
  const [guardian, first, second, other] = readers as [Reader, Reader, Reader, Reader];
  const answeredBy = (one: Reader, guardian_id: string, year: number) =>
    putFields(one, {
      guardian_id,
      account: 'none',
      created_at: new Timestamp(year, 0),
    });
  await answeredBy(first, guardian.id, 1);
  await answeredBy(second, guardian.id, 2);
  await remindOfRenewal(on(aMonthBefore));
  expect((await stepsOfEach()).map((steps) => steps.length)).toEqual([1, 0, 0, 1]);
  await putFields(guardian, { season });
  await remindOfRenewal(on('2061-06-23T10:00'));
  expect((await stepsOfEach()).map((steps) => steps.length)).toEqual([1, 1, 0, 2]);
  await answeredBy(other, guardian.id, 3);
  const [row] = await mailsAbout(first.id);
  await deliverMail(on('2061-06-23T10:00'), row?.id ?? '');
  const mail = await deliveredMail(guardian.email);
  expect(mail.text).toContain('/renew');
  await testDb().recursiveDelete(testDb().collection('renewal_reminders'));
  await putFields(guardian, { no_reminders: true });
  await remindOfRenewal(on('2061-06-23T10:00'));
  expect((await stepsOfEach()).map((steps) => steps.length)).toEqual([1, 1, 0, 2]);
});

it.each([
  ['at night', '2061-05-31T08:59', {}],
  ['between its days', '2061-05-20T10:00', {}],
  [
    'while registration is closed',
    aMonthBefore,
    { closed: { value: true, since: Timestamp.now() } },
  ],
])('a reminder does not go %s', async (_, moment, settings) => {
  await build([{}]);
  await testDb().doc('settings/registration').set(settings, { merge: true });
  expect(await remindOfRenewal(on(moment))).toBe(0);
  expect(await stepsOfEach()).toEqual([[]]);
});

it('a reminder that a dead worker left is continued, and nobody gets two', async () => {
  await build(Array.from({ length: 120 }, () => ({})));
  let steps = 1;
  await remindOfRenewal(on(aMonthBefore), () => steps--);
  expect((await stepsOfEach()).flat()).toHaveLength(100);
  await remindOfRenewal(on(aMonthBefore));
  expect((await stepsOfEach()).flat()).toHaveLength(120);
});

it('a reminder says the last day in the reader’s language, leads to the renewal, and is left by one click', async () => {
  await build([{ language: 'it', first_name: 'Marco' }]);
  const [marco] = readers as [Reader];
  await remindOfRenewal(on(aMonthBefore));
  const [row] = await mailsAbout(marco.id);
  await deliverMail(on(aMonthBefore), row?.id ?? '');
  const mail = await deliveredMail(marco.email);
  expect(mail.subject).toBe('Il tuo tesseramento scade il 30 giugno 2061');
  expect(mail.text).toMatch(/\/renew\n/);
  const url = /^<(https?:\S+)>$/.exec(mail.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const token = /\/login\?leave_renewals=(\S+)/.exec(mail.text)?.[1] ?? '';
  expect(url.endsWith(`/api/leave/renewal/${token}`)).toBe(true);
  const body = 'List-Unsubscribe=One-Click';
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const _ of [1, 2]) {
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
  }
  expect((await storedMember(marco))?.no_reminders).toBe(true);
});

it('a waiting reminder is not sent to a member who renews meanwhile', async () => {
  await build([{}]);
  const [reader] = readers as [Reader];
  const later = on(aMonthBefore);
  await remindOfRenewal(later);
  const [row] = await mailsAbout(reader.id);
  await putFields(reader, { season });
  expect(await deliverMail(later, row?.id ?? '')).toBe('dropped');
});

it('the way out is nobody else’s', async () => {
  const { id } = await storeMember({ juventus_card: false });
  const ofNews = leaveToken(serverContext(), 'news', id);
  for (const token of [id, `${id}.guess`, ofNews]) {
    const { status, body } = await call(leaveMailingList, { params: { list: 'renewal', token } });
    expect([status, body.code]).toEqual([400, 'invalid_reminder_link']);
  }
  expect((await storedMember({ id }))?.no_reminders).toBe(false);
});

it('a member takes reminders off and on again in the profile', async () => {
  const { token } = await storeMember({ juventus_card: false });
  for (const no_reminders of [true, true, false]) {
    const { status, body } = await call(setOptionalMails, { token, body: { no_reminders } });
    expect([status, body]).toEqual([200, { success: true, no_reminders }]);
  }
});
