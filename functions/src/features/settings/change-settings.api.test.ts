import type { AdminRole } from '@fanclub/contract/admin/roles';
import { register } from '@fanclub/contract/registration/routes';
import {
  confirmSettings,
  dropSettings,
  readSettings,
  takeBackSettings,
  updateSettings,
} from '@fanclub/contract/settings/admin-routes';
import { settings } from '@fanclub/contract/settings/routes';
import { buildRegistration } from '@fanclub/stories/tools/build-registration';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { readClubSettings } from '#repositories/club-settings';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { testDb } from '../../../test/firebase.ts';
import * as service from './change-settings.ts';

const documents = ['registration', 'notifications', 'access', 'pending'].map(
  (name) => [`settings/${name}`] as const,
);
let before: (object | undefined)[];
let owner: BuiltAdmin;
let treasurer: BuiltAdmin;

beforeEach(async () => {
  before = await Promise.all(
    documents.map(async ([path]) => (await testDb().doc(path).get()).data()),
  );
  await testDb().doc('settings/pending').delete();
  [owner, treasurer] = await Promise.all([
    signInAdmin(),
    signInAdmin(undefined, 'open', 'treasurer' as AdminRole),
  ]);
});
afterEach(async () => {
  for (const [place, [path]] of documents.entries()) {
    const data = before[place];
    await (data ? testDb().doc(path).set(data) : testDb().doc(path).delete());
  }
});

const read = async (by = owner) => (await call(readSettings, { token: by.token })).body;
const change = async (given: object, by = owner) =>
  call(updateSettings, { token: by.token, body: { version: (await read(by)).version, ...given } });
const card = '6037 9971 2345 6783';

describe('a change of settings', () => {
  it('counts at once, leaves what others wrote, and is told with what stood before', async () => {
    await testDb()
      .doc('settings/registration')
      .set({ ownField: 1, prices: { base: 5 } });
    const { status, body } = await change({ price_base: 6.5, season: '2027/28' });
    expect([status, body]).toEqual([200, { success: true, waits: false }]);
    expect((await call(settings)).body).toMatchObject({ season: '2027/28', prices: { base: 6.5 } });
    const stored = (await testDb().doc('settings/registration').get()).data();
    expect(stored).toMatchObject({ ownField: 1, prices: { base: 6.5 } });
    expect(await auditRowsBy(owner.email)).toMatchObject([
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

  it('is refused at its field, all of it, and stores no default', async () => {
    const { status, body } = await change({ price_base: -1, season: '2027/28' });
    expect([status, body]).toMatchObject([
      400,
      { code: 'validation_error', errors: { price_base: 'number_out_of_range' } },
    ]);
    expect((await read()).values.season).not.toBe('2027/28');
  });

  it('is refused to whoever has not seen what changed meanwhile', async () => {
    const { version } = await read();
    await change({ price_base: 7 });
    const body = { version, price_base: 8 };
    const late = await call(updateSettings, { token: owner.token, body });
    expect([late.status, late.body]).toMatchObject([409, { code: 'settings_changed' }]);
    expect((await read()).values.price_base).toBe(7);
  });

  it('counts once, however often it is sent', async () => {
    const { version } = await read();
    const body = { version, price_base: 7.5 };
    for (const _ of [1, 2]) {
      expect((await call(updateSettings, { token: owner.token, body })).status).toBe(200);
    }
    expect(await auditRowsBy(owner.email)).toHaveLength(1);
  });

  it('names what was mistyped by hand, and mends it', async () => {
    await testDb().doc('settings/registration').update({ season: 2026 });
    expect((await read()).malformed).toEqual(['season']);
    await change({ season: '2028/29' });
    expect((await read()).malformed).toEqual([]);
  });

  it('is taken back by one call, unless it was changed again since', async () => {
    const { price_base: was } = (await read()).values;
    await change({ price_base: 11, keep_receipt_days: 400 });
    const [latest] = (await read()).recent;
    const id = latest?.id ?? '';
    expect((await call(takeBackSettings, { token: owner.token, body: { id } })).status).toBe(200);
    expect((await read()).values.price_base).toBe(was);
    const again = await call(takeBackSettings, { token: owner.token, body: { id } });
    expect([again.status, again.body]).toMatchObject([409, { code: 'settings_changed' }]);
  });
});

describe('a treasurer', () => {
  it('sees and changes the money alone', async () => {
    const { values } = await read(treasurer);
    expect(Object.keys(values)).toEqual(expect.arrayContaining(['price_base', 'card_number']));
    expect(Object.keys(values)).not.toContain('special_account_email');
    expect((await change({ price_base: 9 }, treasurer)).status).toBe(200);
    const refused = await change({ season: '2030/31' }, treasurer);
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'role_not_allowed' }]);
  });

  it('does not take back what is not theirs to change', async () => {
    await change({ season: '2031/32' });
    const id = (await read()).recent[0]?.id ?? '';
    expect((await read(treasurer)).recent.map((row) => row.id)).not.toContain(id);
    const refused = await call(takeBackSettings, { token: treasurer.token, body: { id } });
    expect(refused.status).toBe(403);
  });
});

describe('payment details', () => {
  it('wait for a second person, who is told, and go live when that one confirms', async () => {
    expect((await change({ card_number: card, price_base: 8 })).body.waits).toBe(true);
    expect((await call(settings)).body.card_number).not.toBe(card);
    expect((await read()).values.price_base).toBe(8);
    const { pending } = await read(treasurer);
    expect(pending).toMatchObject({
      asked_by: owner.email,
      is_yours: false,
      changes: [{ field: 'card_number', after: '•••• 6783' }],
    });
    const mails = await testDb().collection('mail').where('to', '==', treasurer.email).get();
    expect(mails.docs.map((row) => row.get('message.data'))).toEqual([
      { state: 'asked', asked_by: owner.email, confirmed_by: null },
    ]);
    const body = { id: pending?.id ?? '' };
    const own = await call(confirmSettings, { token: owner.token, body });
    expect([own.status, own.body]).toMatchObject([409, { code: 'second_person_required' }]);
    const answers = await Promise.all(
      [1, 2].map(() => call(confirmSettings, { token: treasurer.token, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await call(settings)).body.card_number).toBe(card);
    expect((await read()).pending).toBeNull();
    expect(await auditRowsBy(treasurer.email)).toMatchObject([
      { action: 'confirm_settings', about_admin: owner.email },
    ]);
    const rows = [...(await auditRowsBy(owner.email)), ...(await auditRowsBy(treasurer.email))];
    expect(JSON.stringify(rows)).not.toContain(card);
  });

  it('wait once, however often they are asked for', async () => {
    for (const _ of [1, 2]) await change({ card_number: card });
    const mails = await testDb().collection('mail').where('to', '==', treasurer.email).get();
    expect(mails.size).toBe(1);
    expect(await auditRowsBy(owner.email)).toHaveLength(1);
  });

  it('are dropped by either, and are not confirmed over what was changed by hand meanwhile', async () => {
    await change({ revolut_link: 'https://revolut.me/new' });
    const id = (await read()).pending?.id ?? '';
    await testDb()
      .doc('settings/registration')
      .set({ paymentLinks: { revolut: 'https://revolut.me/by-hand' } }, { merge: true });
    const late = await call(confirmSettings, { token: treasurer.token, body: { id } });
    expect(late.body).toMatchObject({ code: 'settings_changed' });
    expect((await call(dropSettings, { token: owner.token, body: { id } })).status).toBe(200);
    expect((await call(dropSettings, { token: owner.token, body: { id } })).status).toBe(404);
  });

  it('are forgotten after seven days', async () => {
    await change({ card_holder: 'Sara Ahmadi' });
    const { pending } = await read();
    const days =
      (Date.parse(pending?.expires_at ?? '') - Date.parse(pending?.asked_at ?? '')) / 86_400_000;
    expect(days).toBe(7);
    await testDb()
      .doc('settings/pending')
      .update({ expires_at: new Date(Date.now() - 1000) });
    expect((await read()).pending).toBeNull();
    const body = { id: pending?.id ?? '' };
    expect((await call(confirmSettings, { token: treasurer.token, body })).status).toBe(404);
  });

  it('go live at once where there is nobody else, a reviewer among them', async () => {
    const club = serverContext();
    const db = getFirestore(
      initializeApp({ projectId: `demo-settings-${Date.now()}` }, 'settings'),
    );
    const context = { ...club, db };
    const alone = { email: 'owner@club.test', role: 'owner' as const };
    await db.doc('admins/owner@club.test').set({ role: 'owner', google_sub: 'one' });
    await db.doc('admins/reviewer@club.test').set({ role: 'reviewer', google_sub: 'two' });
    await db.doc('admins/never-here@club.test').set({ role: 'owner' });
    const { version } = await readClubSettings(db);
    const done = await service.changeSettings(context, alone, { version, card_number: card });
    expect(done).toEqual({ waits: false });
    expect((await readClubSettings(db)).values.card_number).toBe(card);
  });
});

it('closes registration at once and opens it again; who uploaded a receipt before comes in', async () => {
  const early = await buildRegistration();
  await change({ closed: true });
  expect((await call(settings)).body).toMatchObject({
    enforce_deadline: true,
    deadline_passed: true,
  });
  const late = await call(register, { body: await buildRegistration() });
  expect([late.status, late.body]).toMatchObject([403, { code: 'registration_closed' }]);
  expect((await call(register, { body: early })).status).toBe(201);
  await change({ closed: false });
  expect((await call(settings)).body.enforce_deadline).toBe(false);
  expect((await call(register, { body: await buildRegistration() })).status).toBe(201);
});
