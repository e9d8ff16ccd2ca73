import { api } from '@fanclub/contract/api';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { auditRowsOfCode } from '../../../test/audit-rows.ts';
import { testDb } from '../../../test/firebase.ts';
import { halfShipping, newCode, storeCode } from '../../../test/store-card.ts';

const admin = await signInAdmin();

const send = (csv: string, make = true) =>
  call(api.importPromoCodes, { body: { csv, make }, token: admin.token });
const fileOf = (lines: string[], head = 'code,discountType,discountRate') =>
  [head, ...lines].join('\r\n');
const recordOf = async (code: string) => (await testDb().doc(`promo_codes/${code}`).get()).data();

it('the import makes what a spreadsheet wrote, each code with its row of history', async () => {
  const [one, other] = [newCode(), newCode()];
  const head =
    'Code;discountType;discountRate;expiresAt;maxUses;packTypes;email;sentence_fa;sentence_en';
  const csv = fileOf(
    [
      ` ${one.toLowerCase()};percentage;12,5;2027-03-20;۳;base under_14;Sara@Example.com;«نوروز؛ مبارک»;"Happy; new"`,
      `${other};FIXED;2;2027-03-20T10:00:00Z;;;;;`,
    ],
    head,
  );
  const { body } = await send(`\uFEFF${csv}`);
  expect(body).toEqual({
    made: 2,
    lines: [
      { line: 2, code: one, state: 'new', errors: {} },
      { line: 3, code: other, state: 'new', errors: {} },
    ],
  });
  const record = await recordOf(one);
  expect(record).toMatchObject({
    discountType: 'percentage',
    discountRate: 12.5,
    maxUses: 3,
    usedCount: 0,
    packTypes: ['base', 'under_14'],
    email: 'sara@example.com',
    sentences: { fa: '«نوروز؛ مبارک»', en: 'Happy; new' },
  });
  // The end of 20 March 2027 in the club's time zone.
  expect(record?.expiresAt.toDate().toISOString()).toBe('2027-03-20T20:29:59.000Z');
  expect((await call(api.validatePromoCode, { body: { code: other } })).body.valid).toBe(true);
  expect((await auditRowsOfCode(one)).map(({ action }) => action)).toEqual(['create_promo_code']);
});

it('the import checks without making, line by line', async () => {
  const [good, there] = [newCode(), await storeCode()];
  const csv = fileOf([
    `${good},fixed,2`,
    `${there},fixed,2`,
    ',fixed,2',
    `${newCode()},gift,2`,
    `${newCode()},percentage,101`,
    `${newCode()},fixed,two`,
    `${good},fixed,3`,
    `${newCode()},fixed,2,more`,
  ]);
  const { body } = await send(csv);
  expect(body.made).toBe(0);
  expect(body.lines.map(({ line, state, errors }) => ({ line, state, errors }))).toEqual([
    { line: 2, state: 'new', errors: {} },
    { line: 3, state: 'wrong', errors: { code: 'promo_code_exists' } },
    { line: 4, state: 'wrong', errors: { code: 'enter_promo_code' } },
    { line: 5, state: 'wrong', errors: { discountType: 'invalid_choice' } },
    { line: 6, state: 'wrong', errors: { discountRate: 'number_out_of_range' } },
    { line: 7, state: 'wrong', errors: { discountRate: 'invalid_type' } },
    { line: 8, state: 'wrong', errors: { code: 'promo_code_exists' } },
    { line: 9, state: 'wrong', errors: { code: 'unknown_field' } },
  ]);
  expect(await recordOf(good)).toBeUndefined();
  const sound = await send(fileOf([`${good},fixed,2`]), false);
  expect([sound.body.made, await recordOf(good)]).toEqual([0, undefined]);
});

it('an import that is sent again makes what is missing and touches nothing, whatever was used meanwhile', async () => {
  const [first, second] = [newCode(), newCode()];
  await send(fileOf([`${first},percentage,50`]));
  await testDb().doc(`promo_codes/${first}`).update({ usedCount: 7 });
  const { body } = await send(fileOf([`${first},percentage,50`, `${second},percentage,50`]));
  expect([body.made, body.lines.map(({ state }) => state)]).toEqual([1, ['there', 'new']]);
  expect(await recordOf(first)).toEqual({ ...halfShipping, usedCount: 7 });
  expect(await auditRowsOfCode(first)).toHaveLength(1);
});

it('the import makes all 200 that one file may have, or none', async () => {
  const codes = Array.from({ length: 200 }, newCode);
  const lines = codes.map((code) => `${code},fixed,2`);
  expect((await send(fileOf([...lines.slice(1), ',fixed,2']))).body.made).toBe(0);
  expect(await recordOf(codes[1] ?? '')).toBeUndefined();
  expect((await send(fileOf(lines))).body.made).toBe(200);
});

it.each([
  ['nothing', '', 'field_required'],
  ['what is no CSV', 'code,discountType,discountRate\n"A,fixed,2', 'invalid_value'],
  ['columns without codes', 'code,discountType,discountRate', 'all_fields_required'],
  ['codes without a rate', 'code,discountType\nA,fixed', 'all_fields_required'],
  [
    'a column that there is not',
    'code,discountType,discountRate,colour\nA,fixed,2,red',
    'unknown_field',
  ],
  ['201 codes', fileOf(Array.from({ length: 201 }, (_, i) => `A${i},fixed,2`)), 'too_long'],
])('the import refuses %s', async (_, csv, key) => {
  const answer = await send(csv);
  expect([answer.status, answer.body.errors]).toEqual([400, { csv: key }]);
});
