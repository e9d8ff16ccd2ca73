import { updateUser } from '@fanclub/contract/admin/routes';
import { priceListOf, publicDefaults } from '@fanclub/contract/settings/defaults';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { searchKey } from '#repositories/search-keys';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { expectOneCommit } from '../../../test/die-at-commit.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';
import { updateMember } from './update-member.ts';

const admin = await signInAdmin();

const update = ({ id }: { id: string }, body: object) =>
  call(updateUser, { params: { id }, body, token: admin.token });
const member = (changes: Parameters<typeof storeMember>[0] = {}, stored = {}) =>
  storeMember({ juventus_card: false, ...changes }, stored);

it('an update changes what is given, brings it into form, and keeps the rest', async () => {
  const built = await member();
  const answer = await update(built, {
    first_name: ' Maryam ',
    phone: '0098 935 111 22 33',
    language: 'fa',
    is_paid: true,
  });
  expect(answer.status).toBe(200);
  expect(answer.body.user).toMatchObject({
    first_name: 'Maryam',
    last_name: 'Rossi',
    phone: '+989351112233',
    language: 'fa',
    is_paid: true,
    version: 2,
  });
});

it('a member is found by the new name, and not by the old one', async () => {
  const built = await member({ first_name: 'Oldname' });
  await update(built, { first_name: 'Newname' });
  const keys = (await storedMember(built))?.search_keys as string[];
  expect(keys).toContain(searchKey('Newname Rossi'));
  expect(keys.join(' ')).not.toContain('oldname');
});

it('an update changes nothing when nothing differs, whatever version the call carries', async () => {
  const built = await member();
  await update(built, { last_name: 'Bianchi', version: 1 });
  const again = await update(built, { last_name: 'Bianchi', version: 1 });
  expect([again.status, again.body.user.version]).toEqual([200, 2]);
  expect((await auditRowsOf(built.id)).map((row) => row.fields)).toEqual([['last_name']]);
});

it('an update notices what changed since the version that the admin saw', async () => {
  const built = await member();
  await update(built, { last_name: 'Bianchi', gender: 'other' });
  const answer = await update(built, { last_name: 'Verdi', version: 1 });
  expect([answer.status, answer.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(answer.body.changed).toEqual(['gender', 'last_name']);
});

it('an update corrects the way of paying by one commit, with the account and the history', () => {
  const changes = { payment_method: 'euro', euro_payment_method: 'paypal' } as const;
  return expectOneCommit({
    prepare: () => member({ payment_method: 'rial', euro_payment_method: null, language: 'fa' }),
    write: ({ id: memberId }) =>
      updateMember(serverContext(), {
        adminEmail: admin.email,
        adminRole: 'owner',
        memberId,
        changes,
        version: undefined,
      }),
    state: async (built) => [await storedMember(built), await auditRowsOf(built.id)],
  });
});

it('an update counts a new language as no change of the application', async () => {
  const answer = await update(await member(), { language: 'it' });
  expect(answer.body.user).toMatchObject({ language: 'it', version: 1 });
});

it("an update reckons a new package and card at the prices of the member's own day", async () => {
  const price_list = {
    packages: { international: 21, base: 6, under_14: 15, under_5: 10 },
    clubCard: 11,
    shipping: 7,
    membershipFee: 0,
    processingFee: 2,
  };
  const built = await member({}, { price_list });
  const answer = await update(built, { pack_type: 'under_5', juventus_card: true });
  expect(answer.body.user).toMatchObject({
    base_amount: 10,
    juventus_card_cost: 11,
    shipping_cost: 7,
    processing_fee: 2,
    total_price: 30,
  });
  const back = await update(built, { juventus_card: false });
  expect(back.body.user).toMatchObject({ shipping_cost: 0, total_price: 12 });
});

it('an update keeps the discount of shipping when the package changes', async () => {
  const discounted = { shipping_discount: 2.5, shipping_effective: 2.5, total_price: 32.5 };
  const built = await storeMember(
    {},
    { price_list: priceListOf(publicDefaults), promo_code: 'GONE', ...discounted },
  );
  const answer = await update(built, { pack_type: 'base' });
  expect(answer.body.user).toMatchObject({
    shipping_discount: 2.5,
    shipping_effective: 2.5,
    total_price: 17.5,
  });
});

it('an update reckons rial at the rate of the day of registration', async () => {
  const inRial = { exchange_rate: 1_000_000, rial_amount: 20_000_000 };
  const built = await member({}, { payment_method: 'rial', ...inRial, language: 'fa' });
  const answer = await update(built, { pack_type: 'base' });
  expect(answer.body.user.rial_amount).toBe(5_000_000);
  const inEuro = await update(built, { payment_method: 'euro', euro_payment_method: 'paypal' });
  expect(inEuro.body.user).toMatchObject({ euro_payment_method: 'paypal', rial_amount: null });
  const back = await update(built, { payment_method: 'rial' });
  expect(back.body.user).toMatchObject({ euro_payment_method: null, rial_amount: 5_000_000 });
});

it.each([
  ['what is not on the list', { is_approved: true }, { is_approved: 'unknown_field' }],
  ['rial outside Persian', { payment_method: 'rial' }, { payment_method: 'rial_only_in_persian' }],
  [
    'euro without a service',
    { euro_payment_method: null },
    { euro_payment_method: 'euro_payment_method_required' },
  ],
])('an update refuses %s', async (_, body, errors) => {
  const answer = await update(await member(), body);
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});
