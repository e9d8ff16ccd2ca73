import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import type { AddFamilyRequest } from '@fanclub/contract/families/routes';
import { familyMaxSize } from '@fanclub/contract/members/limits';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import { buildFamily, people, storedFamily, uploadsLike } from '../../../test/build-family.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';

let guardian: BuiltMember;
const admin = await signInAdmin();
beforeEach(async () => {
  guardian = await storeMember({ juventus_card: false });
});

const send = (body: object, headers = {}, { token } = guardian) =>
  call(api.addFamily, { token, body, headers });
const add = async (change: Partial<AddFamilyRequest> = {}) => send(await buildFamily(change));

it('an addition is one however often it is sent under one key', async () => {
  const body = await buildFamily({ people: people(2) });
  const headers = { 'idempotency-key': randomUUID() };
  const first = await send(body, headers);
  const again = await send(body, headers);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(await storedFamily(guardian)).toHaveLength(2);
  const other = await send({ ...body, people: people(1) }, headers);
  expect(statusAndCode(other)).toEqual([409, 'registration_already_submitted']);
  const stranger = await storeMember({ juventus_card: false });
  expect(statusAndCode(await send(body, headers, stranger))).toEqual([409, 'upload_already_used']);
});

it('two calls at once with one receipt keep one registration, and nothing of the other', async () => {
  const body = await buildFamily({ people: people(2) });
  const answers = await Promise.all([send(body), send(body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await storedFamily(guardian)).toHaveLength(2);
  const states = (await uploadsLike(body.receiptUrl)).map((row) => row.get('claimed_by'));
  expect(states.filter(Boolean)).toHaveLength(2);
});

it('an addition lets nobody answer for more than ten, two submissions at once neither', async () => {
  await add({ people: people(5) });
  const answers = await Promise.all([add({ people: people(3) }), add({ people: people(3) })]);
  expect(answers.map(statusAndCode).sort()).toEqual([
    [201, undefined],
    [409, 'family_full'],
  ]);
  expect(await storedFamily(guardian)).toHaveLength(8);
  expect((await add({ people: people(familyMaxSize - 8) })).status).toBe(201);
  expect(statusAndCode(await add())).toEqual([409, 'family_full']);
});

it('an addition leaves nobody behind who is deleted or logged out at that moment', async () => {
  const { token } = admin;
  const params = { id: guardian.id };
  const [added, deleted] = await Promise.all([add(), call(api.deleteUser, { token, params })]);
  const left = await storedFamily(guardian);
  if (deleted.status === 200) expect([added.status === 201, left]).toEqual([false, []]);
  else {
    expect(statusAndCode(deleted)).toEqual([409, 'family_remains']);
    expect(left).toHaveLength(1);
  }
  expect(await storedMember(guardian)).toEqual(
    deleted.status === 200 ? undefined : expect.objectContaining({ has_family: true }),
  );
});

it('an addition outlives what becomes of the guardian’s own application', async () => {
  await add();
  const { token } = admin;
  await call(api.rejectUser, { token, params: { id: guardian.id }, body: {} });
  const [id = ''] = await storedFamily(guardian);
  expect(await storedMember({ id })).toMatchObject({ request_status: 'submitted' });
  await call(api.logoutEverywhere, { token: guardian.token });
  expect((await add()).status).toBe(401);
});
