import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import type { Transaction } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { memberCaller } from '#pipeline/caller';
import { serverContext } from '#platform/context';
import { outOfTime } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { findMember, findPerson } from '#repositories/members';
import { findUpload, releaseUpload, uploadDoc, uploadIdOf } from '#repositories/uploads';
import { testBucket, testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { uploadDocument } from './upload-document.ts';

vi.mock('#platform/firebase/in-transaction', async (original) => {
  const { inTransaction: real } =
    await original<typeof import('#platform/firebase/in-transaction')>();
  return { inTransaction: vi.fn(real) };
});

const real = vi.mocked(inTransaction).getMockImplementation() as typeof inTransaction;
beforeEach(() => void vi.mocked(inTransaction).mockReset().mockImplementation(real));

/** Stores a member with a rejected application, and returns a function that sends a new receipt for it. */
async function buildSender() {
  const built = await storeMember({ juventus_card: false }, { request_status: 'rejected' });
  const member = await findPerson(testDb(), built.id);
  if (!member) throw new Error('no member');
  const before = uploadIdOf(built.receiptUrl);
  const send = async () =>
    uploadDocument(serverContext(), {
      caller: memberCaller(member, 'member'),
      memberId: built.id,
      fileType: 'receipt',
      bytes: await buildReceiptImage(),
    });
  const receiptNow = async () => String((await findMember(testDb(), built.id))?.receipt_upload);
  return { id: built.id, before, send, receiptNow };
}

it('a document whose commit comes after its deadline is whole', async () => {
  const { id, before, send, receiptNow } = await buildSender();
  let commit: (() => Promise<unknown>) | null = null;
  const commitLate = async () => {
    await commit?.();
    commit = null;
  };
  vi.mocked(inTransaction)
    .mockImplementationOnce((...call) => {
      commit = () => real(...call);
      return Promise.reject(outOfTime());
    })
    .mockImplementation(async (...call) => {
      const result = await real(...call);
      await commitLate();
      return result as never;
    });
  await expect(send()).rejects.toMatchObject({ code: 'service_busy' });
  await commitLate();
  const receipt = await receiptNow();
  expect(receipt).not.toBe(before);
  const upload = await findUpload(testDb(), receipt);
  expect(upload).toMatchObject({ state: 'stored', claimed_by: id, expires_at: null });
  expect(await testBucket().file(String(upload?.object_path)).exists()).toEqual([true]);
});

it('a document whose image was given up meanwhile is not attached, and can be sent again', async () => {
  const { before, send, receiptNow } = await buildSender();
  vi.mocked(inTransaction).mockImplementationOnce(async (db, work) => {
    const { docs } = await testDb()
      .collection('uploads')
      .orderBy('created_at')
      .limitToLast(1)
      .get();
    const newest = String(docs[0]?.id);
    await real(db, async (transaction: Transaction) =>
      releaseUpload(transaction, testDb(), newest, new Date()),
    );
    return real(db, work) as never;
  });
  await expect(send()).rejects.toMatchObject({ code: 'service_busy' });
  expect(await receiptNow()).toBe(before);
  expect((await uploadDoc(testDb(), before).get()).exists).toBe(true);
  expect(await send()).toBe(await receiptNow());
});
