import { drawRequestNumber, requestNumberPattern } from '@fanclub/contract/members/request-number';
import { register } from '@fanclub/contract/registration/routes';
import { logoutEverywhere } from '@fanclub/contract/sessions/routes';
import { closedSeason } from '@fanclub/stories/closed-season';
import { receiptUsedTwice } from '@fanclub/stories/receipt-used-twice';
import {
  buildRegistration,
  uniqueEmail,
  uploadImage,
} from '@fanclub/stories/tools/build-registration';
import { call } from '@fanclub/stories/tools/call';
import { putClubBack } from '@fanclub/stories/tools/club';
import { tellStory } from '@fanclub/stories/tools/tell-story';
import { describe, expect, it } from 'vitest';
import { membersWithEmail, testAuth, testDb } from '../../../test/firebase.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';

describe('POST /api/register', () => {
  it('makes a member, signs in, and computes the price itself', async () => {
    const body = await buildRegistration({
      promo_code: ' halfship ',
      password: 'Secret#1',
      total_price: 1,
      shipping_discount: 99,
      expected_total: 32.5,
    });
    const answer = await call(register, { body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ success: true, token_type: 'bearer' });
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

  it('takes the request number that the person was shown, or says that it drew another', async () => {
    const shown = drawRequestNumber();
    const first = await call(register, {
      body: await buildRegistration({ request_number: shown }),
    });
    expect(first.body.request_number).toBe(shown);
    expect(first.body).not.toHaveProperty('request_number_changed');
    for (const taken of [shown, 'JOFCI-1', 'x'.repeat(64)]) {
      const other = await call(register, {
        body: await buildRegistration({ request_number: taken }),
      });
      expect(other.status).toBe(201);
      expect(other.body.request_number).toMatch(requestNumberPattern);
      expect(other.body.request_number).not.toBe(shown);
      expect(other.body.request_number_changed).toBe(true);
    }
  });

  it('of two who were shown the same number gives it to one', async () => {
    const request_number = drawRequestNumber();
    const bodies = await Promise.all([1, 2].map(() => buildRegistration({ request_number })));
    const answers = await Promise.all(bodies.map((body) => call(register, { body })));
    const numbers = answers.map(({ body }) => body.request_number);
    expect(new Set(numbers).size).toBe(2);
    expect(numbers).toContain(request_number);
  });

  it('keeps what was said of the transfer', async () => {
    const said = { transfer_number: '1402123456', payer_last_four: '4242' };
    const { body } = await call(register, { body: await buildRegistration(said) });
    expect((await readOwnProfile(body.access_token)).body).toMatchObject(said);
    const wrong = await buildRegistration({ transfer_number: 'a b', payer_last_four: '42' });
    expect((await call(register, { body: wrong })).body).toMatchObject({
      errors: {
        transfer_number: 'invalid_transfer_number',
        payer_last_four: 'invalid_payer_last_four',
      },
    });
  });

  it('keeps the rate, the rial amount and what the person was told', async () => {
    const body = await buildRegistration({
      language: 'fa',
      payment_method: 'rial',
      euro_payment_method: null,
      juventus_card: false,
      pack_type: 'base',
      expected_rial: 1,
    });
    const { body: answer, status } = await call(register, { body });
    expect(status).toBe(201);
    const member = (await testDb().doc(`members/${answer.user_id}`).get()).data();
    expect(member).toMatchObject({ total_price: 5, told_rial: 1 });
    expect(member?.rial_amount).toBe(Math.round((5 * member?.exchange_rate) / 100) * 100);
  });

  it('keeps the child whose card it is, and asks nobody for one', async () => {
    const child = { holder_first_name: 'Dana', holder_last_name: 'Karimi' };
    const birth = { holder_birth_date: `${new Date().getFullYear() - 3}-04-01` };
    const pack = { pack_type: 'under_5' as const };
    const answer = await call(register, {
      body: await buildRegistration({ ...pack, ...child, ...birth }),
    });
    expect(answer.status).toBe(201);
    const profile = await readOwnProfile(answer.body.access_token);
    expect(profile.body).toMatchObject({ ...child, ...birth });
    const without = await call(register, { body: await buildRegistration(pack) });
    expect(without.status).toBe(201);
    expect(without.body.user.profile).toMatchObject({ holder_first_name: null });
    const parent = await buildRegistration({ ...pack, ...child, holder_birth_date: '1990-04-01' });
    const refused = await call(register, { body: parent });
    expect(refused.body.errors).toEqual({ holder_birth_date: 'not_a_child' });
  });

  it('takes Persian digits, an upper-case e-mail and a local Iranian number', async () => {
    const email = uniqueEmail();
    const body = await buildRegistration({
      email: `  ${email.toUpperCase()} `,
      phone: '۰۹۱۲ ۱۲۳-۴۵۶۷',
      postal_code: '۱۲۳۴۵-۶۷۸۹۰',
    });
    const answer = await call(register, { body });
    expect(answer.status).toBe(201);
    const member = (await testDb().doc(`members/${answer.body.user_id}`).get()).data();
    expect(member).toMatchObject({ email, phone: '+989121234567', postal_code: '1234567890' });
  });

  it('answers bad input with one key per field, in the language asked for', async () => {
    const body = await buildRegistration();
    const answer = await call(register, {
      body: { ...body, first_name: 'س', juventus_card: 'yes', birth_date: '2020-01-01', extra: 1 },
      headers: { 'accept-language': 'it' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('validation_error');
    expect(answer.body.errors).toMatchObject({
      juventus_card: 'invalid_type',
      birth_date: 'min_age_13',
      extra: 'unknown_field',
    });
    expect(answer.body.errors).toHaveProperty('first_name');
    expect(answer.body.message).not.toBe(answer.body.detail);
  });

  it.each([
    [
      'terms',
      { legal_consents: { terms: false, privacy: true } },
      { 'legal_consents.terms': 'terms_privacy_required' },
    ],
    ['an unknown package', { pack_type: 'gold' as never }, { pack_type: 'invalid_choice' }],
    [
      'rial outside Persian',
      { payment_method: 'rial' as const, euro_payment_method: null },
      { payment_method: 'rial_only_in_persian' },
    ],
    [
      'euro without a service',
      { euro_payment_method: null },
      { euro_payment_method: 'euro_payment_method_required' },
    ],
    ['the card without a passport', { passportUrl: null }, { passportUrl: 'id_card_required' }],
    [
      'a receipt that was never uploaded',
      { receiptUrl: `/api/files/${'x'.repeat(32)}` },
      { receiptUrl: 'upload_not_found' },
    ],
    [
      'a receipt elsewhere',
      { receiptUrl: 'https://example.test/receipt.jpg' },
      { receiptUrl: 'upload_not_found' },
    ],
  ])('refuses %s', async (_, changes, errors) => {
    const body = { ...(await buildRegistration()), ...changes };
    const answer = await call(register, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual(errors);
    expect(await membersWithEmail(body.email)).toHaveLength(0);
  });

  it('refuses a passport image in the place of a receipt', async () => {
    const receiptUrl = await uploadImage('passport');
    const answer = await call(register, { body: await buildRegistration({ receiptUrl }) });
    expect(answer.body.errors).toEqual({ receiptUrl: 'upload_not_found' });
  });

  it('refuses an upload that another application has claimed', async () => {
    const first = await buildRegistration();
    await call(register, { body: first });
    const answer = await call(register, {
      body: await buildRegistration({ receiptUrl: first.receiptUrl }),
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'upload_already_used',
      errors: { receiptUrl: 'upload_already_used' },
    });
  });

  it('flags a receipt whose bytes another application sent', async () => {
    const { first, second } = await tellStory(receiptUsedTwice);
    const member = await testDb().doc(`members/${second.id}`).get();
    expect(member.get('receipt_also_used_by')).toEqual([first.requestNumber]);
  });

  it.each(['EXPIRED', 'USEDUP', 'NEVERWAS', 'not a code!'])(
    'accepts a registration with the useless code %s at the full price',
    async (promo_code) => {
      const body = await buildRegistration({ promo_code, expected_total: 30 });
      const answer = await call(register, { body });
      expect(answer.status).toBe(201);
      const member = await testDb().doc(`members/${answer.body.user_id}`).get();
      expect(member.data()).toMatchObject({ total_price: 35, told_total: 30, promo_code: null });
    },
  );

  it('refuses an e-mail that is registered, and an admin’s', async () => {
    const body = await buildRegistration();
    await call(register, { body });
    const again = await call(register, { body: await buildRegistration({ email: body.email }) });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      code: 'user_already_exists',
      detail: 'User already exists',
    });
    const admin = await call(register, {
      body: await buildRegistration({ email: 'Admin@Fanclub.test' }),
    });
    expect(admin.status).toBe(409);
  });

  it('replaces an account that is nobody’s, such as a Google pop-up left behind', async () => {
    const email = uniqueEmail();
    await testAuth().createUser({ email, emailVerified: true });
    const answer = await call(register, { body: await buildRegistration({ email }) });
    expect(answer.status).toBe(201);
    expect((await testAuth().getUserByEmail(email)).uid).toBe(answer.body.user_id);
  });

  it('answers a repeat with the same key alike, and refuses another body under it', async () => {
    const body = await buildRegistration({ password: 'Secret#1' });
    const headers = { 'idempotency-key': uniqueEmail('key') };
    const first = await call(register, { body, headers });
    const repeat = await call(register, { body, headers });
    expect(repeat.status).toBe(201);
    expect(repeat.body.request_number).toBe(first.body.request_number);
    expect(repeat.body.user_id).toBe(first.body.user_id);
    const other = await call(register, { body: { ...body, last_name: 'Bianchi' }, headers });
    expect(other.status).toBe(409);
    expect(other.body.detail).toBe('Registration already submitted');
  });

  it('opens no session by a repeat once the sessions were ended', async () => {
    const body = await buildRegistration();
    const headers = { 'idempotency-key': uniqueEmail('key') };
    const first = await call(register, { body, headers });
    await call(logoutEverywhere, { token: first.body.access_token });
    const repeat = await call(register, { body, headers });
    expect([repeat.status, repeat.body.code]).toEqual([409, 'registration_already_submitted']);
  });

  it('gives five things no room to go wrong: wrong method, no JSON, a broken key, an array, null', async () => {
    const wrongMethod = await call({ ...register, method: 'GET' });
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.get('allow')).toBe('POST');
    const text = await call(register, { body: 'x', headers: { 'content-type': 'text/plain' } });
    expect(text.body.code).toBe('unsupported_media_type');
    const key = await call(register, {
      body: await buildRegistration(),
      headers: { 'idempotency-key': 'x' },
    });
    expect(key.status).toBe(400);
    expect((await call(register, { body: [] })).status).toBe(400);
    expect((await call(register, { body: null })).status).toBe(400);
  });

  it('after an enforced deadline takes only those whose receipt came before it', async () => {
    const early = await buildRegistration();
    const late = await buildRegistration();
    const earlyReceipt = testDb().doc(`uploads/${early.receiptUrl.split('/').pop()}`);
    await earlyReceipt.update({ created_at: new Date('2026-01-01T00:00:00Z') });
    await tellStory(closedSeason);
    try {
      const refused = await call(register, { body: late });
      expect(refused.status).toBe(403);
      expect(refused.body.code).toBe('registration_closed');
      expect((await call(register, { body: early })).status).toBe(201);
    } finally {
      await putClubBack();
    }
  });
});
