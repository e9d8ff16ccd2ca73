import { api } from '@fanclub/contract/api';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { buildMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { auditRowsOfCode } from '../../../test/audit-rows.ts';
import { testDb } from '../../../test/firebase.ts';
import { halfShipping, newCode, storeCode, usedCountOf } from '../../../test/store-card.ts';

const admin = await signInAdmin();

const create = (body: object) => call(api.createPromoCode, { body, token: admin.token });
const update = (body: object) => call(api.updatePromoCode, { body, token: admin.token });
const recordOf = async (code: string) => (await testDb().doc(`promo_codes/${code}`).get()).data();

it('an edit changes what is given and keeps the uses', async () => {
  const code = await storeCode({ ...halfShipping, maxUses: 5, usedCount: 4 });
  const expiresAt = new Date(Date.now() + dayMs).toISOString();
  const answer = await update({ code: code.toLowerCase(), expiresAt, maxUses: 4 });
  expect(answer.status).toBe(200);
  expect(answer.body.promo_code).toMatchObject({ state: 'used_up', expiresAt, maxUses: 4 });
  expect(await recordOf(code)).toMatchObject({ ...halfShipping, usedCount: 4 });
});

it('an edit takes an end and a number of uses away', async () => {
  const expiresAt = Timestamp.fromMillis(Date.now() - dayMs);
  const code = await storeCode({ ...halfShipping, maxUses: 1, usedCount: 1, expiresAt });
  const answer = await update({ code, expiresAt: null, maxUses: null });
  expect(answer.body.promo_code).toMatchObject({ state: 'usable', expiresAt: null });
  expect(await recordOf(code)).toEqual({ ...halfShipping, usedCount: 1 });
});

it('an edit never lets the number of uses fall below what is used or held', async () => {
  const code = await storeCode({ ...halfShipping, maxUses: 5 });
  await call(api.applyPromoCode, { body: { code } });
  await call(api.applyPromoCode, { body: { code } });
  const answer = await update({ code, maxUses: 1 });
  expect([answer.status, answer.body.errors]).toEqual([400, { maxUses: 'number_out_of_range' }]);
  expect((await update({ code, maxUses: 2 })).status).toBe(200);
});

it('an edit loses no use that is counted at the same time', async () => {
  const code = await storeCode({ ...halfShipping, maxUses: 50 });
  const uses = Array.from({ length: 8 }, () => call(api.applyPromoCode, { body: { code } }));
  const changes = [20, 30, 40].map((maxUses) => update({ code, maxUses }));
  const answers = await Promise.all([...uses, ...changes]);
  expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
  expect(await usedCountOf(code)).toBe(8);
});

it('an edit refuses a rate that the type it has does not allow', async () => {
  const fixed = await storeCode({ discountType: 'fixed', discountRate: 200 });
  const answer = await update({ code: fixed, discountType: 'percentage' });
  expect(answer.body.errors).toEqual({ discountRate: 'number_out_of_range' });
  const percent = await storeCode();
  expect((await update({ code: percent, discountRate: 120 })).status).toBe(400);
  expect((await update({ code: percent, discountRate: 120, discountType: 'fixed' })).status).toBe(
    200,
  );
});

it('an edit repairs a malformed record, and leaves none half repaired', async () => {
  const code = await storeCode({ discountRate: 'half', maxUses: 'ten', usedCount: 0 });
  const half = await update({ code, maxUses: 10 });
  expect([half.status, half.body.errors]).toEqual([
    400,
    { discountRate: 'invalid_value', discountType: 'invalid_value' },
  ]);
  const whole = await update({ code, maxUses: 10, ...halfShipping });
  expect(whole.body.promo_code).toMatchObject({ state: 'usable', malformed_fields: [] });
  expect((await call(api.validatePromoCode, { body: { code } })).body.valid).toBe(true);
});

it('an edit counts uses anew that cannot be read', async () => {
  const code = await storeCode({ ...halfShipping, maxUses: 10 });
  await buildMember({ promo_code: code });
  await call(api.applyPromoCode, { body: { code } });
  await testDb().doc(`promo_codes/${code}`).update({ usedCount: 'many' });
  const answer = await update({ code });
  expect(answer.body.promo_code).toMatchObject({ state: 'usable', usedCount: 2 });
});

it('an edit knows no code that is not there', async () => {
  const answer = await update({ code: newCode(), maxUses: 1 });
  expect([answer.status, answer.body.code]).toEqual([404, 'promo_code_not_found']);
});

it('an edit writes who changed which fields into the audit, and nothing for a repeat', async () => {
  const code = newCode();
  await create({ code, ...halfShipping, maxUses: 5 });
  await update({ code, maxUses: 6, discountRate: 50 });
  await update({ code, maxUses: 6 });
  const rows = await auditRowsOfCode(code);
  expect(rows.map(({ admin_email, action, fields }) => ({ admin_email, action, fields }))).toEqual([
    {
      admin_email: admin.email,
      action: 'create_promo_code',
      fields: ['discountRate', 'discountType', 'maxUses'],
    },
    { admin_email: admin.email, action: 'update_promo_code', fields: ['maxUses'] },
  ]);
});
