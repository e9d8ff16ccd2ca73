import { api } from '@fanclub/contract/api';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { auditRowsOfCode } from '../../../test/audit-rows.ts';
import { testDb } from '../../../test/firebase.ts';
import { halfShipping, newCode } from '../../../test/store-card.ts';

const admin = await signInAdmin();

const create = (body: object) => call(api.createPromoCode, { body, token: admin.token });
const recordOf = async (code: string) => (await testDb().doc(`promo_codes/${code}`).get()).data();

it('a new code works at once, its name as people type it', async () => {
  const code = newCode();
  const expiresAt = new Date(Date.now() + dayMs).toISOString();
  const answer = await create({
    code: ` ${code.toLowerCase()} `,
    discountType: 'fixed',
    discountRate: 2.5,
    expiresAt,
    maxUses: 3,
  });
  expect([answer.status, answer.body.promo_code]).toEqual([
    201,
    {
      code,
      state: 'usable',
      discountType: 'fixed',
      discountRate: 2.5,
      expiresAt,
      maxUses: 3,
      usedCount: 0,
      held: 0,
      left: 3,
      disabled: false,
      packTypes: null,
      email: null,
      sentences: {},
      malformed_fields: [],
    },
  ]);
  const validated = await call(api.validatePromoCode, { body: { code } });
  expect(validated.body).toMatchObject({ valid: true, discount_amount: 2.5 });
});

it('a new code needs neither an end nor a number of uses', async () => {
  const code = newCode();
  await create({ code, ...halfShipping, expiresAt: null });
  expect(await recordOf(code)).toEqual({ ...halfShipping, usedCount: 0 });
});

it('a new code leaves one that is there alone, also when two are made at once', async () => {
  const code = newCode();
  const answers = await Promise.all(
    [10, 20].map((discountRate) => create({ code, discountType: 'percentage', discountRate })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe('promo_code_exists');
  const made = answers.find(({ status }) => status === 201);
  expect(await recordOf(code)).toMatchObject({
    discountRate: made?.body.promo_code.discountRate,
  });
  expect((await auditRowsOfCode(code)).map((row) => row.action)).toEqual(['create_promo_code']);
});

it.each([
  ['nothing', {}, ['code', 'discountType', 'discountRate']],
  ['an empty code', { code: ' ' }, ['code']],
  ['a code of signs only', { code: '__/__' }, ['code']],
  ['a Persian code', { code: 'نوروز' }, ['code']],
  ['an unknown type', { discountType: 'half' }, ['discountType']],
  ['more than all', { discountRate: 101 }, ['discountRate']],
  ['nothing off', { discountRate: 0 }, ['discountRate']],
  ['parts of a cent', { discountRate: 2.555 }, ['discountRate']],
  ['a rate in words', { discountRate: '50' }, ['discountRate']],
  ['a day without its hour', { expiresAt: '2027-01-01' }, ['expiresAt']],
  ['the 30th of February', { expiresAt: '2027-02-30T00:00:00Z' }, ['expiresAt']],
  ['a time without its zone', { expiresAt: '2027-02-03T00:00:00' }, ['expiresAt']],
  ['no use at all', { maxUses: 0 }, ['maxUses']],
  ['half a use', { maxUses: 1.5 }, ['maxUses']],
  ['uses that are counted by us', { usedCount: 0 }, ['usedCount']],
])('the route refuses %s', async (name, changes, fields) => {
  const sound = { code: newCode(), ...halfShipping };
  const answer = await create(name === 'nothing' ? {} : { ...sound, ...changes });
  expect([answer.status, Object.keys(answer.body.errors ?? {}).sort()]).toEqual([
    400,
    fields.sort(),
  ]);
});
