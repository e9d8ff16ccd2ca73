import { api } from '@fanclub/contract/api';
import { requestNumberPattern } from '@fanclub/contract/members/request-number';
import { receiptUsedTwice } from '@fanclub/stories/all-stories';
import { buildRegistration, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { tellStory } from '@fanclub/stories/tools/tell-story';
import { expect, it } from 'vitest';
import { testAuth } from '../../../test/firebase.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { storedMember } from '../../../test/stored.ts';

it('a registration makes a member, signs in, and computes the price itself', async () => {
  const body = await buildRegistration({
    promo_code: ' halfship ',
    password: 'Secret#1',
    total_price: 1,
    shipping_discount: 99,
    expected_total: 32.5,
  });
  const answer = await call(api.register, { body, headers: { 'accept-language': 'it' } });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    success: true,
    token_type: 'bearer',
    message: 'Abbiamo ricevuto la tua richiesta.',
    detail: 'We received your application.',
  });
  expect(answer.body.request_number).toMatch(requestNumberPattern);
  const profile = await readOwnProfile(answer.body.access_token);
  expect(profile.status).toBe(200);
  expect(profile.body).toMatchObject({
    id: answer.body.user_id,
    total_price: 32.5,
    shipping_discount: 2.5,
    promo_code: 'HALFSHIP',
    request_status: 'submitted',
    is_paid: false,
    is_approved: false,
    password_hash: 'set',
    receipt_url: body.receiptUrl,
  });
});

it('a registration that a program may have filled in is taken and flagged, also if it is repeated at another time', async () => {
  const key = { headers: { 'idempotency-key': uniqueEmail('key') } };
  const body = await buildRegistration({ filled_in_ms: 2000 });
  const first = await call(api.register, { body, ...key });
  const again = await call(api.register, { body: { ...body, filled_in_ms: 9000 }, ...key });
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body.user_id).toBe(first.body.user_id);
  expect((await storedMember({ id: first.body.user_id }))?.flags).toContain('by_program');
  const unhurried = await call(api.register, { body: await buildRegistration() });
  expect((await storedMember({ id: unhurried.body.user_id }))?.flags).not.toContain('by_program');
});

it('a registration keeps what was said of the transfer', async () => {
  const said = { transfer_number: '1402123456', payer_last_four: '4242' };
  const { body } = await call(api.register, { body: await buildRegistration(said) });
  expect((await readOwnProfile(body.access_token)).body).toMatchObject(said);
});

it('a registration keeps the rate, the rial amount and what the person was told', async () => {
  const body = await buildRegistration({
    language: 'fa',
    payment_method: 'rial',
    euro_payment_method: null,
    juventus_card: false,
    pack_type: 'base',
    expected_rial: 1,
  });
  const { body: answer, status } = await call(api.register, { body });
  expect(status).toBe(201);
  const member = await storedMember({ id: answer.user_id });
  expect(member).toMatchObject({ total_price: 5, told_rial: 1 });
  expect(member?.rial_amount).toBe(Math.round((5 * Number(member?.exchange_rate)) / 100) * 100);
});

it('a registration keeps the child whose card it is, and asks nobody for one', async () => {
  const child = { holder_first_name: 'Dana', holder_last_name: 'Karimi' };
  const birth = { holder_birth_date: `${new Date().getFullYear() - 3}-04-01` };
  const pack = { pack_type: 'under_5' as const };
  const answer = await call(api.register, {
    body: await buildRegistration({ ...pack, ...child, ...birth }),
  });
  expect(answer.status).toBe(201);
  const profile = await readOwnProfile(answer.body.access_token);
  expect(profile.body).toMatchObject({ ...child, ...birth });
  const without = await call(api.register, { body: await buildRegistration(pack) });
  expect(without.status).toBe(201);
  expect(without.body.user.profile).toMatchObject({ holder_first_name: null });
});

it('a registration takes Persian digits, an upper-case e-mail and a local Iranian number', async () => {
  const email = uniqueEmail();
  const body = await buildRegistration({
    email: `  ${email.toUpperCase()} `,
    phone: '۰۹۱۲ ۱۲۳-۴۵۶۷',
    postal_code: '۱۲۳۴۵-۶۷۸۹۰',
  });
  const answer = await call(api.register, { body });
  expect(answer.status).toBe(201);
  const member = await storedMember({ id: answer.body.user_id });
  expect(member).toMatchObject({ email, phone: '+989121234567', postal_code: '1234567890' });
});

it('a registration has no postal code where the country has none, and asks for one elsewhere', async () => {
  const body = { country_of_residency: 'AE', postal_code: '', phone: '+971501234567' };
  const answer = await call(api.register, { body: await buildRegistration(body) });
  expect(answer.status).toBe(201);
  const { access_token: token } = answer.body;
  expect((await readOwnProfile(token)).body).toMatchObject({ postal_code: '' });
  const moved = await call(api.updateContact, { token, body: { country_of_residency: 'IT' } });
  expect(moved.body.errors).toEqual({ postal_code: 'field_required' });
});

it('a registration flags a receipt whose bytes another application sent', async () => {
  const { first, second } = await tellStory(receiptUsedTwice);
  expect((await storedMember(second))?.receipt_also_used_by).toEqual([first.requestNumber]);
});

it('a registration with a useless code is accepted at the full price', async () => {
  const body = await buildRegistration({ promo_code: 'EXPIRED', expected_total: 30 });
  const answer = await call(api.register, { body });
  expect(answer.status).toBe(201);
  expect(await storedMember({ id: answer.body.user_id })).toMatchObject({
    total_price: 35,
    told_total: 30,
    promo_code: null,
  });
});

it('a registration replaces an account that is nobody’s, such as a Google pop-up left behind', async () => {
  const email = uniqueEmail();
  await testAuth().createUser({ email, emailVerified: true });
  const answer = await call(api.register, { body: await buildRegistration({ email }) });
  expect(answer.status).toBe(201);
  expect((await testAuth().getUserByEmail(email)).uid).toBe(answer.body.user_id);
});

it('a repeat with the same key is answered alike, and another body under it is refused', async () => {
  const body = await buildRegistration({ password: 'Secret#1' });
  const headers = { 'idempotency-key': uniqueEmail('key') };
  const first = await call(api.register, { body, headers });
  const repeat = await call(api.register, { body, headers });
  expect(repeat.status).toBe(201);
  expect(repeat.body.request_number).toBe(first.body.request_number);
  expect(repeat.body.user_id).toBe(first.body.user_id);
  const other = await call(api.register, { body: { ...body, last_name: 'Bianchi' }, headers });
  expect(other.status).toBe(409);
  expect(other.body.detail).toBe('Registration already submitted');
});

it('a repeat opens no session once the sessions were ended', async () => {
  const body = await buildRegistration();
  const headers = { 'idempotency-key': uniqueEmail('key') };
  const first = await call(api.register, { body, headers });
  await call(api.logoutEverywhere, { token: first.body.access_token });
  const repeat = await call(api.register, { body, headers });
  expect([repeat.status, repeat.body.code]).toEqual([409, 'registration_already_submitted']);
});
