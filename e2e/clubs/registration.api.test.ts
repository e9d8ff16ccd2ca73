import { api } from '@fanclub/contract/api';
import { club } from '@fanclub/contract/club/club';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { buildChild } from '@fanclub/stories/tools/build-child';
import { buildRegistration } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { suiteDb } from '@fanclub/stories/tools/firebase';
import { waitForMail } from '@fanclub/stories/tools/mailbox';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { storedFields } from '@fanclub/stories/tools/stored-fields';
import { expect, it } from 'vitest';
import { foreignIn } from './foreign-words.ts';

const byTransfer = { payment_method: 'euro', euro_payment_method: 'bank' } as const;
const inRial = { payment_method: 'rial', euro_payment_method: null, language: 'fa' } as const;

const noFile = `/api/files/${'p'.repeat(32)}`;

const bodyOf = (changes: Partial<RegisterRequest> = {}) =>
  buildRegistration({ pack_type: 'adult', juventus_card: false, ...byTransfer, ...changes });
async function registerAs(changes: Partial<RegisterRequest>) {
  const body = await bodyOf(changes);
  const { user_id: id, ...answer } = await callOrThrow(api.register, { body });
  return { id, email: body.email, ...answer };
}

const owner = await signInAdmin();

it('the settings have the packages and prices of the club, and nothing about what it does not have', async () => {
  const settings = await callOrThrow(api.settings);
  expect(settings).toMatchObject({ price_student: 8, price_adult: 25, price_family: 45 });
  expect(settings).toMatchObject({ price_founder: 100 });
  expect(Object.keys(settings).filter((name) => /international|under_/.test(name))).toEqual([]);
});

it.each([
  ['student', byTransfer, 8],
  ['adult', inRial, 25],
  ['founder', byTransfer, 100],
])(
  '%s costs what the club asks, and the number begins with the club’s letters',
  async (pack_type, way, euro) => {
    const { id, request_number } = await registerAs({ pack_type, ...way });
    expect(request_number).toMatch(/^VIOLA-[A-Z2-9]{8}$/);
    expect(await storedFields({ id })).toMatchObject({
      pack_type,
      total_price: euro,
      juventus_card: false,
    });
  },
);

it('three people share the price of the family package to the cent', async () => {
  const family = ['Nora', 'Mina'].map((name) => buildChild(name, 7, { pack_type: 'family' }));
  const answer = await registerAs({ pack_type: 'family', family });
  const people = [answer, ...(answer.family ?? [])];
  const rows = await Promise.all(people.map(storedFields));
  expect(rows.map((row) => row?.total_price)).toEqual([15, 15, 15]);
  for (const { request_number } of people) expect(request_number).toMatch(/^VIOLA-/);
});

it('a promo code is unknown and lowers nothing, because codes lower what a club card costs', async () => {
  const code = suiteDb().doc('promo_codes/HALFSHIP');
  expect((await code.get()).exists).toBe(false);
  await code.set({ discountRate: 50, discountType: 'percentage' });
  const body = { code: 'HALFSHIP' };
  for (const route of [api.validatePromoCode, api.applyPromoCode]) {
    expect(statusAndCode(await call(route, { body }))).toEqual([404, 'not_found']);
  }
  const { id } = await registerAs({ promo_code: 'HALFSHIP' });
  expect(await storedFields({ id })).toMatchObject({ total_price: 25 });
});

it.each([
  ['a club card', { juventus_card: true, passportUrl: noFile }, 'juventus_card'],
  ['a service', { ...byTransfer, euro_payment_method: 'revolut' as const }, 'euro_payment_method'],
  ['a package of another club', { pack_type: 'international' }, 'pack_type'],
  ['a language that the club does not offer', { language: 'it' as const }, 'language'],
])('%s is refused', async (_, changes, field) => {
  const answer = await call(api.register, { body: { ...(await bodyOf(changes)), ...changes } });
  expect(statusAndCode(answer)).toEqual([400, 'validation_error']);
  expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
});

it('an application is approved, and all mails are the club’s', async () => {
  const { id, email } = await registerAs({ pack_type: 'student', language: 'en' });
  const received = await waitForMail(email);
  await callOrThrow(api.approveUser, { params: { id }, token: owner.token, body: {} });
  const approved = await waitForMail(email, ({ subject }) => subject !== received.subject);
  for (const { subject, html, text } of [received, approved]) {
    expect(html).toContain(club.name.en);
    expect(foreignIn([subject, html, text].join('\n'))).toEqual([]);
  }
  expect(await storedFields({ id })).toMatchObject({
    request_status: 'approved',
    is_approved: true,
  });
});
