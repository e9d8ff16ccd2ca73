import { register } from '@fanclub/contract/registration/routes';
import { closedSeason } from '@fanclub/stories/all-stories';
import { buildRegistration, uploadImage } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { putClubBack } from '@fanclub/stories/tools/club';
import { tellStory } from '@fanclub/stories/tools/tell-story';
import { expect, it } from 'vitest';
import { testDb } from '../../../test/firebase.ts';
import { storedMembers, storedUpload } from '../../../test/stored.ts';

it('the registration answers bad input with one key per field, in the language asked for', async () => {
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
    'a receipt that was never uploaded',
    { receiptUrl: `/api/files/${'x'.repeat(32)}` },
    { receiptUrl: 'upload_not_found' },
  ],
  [
    'a receipt elsewhere',
    { receiptUrl: 'https://example.test/receipt.jpg' },
    { receiptUrl: 'upload_not_found' },
  ],
])('the registration refuses %s', async (_, changes, errors) => {
  const body = { ...(await buildRegistration()), ...changes };
  const answer = await call(register, { body });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual(errors);
  expect(await storedMembers('email', body.email)).toHaveLength(0);
});

it('the registration refuses a bank transfer to a club that has set no holder of its account', async () => {
  const set = (change: object) => testDb().doc('settings/registration').update(change);
  const send = async () =>
    call(register, { body: await buildRegistration({ euro_payment_method: 'bank' }) });
  try {
    await set({ iban_holder: '' });
    const refused = await send();
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { euro_payment_method: 'invalid_choice' },
    ]);
    await set({ revolut_link: '', paypal_link: '' });
    expect((await send()).status).toBe(201);
  } finally {
    await putClubBack();
  }
});

it('the registration refuses a passport image in the place of a receipt', async () => {
  const receiptUrl = await uploadImage('passport');
  const answer = await call(register, { body: await buildRegistration({ receiptUrl }) });
  expect(answer.body.errors).toEqual({ receiptUrl: 'upload_not_found' });
});

it('the registration refuses an upload that another application has claimed', async () => {
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

it('the registration refuses an e-mail that is registered, and an admin’s', async () => {
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

it('the registration gives five things no room to go wrong: wrong method, no JSON, a broken key, an array, null', async () => {
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

it('after an enforced deadline the registration takes only those whose receipt came before it', async () => {
  const early = await buildRegistration();
  const late = await buildRegistration();
  await storedUpload(early.receiptUrl);
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
