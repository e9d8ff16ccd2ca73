import { api } from '@fanclub/contract/api';
import { buildMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { auditRowsOfCode } from '../../../test/audit-rows.ts';
import { testDb } from '../../../test/firebase.ts';
import { halfShipping, newCode, storeCode } from '../../../test/store-card.ts';

const admin = await signInAdmin();

const list = async (query: Record<string, string>) =>
  (await call(api.listPromoCodes, { query, token: admin.token })).body;
const only = async (code: string) => (await list({ q: code })).promo_codes[0];

it('the list of promo codes tells what is used, held and left, counted now or later', async () => {
  const limited = await storeCode({ ...halfShipping, maxUses: 5 });
  const endless = await storeCode();
  for (const code of [limited, endless]) {
    await buildMember({ promo_code: code });
    await call(api.applyPromoCode, { body: { code } });
  }
  expect(await only(limited)).toMatchObject({ usedCount: 2, held: 1, left: 3 });
  expect(await only(endless)).toMatchObject({ usedCount: 2, held: 1, left: null });
});

it('the list of promo codes finds codes by their beginning, as it is typed, page after page', async () => {
  const beginning = newCode();
  const codes = ['A', 'B', 'C'].map((end) => `${beginning}${end}`);
  for (const code of codes) await storeCode(halfShipping, code);
  const first = await list({ q: ` ${beginning.toLowerCase()}`, limit: '2' });
  expect(first.promo_codes.map(({ code }) => code)).toEqual(codes.slice(0, 2));
  const second = await list({ q: beginning, limit: '2', cursor: String(first.next_cursor) });
  expect([second.promo_codes.map(({ code }) => code), second.next_cursor]).toEqual([
    [codes[2]],
    null,
  ]);
});

const users = async (query: Record<string, string>) =>
  (await call(api.promoCodeUsers, { query, token: admin.token })).body;

it('the list of users shows who used a code, newest first, a page at a time', async () => {
  const code = await storeCode();
  const members = [];
  for (const first_name of ['Lia', 'Nora']) {
    members.push(await buildMember({ first_name, promo_code: code }));
  }
  const first = await users({ code, limit: '1' });
  expect(first.users).toEqual([
    expect.objectContaining({
      id: members[1]?.id,
      request_number: members[1]?.requestNumber,
      first_name: 'Nora',
      shipping_discount: 2.5,
      request_status: 'submitted',
    }),
  ]);
  const second = await users({ code, limit: '1', cursor: String(first.next_cursor) });
  expect([second.users[0]?.first_name, second.next_cursor]).toEqual(['Lia', null]);
  expect((await users({ code: newCode() })).users).toEqual([]);
  const query = { code, format: 'json' as const };
  const file = await call(api.exportPromoCodeUsers, { query, token: admin.token });
  expect(JSON.parse(file.bytes.toString())).toEqual([...first.users, ...second.users]);
});

it.each([
  ['no code', {}, { code: 'field_required' }],
  ['a path', { code: 'a/b' }, { code: 'invalid_value' }],
  ['a cursor of its own making', { code: 'A', cursor: 'abc' }, { cursor: 'invalid_value' }],
])('the list of users refuses %s', async (_, query, errors) => {
  const answer = await call(api.promoCodeUsers, {
    query: { ...query } as never,
    token: admin.token,
  });
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});

const update = (body: object) => call(api.updatePromoCode, { body, token: admin.token });

it('a change of whom a code is for is made, taken back, and told of once', async () => {
  const code = await storeCode();
  const scope = {
    packTypes: ['base', 'under_5'],
    email: 'sara@example.com',
    sentences: { fa: 'برای شما' },
  };
  const changed = await update({ code, ...scope, email: ' Sara@Example.com', disabled: true });
  expect(changed.body.promo_code).toMatchObject({ ...scope, state: 'disabled' });
  await update({ code, ...scope, disabled: true });
  expect((await auditRowsOfCode(code)).map(({ fields }) => fields)).toEqual([
    ['disabled', 'email', 'packTypes', 'sentences'],
  ]);
  const back = { packTypes: null, email: null, sentences: null, disabled: false };
  expect((await update({ code, ...back })).body.promo_code.state).toBe('usable');
  expect((await testDb().doc(`promo_codes/${code}`).get()).data()).toEqual(halfShipping);
});

it.each([
  ['no package at all', { packTypes: [] }, 'packTypes'],
  ['an unknown package', { packTypes: ['gold'] }, 'packTypes[0]'],
  ['what is no address', { email: 'sara' }, 'email'],
  ['an empty sentence', { sentences: { fa: ' ' } }, 'sentences.fa'],
  ['a sentence in another language', { sentences: { xx: 'Half' } }, 'sentences.xx'],
  ['a sentence too long', { sentences: { en: 'x'.repeat(201) } }, 'sentences.en'],
  ['a switch in words', { disabled: 'yes' }, 'disabled'],
])('a change of whom a code is for refuses %s', async (_, changes, field) => {
  const answer = await update({ code: newCode(), ...changes });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
});
