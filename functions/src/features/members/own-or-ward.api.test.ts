import { readUser } from '@fanclub/contract/admin/case-routes';
import { approveUser, deleteUser, rejectUser, updateUser } from '@fanclub/contract/admin/routes';
import { ownCards, reportCard } from '@fanclub/contract/cards/routes';
import { addFamily } from '@fanclub/contract/families/routes';
import { me, requestDeletion, setLanguage, submitAgain } from '@fanclub/contract/members/routes';
import { sendItems } from '@fanclub/contract/review/routes';
import { ownCardCode } from '@fanclub/contract/verification/routes';
import { type BuiltMember, uploadImage } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { readProfile } from '@fanclub/stories/tools/read-profile';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { completeHalfFinished } from '#features/accounts/complete-half-finished';
import { serverContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { aPerson, buildFamily } from '../../../test/build-family.ts';
import { readDocument, sendDocument } from '../../../test/documents.ts';
import { hasAccount, testDb } from '../../../test/firebase.ts';
import { storeCard } from '../../../test/store-card.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember } from '../../../test/stored.ts';

let guardian: BuiltMember;
/** A dependant with a club card; each test has a new one. */
let ward: { id: string; request_number: string };
const admin = await signInAdmin();
const stranger = await storeMember({ juventus_card: false });
beforeEach(async () => {
  guardian = await storeMember({ juventus_card: false });
  const passportUrl = await uploadImage('passport');
  const body = await buildFamily({ people: [aPerson({ juventus_card: true, passportUrl })] });
  const { family } = await callOrThrow(addFamily, { token: guardian.token, body });
  ward = family[0] ?? { id: '', request_number: '' };
});

const decide = (route: typeof approveUser | typeof rejectUser, body = {}) =>
  call(route, { token: admin.token, params: { id: ward.id }, body });
const profileOf = (id: string, { token }: BuiltMember) =>
  call(me, { token, query: { user_id: id } });
const notThere = [404, 'user_not_found'];

it('a guardian reads the profile and the documents of whom they answer for, as soon as the address is proved', async () => {
  const body = await readProfile(guardian.token, ward.id);
  expect(body).toMatchObject({ id: ward.id, guardian_id: guardian.id, family: [] });
  for (const url of [body.receipt_url, body.passport_url]) {
    expect((await readDocument(String(url), guardian.token)).status).toBe(200);
    expect((await readDocument(String(url), stranger.token)).status).toBe(404);
  }
});

it('a guardian adds a document that is missing, and sends what the review asks for', async () => {
  await putFields(ward, { receipt_upload: null });
  expect(statusAndCode(await sendDocument({ ...stranger, id: ward.id }, 'receipt'))).toEqual([
    403,
    'forbidden',
  ]);
  expect((await sendDocument({ ...guardian, id: ward.id }, 'receipt')).status).toBe(200);
  const at = timestampOf(new Date());
  await putFields(ward, { requested: { at, items: ['first_name'], note: null, mail_id: null } });
  const body = { since: at.toDate().toISOString(), first_name: 'Danah' };
  const send = ({ token }: BuiltMember) =>
    call(sendItems, { token, query: { for: ward.id }, body });
  expect(statusAndCode(await send(stranger))).toEqual(notThere);
  expect((await send(guardian)).body).toMatchObject({ id: ward.id, first_name: 'Danah' });
});

it('a guardian submits a rejected application again', async () => {
  await decide(rejectUser);
  const again = ({ token }: BuiltMember) =>
    call(submitAgain, { token, query: { for: ward.id }, body: {} });
  expect(statusAndCode(await again(stranger))).toEqual(notThere);
  expect((await again(guardian)).body).toMatchObject({ request_status: 'submitted' });
  expect((await profileOf(guardian.id, guardian)).body.request_status).toBe('submitted');
});

it('a guardian sees the club card, says that it did not arrive, and has the code of the membership', async () => {
  await decide(approveUser);
  const cardId = await storeCard(ward, 'posted');
  const query = { for: ward.id };
  expect((await call(ownCards, { token: guardian.token, query })).body.cards).toHaveLength(1);
  expect((await call(ownCards, { token: guardian.token, query: {} })).body.cards).toEqual([]);
  const report = ({ token }: BuiltMember) =>
    call(reportCard, { token, params: { cardId }, body: {} });
  expect(statusAndCode(await report(stranger))).toEqual([404, 'card_not_found']);
  expect((await report(guardian)).status).toBe(200);
  const { code } = (await call(ownCardCode, { token: guardian.token, query })).body;
  expect(code).toContain(ward.id);
  for (const route of [ownCards, ownCardCode]) {
    expect(statusAndCode(await call(route, { token: stranger.token, query }))).toEqual(notThere);
  }
});

it('a guardian asks for the deletion of one alone', async () => {
  const ask = ({ token }: BuiltMember) => call(requestDeletion, { token, query: { for: ward.id } });
  expect(statusAndCode(await ask(stranger))).toEqual(notThere);
  expect((await ask(guardian)).status).toBe(200);
  expect((await storedMember(guardian))?.delete_requested_at).toBeNull();
  expect((await storedMember(ward))?.delete_requested_at).not.toBeNull();
});

it('a guardian is nobody’s ward’s guardian, and sets no language for one alone', async () => {
  expect(statusAndCode(await profileOf(ward.id, stranger))).toEqual([403, 'forbidden']);
  expect(statusAndCode(await profileOf(guardian.id, stranger))).toEqual([403, 'forbidden']);
  const language = await call(setLanguage, {
    token: guardian.token,
    params: { id: ward.id },
    body: { language: 'it' },
  });
  expect(statusAndCode(language)).toEqual([403, 'forbidden']);
});

describe('admins', () => {
  const read = async (id: string) =>
    (await call(readUser, { token: admin.token, params: { id } })).body;

  it('see who answers for whom, from both sides', async () => {
    const body = await buildFamily({ people: [aPerson({ first_name: 'Omid' })] });
    await call(addFamily, { token: guardian.token, body });
    const [one, other] = [await read(ward.id), await read(guardian.id)];
    expect(one.guardian).toMatchObject({ id: guardian.id, first_name: 'Sara' });
    expect(one.family.map(({ first_name }) => first_name)).toEqual(['Omid']);
    expect(one.user).toMatchObject({ guardian_id: guardian.id, has_family: false });
    expect(other.guardian).toBeNull();
    expect(other.family.map(({ first_name }) => first_name)).toEqual(['Dana', 'Omid']);
    expect(other.user).toMatchObject({ guardian_id: null, has_family: true });
  });

  it('give nobody an address or a language that is the guardian’s to give', async () => {
    const change = { email: 'dana@example.test', language: 'it' };
    const params = { id: ward.id };
    const answer = await call(updateUser, { token: admin.token, params, body: change });
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      { email: 'of_the_guardian', language: 'of_the_guardian' },
    ]);
    const set = await call(setLanguage, { token: admin.token, params, body: { language: 'it' } });
    expect(statusAndCode(set)).toEqual([403, 'forbidden']);
    // A child of two years, who is too young for an account.
    const birth_date = `${new Date().getFullYear() - 2}-04-01`;
    const same = { email: guardian.email, first_name: 'Danah', birth_date };
    expect((await call(updateUser, { token: admin.token, params, body: same })).status).toBe(200);
  });

  it('delete one of a family, and no guardian before', async () => {
    const remove = (id: string) => call(deleteUser, { token: admin.token, params: { id } });
    expect(statusAndCode(await remove(guardian.id))).toEqual([409, 'family_remains']);
    expect((await profileOf(guardian.id, guardian)).status).toBe(200);
    expect((await remove(ward.id)).status).toBe(200);
    expect(await storedMember(guardian)).toMatchObject({ has_family: false });
    const mails = await testDb().collection('mail').where('to', '==', guardian.email).get();
    expect(mails.size).toBeGreaterThan(0);
    expect((await remove(guardian.id)).status).toBe(200);
  });
});

it('nobody makes an account for somebody who is to have none', async () => {
  await putFields(ward, { created_at: timestampOf(0) });
  await completeHalfFinished(serverContext());
  await decide(approveUser);
  await decide(rejectUser);
  expect(await hasAccount(ward.id)).toBe(false);
  expect(await storedMember(ward)).toMatchObject({ account: 'none', request_status: 'rejected' });
});
