import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { buildMember, buildRegistration } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { aPerson, unlike } from '../../../test/build-family.ts';
import { testDb } from '../../../test/firebase.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { storedMember, storedMembers, storedUpload } from '../../../test/stored.ts';

const family = [aPerson(), aPerson({ first_name: 'Omid', pack_type: 'base' })];
const request = (change: Partial<RegisterRequest> = {}) =>
  buildRegistration({
    juventus_card: false,
    pack_type: 'base',
    request_number: null,
    family: family.map((one) => aPerson({ ...one, request_number: null })),
    ...change,
  });
const send = (body: object, headers = {}) => call(api.register, { body, headers });

it('a family registers with one receipt, and one mail says so', async () => {
  const { last_name, phone } = unlike();
  const people = family.map((one) => ({ ...one, last_name }));
  const body = await request({ last_name, phone, family: people });
  const { status, body: answer } = await send(body);
  expect(status).toBe(201);
  expect(answer.family?.map(({ first_name }) => first_name)).toEqual(['Dana', 'Omid']);
  const profile = (await readOwnProfile(answer.access_token)).body;
  expect(profile.family.map(({ id }) => id).sort()).toEqual(
    answer.family?.map(({ id }) => id).sort(),
  );
  const rows = await Promise.all((answer.family ?? []).map(storedMember));
  for (const row of rows) {
    expect(row).toMatchObject({ guardian_id: answer.user_id, account: 'none', flags: [] });
    expect(row?.receipt_upload).not.toBe(rows.find((other) => other !== row)?.receipt_upload);
  }
  expect((await storedUpload(body.receiptUrl))?.claimed_by).toBe(answer.user_id);
  const [mail, ...others] = await mailsAbout(answer.user_id);
  expect(others).toEqual([]);
  expect(mail?.message).toMatchObject({
    template: 'application_received',
    data: { people: answer.family?.map(({ id }) => id) },
  });
  expect(await storedMember({ id: answer.user_id })).toMatchObject({
    account: 'ready',
    has_family: true,
    flags: [],
    similar_to: [],
  });
});

it('the panel shows the sum of the one transfer, which follows a changed package and a deletion, and the people in the order of the form', async () => {
  const people = Array.from({ length: 5 }, (_, i) => aPerson({ first_name: `Dana${'abcde'[i]}` }));
  const body = await request({ family: people.map((one) => ({ ...one, request_number: null })) });
  const { body: answer } = await send(body);
  const { token } = await signInAdmin();
  const about = (id: string) => ({ params: { id }, token });
  const read = async () => callOrThrow(api.readUser, about(answer.user_id));
  const ids = [answer.user_id, ...(answer.family ?? []).map(({ id }) => id)];
  const total = async () => {
    const rows = await Promise.all(ids.map((id) => storedMember({ id })));
    return rows.reduce((sum, row) => sum + Number(row?.total_price ?? 0), 0);
  };
  const { user, family: listed } = await read();
  const transfer = {
    number: answer.request_number,
    payer: `${body.first_name} ${body.last_name}`,
    people: 6,
    place: 0,
    total_price: await total(),
    rial_amount: null,
  };
  expect(user.shared_transfer).toEqual(transfer);
  expect(listed.map(({ first_name }) => first_name)).toEqual(
    people.map(({ first_name }) => first_name),
  );
  const [first = '', , third = ''] = ids;
  await callOrThrow(api.updateUser, { ...about(first), body: { pack_type: 'international' } });
  await callOrThrow(api.deleteUser, about(third));
  const { shared_transfer } = (await read()).user;
  expect(shared_transfer).toEqual({ ...transfer, total_price: await total() });
  expect(shared_transfer?.total_price).not.toBe(transfer.total_price);
  const list = await callOrThrow(api.listUsers, { query: { q: answer.request_number }, token });
  expect(list.users[0]?.shared_transfer).toEqual(shared_transfer);
});

it('the registration answers a repeat with the same people, and registers nobody twice', async () => {
  const body = await request({ family });
  const headers = { 'idempotency-key': randomUUID() };
  const first = await send(body, headers);
  const again = await send(body, headers);
  expect(again.body.family).toEqual(first.body.family);
  expect(await storedMembers('email', body.email)).toHaveLength(3);
});

it('two calls at once register one family', async () => {
  const body = await request();
  const answers = await Promise.all([send(body), send(body)]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await storedMembers('email', body.email)).toHaveLength(3);
});

it('the registration stores nobody of a family if another member has the e-mail', async () => {
  const { email } = await buildMember({ juventus_card: false });
  const body = await request({ email });
  expect(statusAndCode(await send(body))).toEqual([409, 'user_already_exists']);
  expect(await storedMembers('email', email)).toHaveLength(1);
  const sha256 = (await storedUpload(body.receiptUrl))?.sha256;
  const copies = await testDb().collection('uploads').where('sha256', '==', sha256).get();
  expect(copies.docs.map((row) => row.get('claimed_by'))).toEqual([null]);
});

it('the total that was shown to the registrant is computed from the total that was shown for the family', async () => {
  const shown = [aPerson({ expected_total: 5 }), aPerson({ expected_total: 5 })];
  const right = await send(await request({ family: shown, expected_total: 15 }));
  expect((await storedMember({ id: right.body.user_id }))?.told_total).toBeNull();
  const wrong = await send(await request({ family: shown, expected_total: 17.5 }));
  expect((await storedMember({ id: wrong.body.user_id }))?.told_total).toBe(7.5);
  const unknown = await send(await request({ expected_total: 17.5 }));
  expect((await storedMember({ id: unknown.body.user_id }))?.told_total).toBeNull();
});

it('the registration refuses more than six people, with the registrant', async () => {
  const many = Array.from({ length: 6 }, () => aPerson());
  expect((await send(await request({ family: many }))).body.errors).toEqual({
    family: 'too_long',
  });
});

it('the registration refuses an adult with a package for children', async () => {
  const wrong = await request({
    family: [aPerson({ pack_type: 'under_5', birth_date: '1980-01-01' })],
  });
  expect((await send(wrong)).body.errors).toEqual({ 'family[0].birth_date': 'not_a_child' });
});
