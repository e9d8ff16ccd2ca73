import { api } from '@fanclub/contract/api';
import { answeredBy } from '@fanclub/contract/registration/answered-by';
import { answerDaysOf } from '@fanclub/contract/settings/defaults';
import type { ClubSettings } from '@fanclub/contract/settings/settings';
import { formatDay } from '@fanclub/contract/text/format';
import { buildRegistration } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { controlRateService as control, putClubBack } from '@fanclub/stories/tools/club';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { readClubSettings } from '#repositories/club-settings';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { testDb } from '../../../test/firebase.ts';
import { changeAs, changesAs, readAs, settingsStaff } from '../../../test/settings-staff.ts';
import { changeSettings, requireRateService } from './change-settings.ts';

const staff = settingsStaff();

it('owners say which packages bring a benefit, and switch it off', async () => {
  const brought = async () => (await call(api.settings)).body;
  expect(
    (await changeAs(staff.owner, { brings_gift: 'base under_14', brings_tickets: '' })).status,
  ).toBe(200);
  expect(await brought()).toMatchObject({ brings_gift: 'base under_14', brings_tickets: '' });
  expect((await changeAs(staff.owner, { brings_gift: 'base, under_14' })).body).toMatchObject({
    errors: { brings_gift: 'invalid_value' },
  });
});

it('the changes leave out what has left the folder of the club', async () => {
  await changeAs(staff.owner, { price_base: 8 });
  const [row] = (await testDb().collection('setting_changes').orderBy('at', 'desc').limit(1).get())
    .docs;
  const gone = { field: 'price_student', before: 1, after: 2 };
  await row?.ref.update({ changes: [gone, ...row.data().changes] });
  const fields = (await changesAs(staff.owner))[0]?.changes.map(({ field }) => field);
  expect(fields).toEqual(['price_base']);
});

it('a change of settings counts at once, leaves what others wrote, and is told with what stood before', async () => {
  await testDb().doc('settings/registration').set({ ownField: 1, price_base: 5 });
  const { status, body } = await changeAs(staff.owner, { price_base: 6.5, season: '2027/28' });
  expect([status, body]).toMatchObject([
    200,
    { success: true, waits: false, change: expect.any(String) },
  ]);
  expect((await call(api.settings)).body).toMatchObject({ season: '2027/28', price_base: 6.5 });
  const stored = (await testDb().doc('settings/registration').get()).data();
  expect(stored).toMatchObject({ ownField: 1, price_base: 6.5 });
  expect(await auditRowsBy(staff.owner.email)).toMatchObject([
    {
      action: 'change_settings',
      fields: ['price_base', 'season'],
      changes: [
        { field: 'price_base', before: 5, after: 6.5 },
        { field: 'season', before: '2026/27', after: '2027/28' },
      ],
    },
  ]);
});

it('a change of settings is refused at its field, all of it, and stores no default', async () => {
  const { status, body } = await changeAs(staff.owner, { price_base: -1, season: '2027/28' });
  expect([status, body]).toMatchObject([
    400,
    { code: 'validation_error', errors: { price_base: 'number_out_of_range' } },
  ]);
  expect((await readAs(staff.owner)).values.season).not.toBe('2027/28');
});

it('a change of settings is refused to whoever has not seen what changed meanwhile', async () => {
  const { version } = await readAs(staff.owner);
  await changeAs(staff.owner, { price_base: 7 });
  const body = { version, price_base: 8 };
  const late = await call(api.updateSettings, { token: staff.owner.token, body });
  expect([late.status, late.body]).toMatchObject([409, { code: 'settings_changed' }]);
  expect((await readAs(staff.owner)).values.price_base).toBe(7);
});

it('a change of settings counts once, however often it is sent', async () => {
  const { version } = await readAs(staff.owner);
  const body = { version, price_base: 7.5 };
  for (const _ of [1, 2]) {
    expect((await call(api.updateSettings, { token: staff.owner.token, body })).status).toBe(200);
  }
  expect(await auditRowsBy(staff.owner.email)).toHaveLength(1);
});

it('a change of settings names what was mistyped by hand, and mends it', async () => {
  await testDb().doc('settings/registration').update({ season: 2026 });
  expect((await readAs(staff.owner)).malformed).toEqual(['season']);
  await changeAs(staff.owner, { season: '2028/29' });
  expect((await readAs(staff.owner)).malformed).toEqual([]);
});

it('a change of settings is taken back by one call, unless it was changed again since', async () => {
  const { price_base: was } = (await readAs(staff.owner)).values;
  await changeAs(staff.owner, { price_base: 11, keep_receipt_days: 400 });
  const [latest] = await changesAs(staff.owner);
  const id = latest?.id ?? '';
  expect(
    (await call(api.takeBackSettings, { token: staff.owner.token, body: { id } })).status,
  ).toBe(200);
  expect((await readAs(staff.owner)).values.price_base).toBe(was);
  const again = await call(api.takeBackSettings, { token: staff.owner.token, body: { id } });
  expect([again.status, again.body]).toMatchObject([409, { code: 'settings_changed' }]);
});

const pageAs = async (token: string, cursor?: string) =>
  (await call(api.listSettingChanges, { token, query: { limit: '2', ...(cursor && { cursor }) } }))
    .body;

it('the list of changes shows a treasurer the money’s, however much of the rest was changed since, a page at a time', async () => {
  const { owner, treasurer } = staff;
  for (const price_base of [21, 22, 23]) await changeAs(owner, { price_base });
  for (const day of [1, 2, 3]) await changeAs(owner, { keep_receipt_days: 500 + day });
  await changeAs(owner, { price_base: 24, keep_receipt_days: 600 });
  const first = await pageAs(treasurer.token);
  const second = await pageAs(treasurer.token, first.next_cursor ?? undefined);
  const seen = [...first.changes, ...second.changes].map(({ changes }) => changes);
  expect(seen.slice(0, 3)).toEqual([
    [{ field: 'price_base', before: '22', after: '23' }],
    [{ field: 'price_base', before: '21', after: '22' }],
    [{ field: 'price_base', before: expect.any(String), after: '21' }],
  ]);
  const [latest] = await changesAs(owner);
  expect(latest?.changes.map(({ field }) => field)).toEqual(['price_base', 'keep_receipt_days']);
});

it('the list of changes says which of them cannot be taken back any more', async () => {
  const since = async () =>
    (await changesAs(staff.owner)).slice(0, 2).map((change) => change.changed_since);
  await changeAs(staff.owner, { price_base: 31, season: '2032/33' });
  await changeAs(staff.owner, { keep_receipt_days: 501 });
  expect(await since()).toEqual([false, false]);
  await changeAs(staff.owner, { price_base: 32 });
  expect(await since()).toEqual([false, false]);
  const third = (await changesAs(staff.owner))[2];
  expect(third?.changed_since).toBe(true);
  const { token } = staff.owner;
  const late = await call(api.takeBackSettings, { token, body: { id: third?.id ?? '' } });
  expect(late.body).toMatchObject({ code: 'settings_changed' });
});

it('the promised answer time is refused where it ends before it begins, or is none, and taken back by one call', async () => {
  const range = 'number_out_of_range';
  const refused = async (given: object) => (await changeAs(staff.owner, given)).body;
  for (const [given, at] of [
    [{ answer_days_from: 4 }, ['answer_days_from']],
    [{ answer_days_to: 1 }, ['answer_days_to']],
    [{ answer_days_from: 7, answer_days_to: 5 }, ['answer_days_from', 'answer_days_to']],
    [{ answer_days_to: 21 }, ['answer_days_to']],
  ] as const) {
    const errors = Object.fromEntries(at.map((name) => [name, range]));
    expect(await refused(given)).toMatchObject({ code: 'validation_error', errors });
  }
  expect(answerDaysOf((await call(api.settings)).body)).toEqual({ from: 2, to: 3 });
  await changeAs(staff.owner, { answer_days_from: 5, answer_days_to: 7 });
  const recent = await changesAs(staff.owner);
  expect(recent[0]?.changes).toEqual([
    { field: 'answer_days_from', before: '2', after: '5' },
    { field: 'answer_days_to', before: '3', after: '7' },
  ]);
  await changeAs(staff.owner, { answer_days_to: 6 });
  const second = (await changesAs(staff.owner))[0]?.id ?? '';
  const { token } = staff.owner;
  expect((await call(api.takeBackSettings, { token, body: { id: second } })).status).toBe(200);
  const id = recent[0]?.id ?? '';
  expect((await call(api.takeBackSettings, { token, body: { id } })).status).toBe(200);
  expect(answerDaysOf((await call(api.settings)).body)).toEqual({ from: 2, to: 3 });
});

it('the promised answer time is not taken back to where it would end before it begins', async () => {
  const { token } = staff.owner;
  await changeAs(staff.owner, { answer_days_to: 9 });
  const id = (await changesAs(staff.owner))[0]?.id ?? '';
  await changeAs(staff.owner, { answer_days_from: 8 });
  const refused = await call(api.takeBackSettings, { token, body: { id } });
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { errors: { answer_days_to: 'number_out_of_range' } },
  ]);
  expect(answerDaysOf((await call(api.settings)).body)).toEqual({ from: 8, to: 9 });
});

it('the promised answer time stands in a mail as it is when the mail goes', async () => {
  await changeAs(staff.owner, { answer_days_from: 1, answer_days_to: 1 });
  const body = await buildRegistration();
  const { profile } = (await call(api.register, { body })).body.user;
  const { text } = await deliveredMail(body.email, ({ subject }) => /^We have/.test(subject));
  expect(text).toContain('write to you within 1 working day.');
  const day = answeredBy(profile?.submitted_at ?? '', { from: 1, to: 1 });
  expect(text).toContain(`We answer by: ${formatDay(day, 'en')}`);
});

it('a treasurer sees and changes the money alone', async () => {
  const { values } = await readAs(staff.treasurer);
  expect(Object.keys(values)).toEqual(expect.arrayContaining(['price_base', 'card_number']));
  expect(Object.keys(values)).not.toContain('special_account_email');
  expect((await changeAs(staff.treasurer, { price_base: 9 })).status).toBe(200);
  const refused = await changeAs(staff.treasurer, { season: '2030/31' });
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'role_not_allowed' }]);
});

it('a treasurer does not take back what is not theirs to change', async () => {
  await changeAs(staff.owner, { season: '2031/32' });
  const id = (await changesAs(staff.owner))[0]?.id ?? '';
  expect((await changesAs(staff.treasurer)).map((row) => row.id)).not.toContain(id);
  const refused = await call(api.takeBackSettings, { token: staff.treasurer.token, body: { id } });
  expect(refused.status).toBe(403);
});

it('an owner closes and reopens registration, and a receipt that was uploaded before is accepted', async () => {
  const early = await buildRegistration();
  await changeAs(staff.owner, { closed: true });
  expect((await call(api.settings)).body).toMatchObject({
    enforce_deadline: true,
    deadline_passed: true,
  });
  const late = await call(api.register, { body: await buildRegistration() });
  expect([late.status, late.body]).toMatchObject([403, { code: 'registration_closed' }]);
  expect((await call(api.register, { body: early })).status).toBe(201);
  await changeAs(staff.owner, { closed: false });
  expect((await call(api.settings)).body.enforce_deadline).toBe(false);
  expect((await call(api.register, { body: await buildRegistration() })).status).toBe(201);
});

const db = getFirestore(initializeApp({ projectId: `demo-rates-${Date.now()}` }, 'rates'));
const { exchangeRateUrl } = serverContext().environment;
const silent = 'http://127.0.0.1:9/';
/** A context whose deployment has a rate service that does not respond. */
const context = {
  ...serverContext(),
  db,
  environment: Object.create(serverContext().environment, { exchangeRateUrl: { value: silent } }),
};
const owner = { email: 'owner@club.test', role: 'owner' as const };

async function change(given: Partial<ClubSettings>) {
  const { version } = await readClubSettings(db);
  return changeSettings(context, owner, { version, ...given });
}
const refused = (given: Partial<ClubSettings>) =>
  change(given).catch((error) => error.extras?.errors);

beforeEach(() => control(null));
afterAll(putClubBack);

it('a service that gives no rate is refused and not stored', async () => {
  expect(await refused({ rate_url: silent, rate_day_percent: 30 })).toEqual({
    rate_url: 'rate_service_silent',
  });
  await control({ shape: 'unknown' });
  expect(await refused({ rate_url: `${exchangeRateUrl}?other` })).toEqual({
    rate_url: 'rate_service_silent',
  });
  expect((await readClubSettings(db)).values.rate_day_percent).toBe(20);
});

it('a deployed server refuses a service whose name resolves inward', async () => {
  const emulated = { value: false };
  const deployed = {
    ...context,
    environment: Object.create(serverContext().environment, { emulated }),
  };
  const url = exchangeRateUrl.replace('127.0.0.1', 'localhost');
  await expect(requireRateService(deployed, { rate_url: url })).rejects.toMatchObject({
    extras: { errors: { rate_url: 'rate_service_silent' } },
  });
  await expect(requireRateService(context, { rate_url: url })).resolves.toBeUndefined();
});

it('bounds that allow no rate are refused, and so is a staff rate outside of them', async () => {
  const beyond = 'number_out_of_range';
  expect(await refused({ rate_lowest: 40_000_000 })).toEqual({ rate_lowest: beyond });
  expect(await refused({ fallback_rate: 90_000 })).toEqual({ fallback_rate: beyond });
  await change({ rate_lowest: 50_000, fallback_rate: 90_000 });
  expect(await refused({ rate_lowest: 100_000 })).toEqual({ rate_lowest: beyond });
  expect(await refused({ rate_lowest: 100_000, fallback_rate: null })).toMatchObject({
    waits: false,
  });
});
