import {
  approveUser,
  deleteUser,
  deleteUserFile,
  rejectUser,
} from '@fanclub/contract/admin/routes';
import { submitAgain } from '@fanclub/contract/members/routes';
import { uploadDocument } from '@fanclub/contract/uploads/routes';
import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MemberDocument } from '#repositories/member';
import { type UploadDocument, uploadDoc, uploadIdOf } from '#repositories/uploads';
import { testBucket, testDb } from '../../../test/firebase.ts';

let admin: BuiltAdmin;
beforeAll(async () => {
  admin = await signInAdmin();
});

const rounds = [1, 2, 3];
const rejected = { request_status: 'rejected' };

async function upload({ id, token }: BuiltMember) {
  const image = new Blob([new Uint8Array(await buildReceiptImage())], { type: 'image/jpeg' });
  return call(uploadDocument, {
    token,
    body: { user_id: id, file_type: 'receipt' },
    files: { file: image },
  });
}

const removeFile = ({ id }: BuiltMember) =>
  call(deleteUserFile, { params: { id, fileType: 'receipt' }, token: admin.token });
const memberOf = async ({ id }: BuiltMember) =>
  (await testDb().doc(`members/${id}`).get()).data() as MemberDocument | undefined;
const rowOf = async (id: string) =>
  (await uploadDoc(testDb(), id).get()).data() as UploadDocument | undefined;
const claimedBy = async ({ id }: BuiltMember) =>
  (await testDb().collection('uploads').where('claimed_by', '==', id).get()).docs;

/** The member points at a stored image of its own, or at none; nothing else claims to be its. */
async function expectWhole(member: BuiltMember): Promise<void> {
  const receipt = (await memberOf(member))?.receipt_upload ?? null;
  expect((await claimedBy(member)).map((row) => row.id)).toEqual(receipt ? [receipt] : []);
  if (!receipt) return;
  const row = await rowOf(receipt);
  expect(row).toMatchObject({ state: 'stored', claimed_by: member.id, expires_at: null });
  expect((await testBucket().file(String(row?.object_path)).exists())[0]).toBe(true);
}

describe('a document that is replaced and removed at the same time', () => {
  it.each(rounds)('leaves one of the two, whole (round %i)', async () => {
    const member = await buildMember({ juventus_card: false }, rejected);
    const before = uploadIdOf(member.receiptUrl);
    const [uploaded, removed] = await Promise.all([upload(member), removeFile(member)]);
    expect([uploaded.status, removed.status]).toEqual([200, 200]);
    await expectWhole(member);
    expect((await rowOf(before))?.claimed_by ?? null).toBeNull();
    const state = await memberOf(member);
    if (!state?.receipt_upload) expect(state?.is_paid).toBe(false);
  });
});

describe('a document that arrives while its member is deleted', () => {
  it.each(rounds)('goes too (round %i)', async () => {
    const member = await buildMember({ juventus_card: false }, rejected);
    const [uploaded, deleted] = await Promise.all([
      upload(member),
      call(deleteUser, { params: { id: member.id }, token: admin.token }),
    ]);
    expect(deleted.status).toBe(200);
    expect(await memberOf(member)).toBeUndefined();
    expect(await claimedBy(member)).toEqual([]);
    const late = uploaded.status === 200 ? await rowOf(uploadIdOf(uploaded.body.file_url)) : null;
    expect(late?.claimed_by ?? null).toBeNull();
  });
});

describe('two documents sent at once', () => {
  it('for an application that lacks one: the first is taken, the second refused', async () => {
    const member = await buildMember({ juventus_card: false }, { receipt_upload: null });
    await uploadDoc(testDb(), uploadIdOf(member.receiptUrl)).update({ claimed_by: null });
    const answers = await Promise.all([upload(member), upload(member)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(answers.find(({ status }) => status === 403)?.body.code).toBe('document_under_review');
    await expectWhole(member);
  });
});

describe('a decision and the member’s own step at the same time', () => {
  it('approve and replace: an approved member has the document that was seen, or is told', async () => {
    const member = await buildMember({ juventus_card: false }, rejected);
    const { version } = (await memberOf(member)) as MemberDocument;
    const [uploaded, approved] = await Promise.all([
      upload(member),
      call(approveUser, { params: { id: member.id }, body: { version }, token: admin.token }),
    ]);
    await expectWhole(member);
    const state = await memberOf(member);
    if (approved.status === 200) {
      expect([uploaded.status, uploaded.body.code]).toEqual([403, 'document_changes_closed']);
      expect(state?.receipt_upload).toBe(uploadIdOf(member.receiptUrl));
    } else {
      expect([approved.status, approved.body.code]).toEqual([409, 'changed_meanwhile']);
      expect([uploaded.status, state?.request_status]).toEqual([200, 'rejected']);
    }
  });

  it('reject and submit again: one of the two states, whole', async () => {
    const member = await buildMember({ juventus_card: false }, rejected);
    await Promise.all([
      call(submitAgain, { token: member.token, body: {} }),
      call(rejectUser, { params: { id: member.id }, body: {}, token: admin.token }),
    ]);
    const state = await memberOf(member);
    expect(['submitted', 'rejected']).toContain(state?.request_status);
    expect(state?.is_approved).toBe(false);
    if (state?.request_status === 'submitted') expect(state.last_decision).toBeNull();
  });
});
