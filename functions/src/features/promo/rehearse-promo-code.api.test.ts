import { rehearsePromoCode } from '@fanclub/contract/promo/admin-tool-routes';
import { applyPromoCode, validatePromoCode } from '@fanclub/contract/promo/routes';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { perLanguage } from '@fanclub/contract/text/languages';
import { buildMember } from '@fanclub/stories/tools/build-member';
import { uniqueEmail } from '@fanclub/stories/tools/build-registration';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCode, halfShipping, newCode } from '../../../test/build-code.ts';
import { testDb } from '../../../test/firebase.ts';

let admin: BuiltAdmin;
beforeAll(async () => {
  admin = await signInAdmin();
});

const buyer = { pack_type: 'base', juventus_card: true, email: 'sara@example.com' } as const;
const rehearse = async (code: string, changes: object = {}) => {
  const body = { code, ...buyer, ...changes };
  const answer = await call(rehearsePromoCode, { body, token: admin.token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const after = (ms: number) => new Date(Date.now() + ms);

/** Promo codes of each kind, and the problem that a buyer with the base package and a club card is shown. */
const codes: [string, object, string | null][] = [
  ['is good', {}, null],
  ['is theirs', { email: buyer.email, packTypes: ['base'] }, null],
  ['is switched off', { disabled: true }, 'promo_code_disabled'],
  ['is over', { expiresAt: Timestamp.fromDate(after(-dayMs)) }, 'promo_code_expired'],
  ['is used up', { maxUses: 2, usedCount: 2 }, 'promo_code_max_uses_reached'],
  ['is somebody else’s', { email: 'nora@example.com' }, 'promo_code_other_email'],
  ['is for children', { packTypes: ['under_14'] }, 'promo_code_other_package'],
  ['is malformed', { maxUses: 'ten' }, 'promo_code_validation_failed'],
];

describe('POST /api/admin/promo-codes/rehearse', () => {
  it.each(codes)(
    'of a code that %s says what checking and registering say',
    async (_, changes, problem) => {
      const code = await buildCode({ ...halfShipping, ...changes });
      const answer = await rehearse(code.toLowerCase());
      expect(answer.problem).toBe(problem);
      const { pack_type, email } = buyer;
      const checked = await call(validatePromoCode, { body: { code, pack_type, email } });
      expect(checked.body.message).toBe(problem ?? '');
      const registers = { ...buyer, email: problem ? uniqueEmail() : email, promo_code: code };
      if (email === registers.email) await forget(email);
      const member = await buildMember(registers);
      const row = await testDb().doc(`members/${member.id}`).get();
      expect(row.get('total_price')).toBe(answer.cost.total_price);
      expect(row.get('promo_code')).toBe(problem ? null : code);
    },
  );

  it('tells in every language why it fails, and its own sentence where it does not', async () => {
    const sentences = { fa: 'نوروز مبارک', it: 'Buon Nowruz' };
    const code = await buildCode({ ...halfShipping, sentences });
    expect((await rehearse(code)).messages).toEqual({ ...perLanguage(() => ''), ...sentences });
    const { messages } = await rehearse(code, { email: null, code: newCode() });
    expect(messages.en).toContain('not valid');
    expect(messages.fa).toContain('درست نیست');
  });

  it('looks at another day', async () => {
    const code = await buildCode({ ...halfShipping, expiresAt: Timestamp.fromDate(after(dayMs)) });
    expect((await rehearse(code, { at: after(2 * dayMs).toISOString() })).problem).toBe(
      'promo_code_expired',
    );
    expect((await rehearse(code, { at: after(0).toISOString() })).problem).toBeNull();
  });

  it('takes nothing off where nothing is shipped, and names what is wrong with a record', async () => {
    const code = await buildCode();
    const { problem, cost } = await rehearse(code, { juventus_card: false });
    expect([problem, cost.shipping_discount, cost.total_price]).toEqual([null, 0, 5]);
    const broken = await buildCode({ ...halfShipping, maxUses: 'ten', packTypes: [] });
    expect((await rehearse(broken)).malformed_fields).toEqual(['maxUses', 'packTypes']);
  });

  it('counts and changes nothing, also of a code with one use left', async () => {
    const code = await buildCode({ ...halfShipping, maxUses: 1 });
    for (let i = 0; i < 3; i++) expect((await rehearse(code)).problem).toBeNull();
    expect((await testDb().doc(`promo_codes/${code}`).get()).data()).toEqual({
      ...halfShipping,
      maxUses: 1,
    });
  });

  it.each([
    ['no package', { pack_type: undefined }, { pack_type: 'package_required' }],
    ['a day without its hour', { at: '2027-01-01' }, { at: 'invalid_date' }],
    ['what is no address', { email: 'sara' }, { email: 'invalid_email' }],
  ])('refuses %s', async (_, changes, errors) => {
    const body = { code: newCode(), ...buyer, ...changes };
    const answer = await call(rehearsePromoCode, { body, token: admin.token });
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  });
});

describe('a code for one address', () => {
  it('is held for nobody else, and nobody learns whose it is', async () => {
    const code = await buildCode({ ...halfShipping, maxUses: 1, email: buyer.email });
    const hold = (email?: string) => call(applyPromoCode, { body: { code, email } });
    for (const email of [undefined, 'nora@example.com']) {
      const { body } = await hold(email);
      expect(body).toEqual({ success: false, message: 'promo_code_other_email' });
    }
    expect((await hold(' SARA@example.com ')).body.success).toBe(true);
    const checked = await call(validatePromoCode, { body: { code } });
    expect(JSON.stringify(checked.body)).not.toContain(buyer.email);
  });
});

/** Gives the members with this e-mail another one, so that the test can register with the e-mail again. */
async function forget(email: string): Promise<void> {
  const { docs } = await testDb().collection('members').where('email', '==', email).get();
  for (const row of docs) await row.ref.update({ email: uniqueEmail() });
  const locks = await testDb().collection('member_emails').get();
  const ids = new Set(docs.map(({ id }) => id));
  for (const lock of locks.docs) if (ids.has(lock.get('uid'))) await lock.ref.delete();
}
