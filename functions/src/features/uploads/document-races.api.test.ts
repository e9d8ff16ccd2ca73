import { api } from '@fanclub/contract/api';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { MemberDocument } from '#repositories/member';
import { findUpload, uploadDoc, uploadIdOf } from '#repositories/uploads';
import { sendDocument } from '../../../test/documents.ts';
import { isStored, testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember } from '../../../test/stored.ts';

const admin = await signInAdmin();

const rounds = [1, 2, 3];
const rejected = { request_status: 'rejected' } as const;

const upload = (member: BuiltMember) => sendDocument(member, 'receipt');
const removeFile = ({ id }: BuiltMember) =>
  call(api.deleteUserFile, { params: { id, fileType: 'receipt' }, token: admin.token });
const claimedBy = async ({ id }: BuiltMember) =>
  (await testDb().collection('uploads').where('claimed_by', '==', id).get()).docs;

/**
 * Expects that the receipt of the member's row, if there is one, is stored, and that the member has claimed only this
 * receipt and the one that it replaced.
 */
async function expectWhole(member: BuiltMember): Promise<void> {
  const { receipt_upload: receipt = null, receipt_before: before = null } =
    (await storedMember(member)) ?? {};
  const own = [receipt, before].filter((id) => id !== null);
  expect((await claimedBy(member)).map((row) => row.id).sort()).toEqual(own.sort());
  if (!receipt) return;
  const row = await findUpload(testDb(), receipt);
  expect(row).toMatchObject({ state: 'stored', claimed_by: member.id, expires_at: null });
  expect(await isStored(String(row?.object_path))).toBe(true);
}

it.each(rounds)(
  'a document that is replaced and removed at once is one of the two, whole (round %i)',
  async () => {
    const member = await storeMember({ juventus_card: false }, rejected);
    const before = uploadIdOf(member.receiptUrl);
    const [uploaded, removed] = await Promise.all([upload(member), removeFile(member)]);
    expect([uploaded.status, removed.status]).toEqual([200, 200]);
    await expectWhole(member);
    expect((await findUpload(testDb(), before))?.claimed_by ?? null).toBeNull();
    const state = await storedMember(member);
    if (!state?.receipt_upload) expect(state?.is_paid).toBe(false);
  },
);

it.each(rounds)(
  'a document that arrives while its member is deleted goes too (round %i)',
  async () => {
    const member = await storeMember({ juventus_card: false }, rejected);
    const [uploaded, deleted] = await Promise.all([
      upload(member),
      call(api.deleteUser, { params: { id: member.id }, token: admin.token }),
    ]);
    expect(deleted.status).toBe(200);
    expect(await storedMember(member)).toBeUndefined();
    expect(await claimedBy(member)).toEqual([]);
    const late =
      uploaded.status === 200
        ? await findUpload(testDb(), uploadIdOf(uploaded.body.file_url))
        : null;
    expect(late?.claimed_by ?? null).toBeNull();
  },
);

it('a document in the place of an image that a deletion has removed already is taken', async () => {
  const member = await storeMember({ juventus_card: false }, { ...rejected, decided_at: null });
  await uploadDoc(testDb(), uploadIdOf(member.receiptUrl)).delete();
  await putFields(member, { receipt_added_at: Timestamp.now() });
  expect((await upload(member)).status).toBe(200);
  await expectWhole(member);
});

it('an application that lacks one document takes the first and refuses the second', async () => {
  const member = await storeMember({ juventus_card: false }, { receipt_upload: null });
  await uploadDoc(testDb(), uploadIdOf(member.receiptUrl)).update({ claimed_by: null });
  const answers = await Promise.all([upload(member), upload(member)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(answers.find(({ status }) => status === 403)?.body.code).toBe('document_under_review');
  await expectWhole(member);
});

it('approve and replace: an approved member has the document that was seen, or is told', async () => {
  const member = await storeMember({ juventus_card: false }, rejected);
  const { version } = (await storedMember(member)) as MemberDocument;
  const [uploaded, approved] = await Promise.all([
    upload(member),
    call(api.approveUser, { params: { id: member.id }, body: { version }, token: admin.token }),
  ]);
  await expectWhole(member);
  const state = await storedMember(member);
  if (approved.status === 200) {
    expect([uploaded.status, uploaded.body.code]).toEqual([403, 'document_changes_closed']);
    expect(state?.receipt_upload).toBe(uploadIdOf(member.receiptUrl));
  } else {
    expect([approved.status, approved.body.code]).toEqual([409, 'changed_meanwhile']);
    expect([uploaded.status, state?.request_status]).toEqual([200, 'rejected']);
  }
});

it('reject and submit again: one of the two states, whole', async () => {
  const member = await storeMember({ juventus_card: false }, rejected);
  await Promise.all([
    call(api.submitAgain, { token: member.token, body: {} }),
    call(api.rejectUser, { params: { id: member.id }, body: {}, token: admin.token }),
  ]);
  const state = await storedMember(member);
  expect(['submitted', 'rejected']).toContain(state?.request_status);
  expect(state?.is_approved).toBe(false);
  if (state?.request_status === 'submitted') expect(state.last_decision).toBeNull();
});
