import { api } from '@fanclub/contract/api';
import type { FamilyMember } from '@fanclub/contract/members/family';
import { type BuiltMember, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { requireMember } from '#repositories/members';
import { aPerson, buildFamily, storedFamily } from '../../../test/build-family.ts';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember, storedMembers, storedUpload } from '../../../test/stored.ts';
import { deleteFamily } from '../admin/delete-family.ts';
import { readFamily, writeFamily } from '../members/write-family.ts';

let guardian: BuiltMember;
let family: FamilyMember[];
const admin = await signInAdmin();
beforeEach(async () => {
  guardian = await storeMember({ juventus_card: false });
  const body = await buildFamily({ people: [aPerson(), aPerson({ first_name: 'Omid' })] });
  ({ family } = await callOrThrow(api.addFamily, { token: guardian.token, body }));
});

const rows = () => Promise.all(family.map(storedMember));
const contact = (body: object) => call(api.updateContact, { token: guardian.token, body });
const moved = { country_of_residency: 'IT', postal_code: '10121', phone: '+393331234567' };

it('what is the guardian’s becomes the family’s where the change says so, and is reviewed there too', async () => {
  const before = await rows();
  await contact(moved);
  expect(await rows()).toEqual(before);
  expect((await contact({ ...moved, for_family: true })).status).toBe(200);
  for (const [i, row] of (await rows()).entries()) {
    expect(row).toMatchObject({ ...moved, version: (before[i]?.version ?? 0) + 1 });
    expect(row?.own_changes.map(({ field }) => field)).toContain('phone');
  }
  const after = await rows();
  await contact({ ...moved, for_family: true });
  expect(await rows()).toEqual(after);
});

it('what is the guardian’s is copied field by field, and no name or other fact of the guardian with it', async () => {
  const { id } = guardian;
  await inTransaction(testDb(), async (transaction) => {
    const guardianRow = await requireMember(transaction, testDb(), id);
    const family = await readFamily(transaction, testDb(), guardianRow);
    const given = { ...guardianRow, phone: moved.phone };
    writeFamily(transaction, testDb(), { family, given });
  });
  const after = await rows();
  expect(after.map((row) => row?.first_name)).toEqual(family.map((one) => one.first_name));
  expect(after.map((row) => row?.phone)).toEqual([moved.phone, moved.phone]);
});

it('what is the guardian’s is one language, whoever sets it and how', async () => {
  const languages = async () => (await rows()).map((row) => row?.language);
  await contact({ language: 'it' });
  expect(await languages()).toEqual(['it', 'it']);
  const params = { id: guardian.id };
  await call(api.setLanguage, { token: guardian.token, params, body: { language: 'fa' } });
  expect(await languages()).toEqual(['fa', 'fa']);
  await call(api.updateUser, { token: admin.token, params, body: { language: 'en' } });
  expect(await languages()).toEqual(['en', 'en']);
  expect((await rows()).map((row) => row?.version)).toEqual([1, 1]);
});

it('what is the guardian’s is one address, by which nobody but the guardian is found', async () => {
  const email = uniqueEmail('moved');
  const params = { id: guardian.id };
  const answer = await call(api.updateUser, { token: admin.token, params, body: { email } });
  expect(answer.status).toBe(200);
  expect((await storedMembers('email', email)).map(({ id }) => id).sort()).toEqual(
    [guardian, ...family].map(({ id }) => id).sort(),
  );
  const [dana] = await rows();
  expect(dana?.search_keys).toEqual(expect.arrayContaining([expect.stringContaining('moved')]));
  const ids = family.map(({ id }) => id);
  const locks = await testDb().collection('member_emails').where('uid', 'in', ids).get();
  expect(locks.size).toBe(0);
});

const ask = (query = {}) => call(api.requestDeletion, { token: guardian.token, query });
const remove = (query = {}) =>
  call(api.deleteUser, { token: admin.token, params: { id: guardian.id }, query });
const withFamily = { with_family: 'true' };

it('the deletion of a guardian is asked for with the family, or not at all', async () => {
  expect(statusAndCode(await ask())).toEqual([409, 'family_remains']);
  expect((await storedMember(guardian))?.delete_requested_at).toBeNull();
  const first = await ask(withFamily);
  expect(first.status).toBe(200);
  for (const row of [await storedMember(guardian), ...(await rows())]) {
    expect(row?.delete_requested_at).not.toBeNull();
  }
  expect((await ask(withFamily)).body).toEqual(first.body);
});

it('the deletion of a guardian takes the family along, and all that is theirs', async () => {
  expect(statusAndCode(await remove())).toEqual([409, 'family_remains']);
  const [url] = (await rows()).map((row) => `/api/files/${row?.receipt_upload}`);
  const answer = await remove(withFamily);
  expect(answer.status).toBe(200);
  expect(answer.body.database_records_cleaned).toMatchObject({ members: 3, accounts: 1 });
  expect([await storedMember(guardian), ...(await rows())]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await storedUpload(url ?? '')).toBeUndefined();
  expect(statusAndCode(await remove(withFamily))).toEqual([404, 'member_gone']);
});

it('the deletion of a guardian leaves nobody without a guardian when its process dies, and is gone on with', async () => {
  const context = serverContext();
  let deletions = 0;
  const bucket = () => {
    deletions += 1;
    if (deletions > 1) throw new Error('storage');
    return context.bucket();
  };
  const broken = { ...context, bucket };
  await expect(deleteFamily(broken, admin.email, guardian.id)).rejects.toThrow('storage');
  expect(await storedFamily(guardian)).toHaveLength(1);
  expect(await storedMember(guardian)).toMatchObject({ has_family: true });
  expect((await remove(withFamily)).status).toBe(200);
  expect(await storedFamily(guardian)).toEqual([]);
  expect(await storedMember(guardian)).toBeUndefined();
});

it('two deletions of a guardian at once are one', async () => {
  const answers = await Promise.all([remove(withFamily), remove(withFamily)]);
  for (const { status } of answers) expect([200, 404]).toContain(status);
  expect(await storedFamily(guardian)).toEqual([]);
  expect(await storedMember(guardian)).toBeUndefined();
});
