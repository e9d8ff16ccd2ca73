import { confirmSettings, dropSettings } from '@fanclub/contract/settings/admin-routes';
import { settings } from '@fanclub/contract/settings/routes';
import { addPerson, changeRole } from '@fanclub/contract/staff/routes';
import { uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { testDb } from '../../../test/firebase.ts';
import { letCutPass } from '../../../test/session-times.ts';
import { changeAs, readAs, settingsStaff } from '../../../test/settings-staff.ts';

const staff = settingsStaff();
const card = '6037 9971 2345 6783';

it('payment details wait for a second person, who is told, and go live when that one confirms', async () => {
  expect((await changeAs(staff.owner, { card_number: card, price_base: 8 })).body.waits).toBe(true);
  expect((await call(settings)).body.card_number).not.toBe(card);
  expect((await readAs(staff.owner)).values.price_base).toBe(8);
  const { pending } = await readAs(staff.treasurer);
  expect(pending).toMatchObject({
    asked_by: staff.owner.email,
    is_yours: false,
    changes: [{ field: 'card_number', after: '•••• 6783' }],
  });
  const mails = await testDb().collection('mail').where('to', '==', staff.treasurer.email).get();
  expect(mails.docs.map((row) => row.get('message.data'))).toEqual([
    { state: 'asked', parts: ['payment'], asked_by: staff.owner.email, confirmed_by: null },
  ]);
  const body = { id: pending?.id ?? '' };
  const own = await call(confirmSettings, { token: staff.owner.token, body });
  expect([own.status, own.body]).toMatchObject([409, { code: 'second_person_required' }]);
  const answers = await Promise.all(
    [1, 2].map(() => call(confirmSettings, { token: staff.treasurer.token, body })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await call(settings)).body.card_number).toBe(card);
  expect((await readAs(staff.owner)).pending).toBeNull();
  expect(await auditRowsBy(staff.treasurer.email)).toMatchObject([
    { action: 'confirm_settings', about_admin: staff.owner.email },
  ]);
  const rows = [
    ...(await auditRowsBy(staff.owner.email)),
    ...(await auditRowsBy(staff.treasurer.email)),
  ];
  expect(JSON.stringify(rows)).not.toContain(card);
});

it('payment details wait once, however often they are asked for', async () => {
  for (const _ of [1, 2]) await changeAs(staff.owner, { card_number: card });
  const mails = await testDb().collection('mail').where('to', '==', staff.treasurer.email).get();
  expect(mails.size).toBe(1);
  expect(await auditRowsBy(staff.owner.email)).toHaveLength(1);
});

it('payment details keep what the same person asked for before, the newest of each field, to be confirmed as a whole', async () => {
  await changeAs(staff.owner, { card_number: card, card_holder: 'Sara' });
  const first = (await readAs(staff.treasurer)).pending?.id ?? '';
  const link = 'https://paypal.me/new';
  const body = (await changeAs(staff.owner, { card_holder: 'Sara Ahmadi', paypal_link: link }))
    .body;
  expect(body.waits).toBe(true);
  const { pending } = await readAs(staff.treasurer);
  expect(pending?.changes.map(({ field, after }) => [field, after])).toEqual([
    ['card_number', '•••• 6783'],
    ['card_holder', 'Sara Ahmadi'],
    ['paypal_link', link],
  ]);
  expect(await auditRowsBy(staff.owner.email)).toMatchObject([
    { action: 'ask_settings', changes: [{ field: 'card_number' }, { field: 'card_holder' }] },
    { action: 'ask_settings', changes: [{ field: 'card_holder' }, { field: 'paypal_link' }] },
  ]);
  const { token } = staff.treasurer;
  for (const route of [confirmSettings, dropSettings]) {
    const early = await call(route, { token, body: { id: first } });
    expect([early.status, early.body]).toMatchObject([409, { code: 'settings_changed' }]);
  }
  const id = pending?.id ?? '';
  expect((await call(confirmSettings, { token, body: { id } })).status).toBe(200);
  expect((await readAs(staff.owner)).values).toMatchObject({
    card_number: card,
    card_holder: 'Sara Ahmadi',
    paypal_link: link,
  });
});

it('payment details are all there after two saves of one person at once', async () => {
  await Promise.all([
    changeAs(staff.owner, { card_number: card }),
    changeAs(staff.owner, { paypal_link: 'https://paypal.me/new' }),
  ]);
  const changes = (await readAs(staff.owner)).pending?.changes;
  expect(changes?.map(({ field }) => field).sort()).toEqual(['card_number', 'paypal_link']);
});

it('payment details are not replaced by another person: of two at once one is refused until the other is dropped', async () => {
  const { owner, treasurer } = staff;
  const answers = await Promise.all([
    changeAs(owner, { card_holder: 'Sara Ahmadi' }),
    changeAs(treasurer, { card_holder: 'Somebody Else' }),
  ]);
  const [first, second] = answers[0].status === 200 ? [owner, treasurer] : [treasurer, owner];
  const refused = answers.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.body]).toMatchObject([409, { code: 'other_change_waits' }]);
  const { pending } = await readAs(owner);
  expect(pending?.asked_by).toBe(first.email);
  expect(await auditRowsBy(second.email)).toEqual([]);
  const body = { id: pending?.id ?? '' };
  expect((await call(dropSettings, { token: second.token, body })).status).toBe(200);
  expect((await changeAs(second, { card_holder: 'Somebody Else' })).body.waits).toBe(true);
});

it('a waiting change of details refuses further ones whole, and delays no other setting', async () => {
  await changeAs(staff.owner, { card_number: card });
  const { price_base: price } = (await readAs(staff.owner)).values;
  const both = { paypal_link: 'https://paypal.me/new', price_base: 9 };
  expect((await changeAs(staff.treasurer, both)).status).toBe(409);
  expect((await readAs(staff.owner)).values.price_base).toBe(price);
  expect((await changeAs(staff.treasurer, { price_base: 9 })).status).toBe(200);
});

it('payment details are dropped by either, and are not confirmed over what was changed by hand meanwhile', async () => {
  await changeAs(staff.owner, { revolut_link: 'https://revolut.me/new' });
  const id = (await readAs(staff.owner)).pending?.id ?? '';
  await testDb()
    .doc('settings/registration')
    .set({ revolut_link: 'https://revolut.me/by-hand' }, { merge: true });
  const late = await call(confirmSettings, { token: staff.treasurer.token, body: { id } });
  expect(late.body).toMatchObject({ code: 'settings_changed' });
  expect((await call(dropSettings, { token: staff.owner.token, body: { id } })).status).toBe(200);
  expect((await call(dropSettings, { token: staff.owner.token, body: { id } })).status).toBe(404);
});

it.each([
  ['added', addPerson],
  ['given another role', changeRole],
])(
  'payment details are not confirmed by whom their asker has %s a moment ago',
  async (_, route) => {
    const { owner } = staff;
    await changeAs(owner, { card_number: card });
    const email = uniqueEmail('puppet');
    if (route === changeRole) await testDb().doc(`admins/${email}`).set({ role: 'reviewer' });
    const body = { email, role: 'treasurer' as const };
    await call(route, { token: owner.token, body });
    await letCutPass(`admins/${email}`);
    const puppet = await signInAdmin(email, 'open', 'treasurer');
    const { pending } = await readAs(puppet);
    const asked = { token: puppet.token, body: { id: pending?.id ?? '' } };
    const early = await call(confirmSettings, asked);
    expect([early.status, early.body]).toMatchObject([409, { code: 'second_person_too_new' }]);
    expect((await call(settings)).body.card_number).not.toBe(card);
    const days = (Date.parse(pending?.confirm_from ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.99);
    await testDb()
      .doc(`admins/${email}`)
      .update({ role_since: new Date(Date.now() - 72 * 60 * 60_000) });
    expect((await readAs(puppet)).pending?.confirm_from).toBeNull();
    expect((await call(confirmSettings, asked)).status).toBe(200);
  },
);

it('payment details are not confirmed by who has added their asker a moment ago', async () => {
  const email = uniqueEmail('puppet');
  const body = { email, role: 'treasurer' as const };
  await call(addPerson, { token: staff.owner.token, body });
  await letCutPass(`admins/${email}`);
  const puppet = await signInAdmin(email, 'open', 'treasurer');
  expect((await changeAs(puppet, { card_number: card })).body.waits).toBe(true);
  const { pending } = await readAs(staff.owner);
  const days = (Date.parse(pending?.confirm_from ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(2.99);
  const asked = { token: staff.owner.token, body: { id: pending?.id ?? '' } };
  expect((await call(confirmSettings, asked)).body.code).toBe('second_person_too_new');
  expect((await call(settings)).body.card_number).not.toBe(card);
});

it('payment details are forgotten after seven days', async () => {
  await changeAs(staff.owner, { card_holder: 'Sara Ahmadi' });
  const { pending } = await readAs(staff.owner);
  const days =
    (Date.parse(pending?.expires_at ?? '') - Date.parse(pending?.asked_at ?? '')) / 86_400_000;
  expect(days).toBe(7);
  await testDb()
    .doc('settings/pending')
    .update({ expires_at: new Date(Date.now() - 1000) });
  expect((await readAs(staff.owner)).pending).toBeNull();
  const body = { id: pending?.id ?? '' };
  expect((await call(confirmSettings, { token: staff.treasurer.token, body })).status).toBe(404);
});
