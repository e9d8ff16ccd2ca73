import { api } from '@fanclub/contract/api';
import { buildMember, buildRegistration, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { mailPatienceMs } from '@fanclub/stories/tools/mailbox';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { clubReceiptsOf } from '#repositories/club-receipts';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import {
  hasAccount,
  isStored,
  testAuth,
  testBucket,
  testDb,
  testKeyedHash,
} from '../../../test/firebase.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { storedMember, storedPayments, storedUpload, storeEarlier } from '../../../test/stored.ts';
import { deleteMember } from './delete-member.ts';

const admin = await signInAdmin();

const remove = (id: string) => call(api.deleteUser, { params: { id }, token: admin.token });

/** Collections and the field with which their rows point at a member. */
const pointers = {
  mail: 'member_id',
  login_links: 'uid',
  member_notes: 'member_id',
  cards: 'member_id',
  promo_reservations: 'used_by',
  idempotency: 'uid',
  uploads: 'claimed_by',
  applications: 'member',
  member_emails: 'uid',
};

async function leftOf(id: string): Promise<Record<string, number>> {
  const counts = await Promise.all(
    Object.entries(pointers).map(async ([name, field]) => {
      const found = await testDb().collection(name).where(field, '==', id).count().get();
      return [name, found.data().count] as const;
    }),
  );
  const [member, mails, payments, receipts] = await Promise.all([
    storedMember({ id }),
    testDb().collection(`members/${id}/mails`).get(),
    storedPayments({ id }),
    clubReceiptsOf(testDb(), id).get(),
  ]);
  const own = [
    ['members', Number(Boolean(member))],
    ['mails', mails.size],
    ['payments', payments.length],
    ['receipts', receipts.size],
  ] as const;
  return Object.fromEntries([...counts, ...own]);
}

/** Builds a member with a row in every collection. */
async function buildWholeMember() {
  const code = `DEL-${uniqueEmail().slice(4, 12).toUpperCase()}`;
  await testDb()
    .doc(`promo_codes/${code}`)
    .set({ discountRate: 50, discountType: 'percentage', usedCount: 0, maxUses: 5 });
  const held = await call(api.applyPromoCode, { body: { code } });
  const body = await buildRegistration({
    promo_code: code,
    promo_reservation: held.body.reservation_id ?? null,
  });
  const headers = { 'Idempotency-Key': `delete-${body.email}` };
  const answer = await call(api.register, { body, headers });
  const id = answer.body.user_id;
  await call(api.approveUser, { params: { id }, body: {}, token: admin.token });
  const note = { params: { id, noteId: 'a-note-about-them' }, body: { text: 'Called.' } };
  await call(api.addNote, { ...note, token: admin.token });
  await testDb().collection('login_links').add({ uid: id, kind: 'sign_in', email: body.email });
  await storeEarlier({ id }, { request_number: `JOFCI-${id.slice(0, 8)}`, season: '2020/21' });
  await testDb().doc(`members/${id}/mails/earlier`).set({ kind: 'application_received' });
  const urls = [body.receiptUrl, String(body.passportUrl)];
  const uploads = await Promise.all(urls.map(storedUpload));
  return {
    id,
    email: body.email,
    token: answer.body.access_token,
    requestNumber: answer.body.request_number,
    receiptUrl: body.receiptUrl,
    passportUrl: body.passportUrl,
    paths: uploads.map((upload) => String(upload?.object_path)),
  };
}

/**
 * Expects that no row of the member is left. A mail that is being delivered deletes its links a moment later, so this
 * polls.
 */
const expectNothingLeft = (id: string) =>
  expect
    .poll(async () => Object.entries(await leftOf(id)).filter(([, count]) => count !== 0), {
      timeout: mailPatienceMs,
    })
    .toEqual([]);

it('a deletion removes all rows and images of the member, and the response counts them', async () => {
  const member = await buildWholeMember();
  const before = await leftOf(member.id);
  const answer = await remove(member.id);
  expect(answer.status).toBe(200);
  await expectNothingLeft(member.id);
  expect(await hasAccount(member.id)).toBe(false);
  expect(await Promise.all(member.paths.map(isStored))).toEqual([false, false]);
  // Mails that were delivered meanwhile may have added links.
  const { login_links, ...counted } = answer.body.database_records_cleaned;
  const { login_links: linksBefore, ...expected } = before;
  expect(counted).toEqual({ ...expected, accounts: 1 });
  expect(login_links).toBeGreaterThanOrEqual(Number(linksBefore));
  expect([...answer.body.files_deleted].sort()).toEqual(
    [member.receiptUrl, member.passportUrl].sort(),
  );
});

it('a deletion ends the session at once, and frees the e-mail', async () => {
  const member = await buildMember({ juventus_card: false });
  await remove(member.id);
  // The Auth emulator reports that the token's account does not exist; in production the server reports that the
  // member is missing.
  expect([401, 404]).toContain((await readOwnProfile(member.token)).status);
  const again = await buildMember({ email: member.email, juventus_card: false });
  expect(again.id).not.toBe(member.id);
});

it('a deletion also removes mails that somebody requested by e-mail address', async () => {
  const member = await buildMember({ juventus_card: false });
  await call(api.forgotPassword, { body: { email: member.email } });
  await remove(member.id);
  const mails = await testDb().collection('mail').where('to', '==', member.email).get();
  expect(mails.size).toBe(0);
});

it('a second deletion of a member fails with `member_gone`', async () => {
  const member = await buildMember({ juventus_card: false });
  await remove(member.id);
  const again = await remove(member.id);
  expect(again.body).toEqual({
    code: 'member_gone',
    message: 'این شخص دیگر در فهرست نیست؛ کسی حذفش کرده است. فهرست را دوباره باز کنید.',
    detail: 'User not found in database',
  });
  expect(again.status).toBe(404);
});

it('a deletion completes an earlier one whose process died before the last step', async () => {
  const member = await buildWholeMember();
  // This is the state after a process died before the last step of the deletion.
  await testAuth().deleteUser(member.id);
  await testBucket()
    .file(member.paths[0] ?? '')
    .delete();
  const answer = await remove(member.id);
  expect(answer.body.database_records_cleaned).toMatchObject({ accounts: 0, members: 1 });
  await expectNothingLeft(member.id);
  expect(await isStored(member.paths[1] ?? '')).toBe(false);
});

it('a deletion completes one that failed in the middle, and counts only what it did itself', async () => {
  const member = await buildWholeMember();
  const noStorage = () => {
    throw new Error('storage is down');
  };
  const broken = { ...serverContext(), bucket: noStorage };
  await expect(deleteMember(broken, admin.email, member.id)).rejects.toThrow('storage');
  expect(await leftOf(member.id)).toMatchObject({ members: 1, uploads: 2, member_emails: 1 });
  const answer = await remove(member.id);
  expect(answer.body.database_records_cleaned).toMatchObject({ accounts: 0, uploads: 2 });
  await expectNothingLeft(member.id);
  expect(await Promise.all(member.paths.map(isStored))).toEqual([false, false]);
});

it('two calls at once delete the member once', async () => {
  const member = await buildMember({ juventus_card: false });
  const answers = await Promise.all([remove(member.id), remove(member.id)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
  expect((await auditRowsOf(member.id)).map((row) => row.action)).toEqual([
    'delete_begun',
    'delete',
  ]);
});

it('a deletion never removes the account of an admin', async () => {
  const member = await buildMember({ juventus_card: false });
  await testDb().doc(`admins/${member.email}`).set({ email: member.email });
  const answer = await remove(member.id);
  expect(answer.body.database_records_cleaned).toMatchObject({ accounts: 0, members: 1 });
  expect(await hasAccount(member.id)).toBe(true);
  expect((await remove(admin.uid)).status).toBe(404);
  expect(await hasAccount(admin.uid)).toBe(true);
});

it('a deletion leaves other members as they are', async () => {
  const [member, other] = [await buildWholeMember(), await buildWholeMember()];
  const before = await leftOf(other.id);
  await remove(member.id);
  expect(await leftOf(other.id)).toMatchObject({ ...before, login_links: expect.any(Number) });
  expect(await Promise.all(other.paths.map(isStored))).toEqual([true, true]);
  const lock = testKeyedHash()('email', other.email);
  expect((await testDb().doc(`member_emails/${lock}`).get()).get('uid')).toBe(other.id);
});
