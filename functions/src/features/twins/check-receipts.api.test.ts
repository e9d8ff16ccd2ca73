import { countQueues, readUser } from '@fanclub/contract/admin/case-routes';
import { approveUser, updateUser } from '@fanclub/contract/admin/routes';
import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { uploadImage } from '@fanclub/stories/tools/build-registration';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { describe, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { deleteUpload, uploadDoc, uploadIdOf } from '#repositories/uploads';
import { testDb } from '../../../test/firebase.ts';
import { idsInQueue } from '../../../test/ids-in-queue.ts';
import { alterReceipt } from '../../../test/receipts/alter-receipt.ts';
import { drawFacts, drawReceipt } from '../../../test/receipts/draw-receipt.ts';
import { storedMember, storedUpload } from '../../../test/stored.ts';
import { checkReceipts } from './check-receipts.ts';

const checkAll = () => checkReceipts(serverContext(), () => 60_000);

let people = 0;
/** Somebody of a house and a family of their own. */
async function buildPayer(receipt: Buffer | null, fields: object = {}) {
  people += 1;
  const own = {
    last_name: `Payer${String.fromCharCode(65 + people)}`,
    phone: `+3933355500${10 + people}`,
    ...(receipt && { receiptUrl: await uploadImage('receipt', receipt) }),
  };
  return buildMember({ ...own, ...fields });
}

let transfers = 0;
/** Two who typed one tracking number, the second of them not compared yet. */
async function sameTransfer(inLetters = 'TR') {
  transfers += 1;
  const digits = `${Date.now()}${transfers}`;
  const first = await buildPayer(null, { transfer_number: `TR${digits}` });
  await checkAll();
  const second = await buildPayer(null, { transfer_number: `${inLetters}${digits}` });
  return { first, second };
}

/** Compares one that was compared before. */
async function checkReceiptOf({ receiptUrl }: BuiltMember) {
  await uploadDoc(testDb(), uploadIdOf(receiptUrl)).update({ twins: 'due' });
  await checkAll();
}

/** No run before this one has drawn the same. */
const [fact, otherFact] = drawFacts(4, Date.now() % 1_000_000).filter(({ bank }) => bank === 0);

describe('a receipt that came before', () => {
  it('is flagged with the other number when it comes altered, under another name', async () => {
    if (!fact || !otherFact) throw new Error('no receipts drawn');
    const receipt = await drawReceipt(fact);
    const first = await buildPayer(receipt);
    const other = await buildPayer(await drawReceipt(otherFact));
    await checkAll();
    const copy = await buildPayer(await alterReceipt(receipt, 'photographed', 0));
    expect((await storedUpload(copy.receiptUrl))?.twins).toBe('due');
    await checkAll();
    const flagged = await storedMember(copy);
    expect(flagged?.receipt_also_used_by).toEqual([first.requestNumber]);
    expect(flagged?.flags).toContain('same_receipt');
    expect((await storedMember(other))?.receipt_also_used_by).toEqual([]);
    expect((await storedUpload(copy.receiptUrl))?.twins).toBe('done');
  });

  it('is no alarm within a family, not by its bytes either', async () => {
    if (!otherFact) throw new Error('no receipts drawn');
    const receipt = await drawReceipt({ ...otherFact, name: 'ONE FAMILY' });
    const parent = await buildPayer(receipt);
    const phone = (await storedMember(parent))?.phone;
    const child = await buildPayer(receipt, { phone });
    expect((await storedMember(child))?.receipt_also_used_by).toEqual([parent.requestNumber]);
    await checkAll();
    const after = await storedMember(child);
    expect([after?.receipt_also_used_by, after?.flags.includes('same_receipt')]).toEqual([
      [],
      false,
    ]);
  });

  it('is flagged by its tracking number alone', async () => {
    const { first, second } = await sameTransfer();
    await checkAll();
    expect((await storedMember(second))?.receipt_also_used_by).toEqual([first.requestNumber]);
  });

  it('is flagged by its tracking number in other letters too, and both stay as typed', async () => {
    const { first, second } = await sameTransfer('tr');
    await checkAll();
    const row = await storedMember(second);
    expect(row?.receipt_also_used_by).toEqual([first.requestNumber]);
    expect([(await storedMember(first))?.transfer_number, row?.transfer_number]).toEqual([
      expect.stringMatching(/^TR/),
      expect.stringMatching(/^tr/),
    ]);
  });

  it('is told to whoever decides on what was there before', async () => {
    const { second } = await sameTransfer();
    const { token } = await signInAdmin();
    const about = { params: { id: second.id }, token };
    const { version } = (await callOrThrow(readUser, about)).user;
    await checkAll();
    const { status, body } = await call(approveUser, { ...about, body: { version } });
    expect([status, body]).toMatchObject([409, { code: 'changed_meanwhile', changed: ['flags'] }]);
    await checkReceiptOf(second);
    expect((await callOrThrow(readUser, about)).user.version).toBe(version + 1);
  });

  it('brings whoever was approved before into the queue, until an admin has looked', async () => {
    const { second } = await sameTransfer();
    const { token } = await signInAdmin();
    const about = { params: { id: second.id }, token };
    const isQueued = async () => (await idsInQueue('flagged', { token })).includes(second.id);
    const count = async () => (await callOrThrow(countQueues, { token })).flagged;
    await callOrThrow(approveUser, { ...about, body: {} });
    const before = await count();
    await checkAll();
    expect([await isQueued(), await count()]).toEqual([true, before + 1]);
    const look = { ...about, body: { flagged_since_decision: false } };
    const { user } = await callOrThrow(updateUser, look);
    expect(user).toMatchObject({ request_status: 'approved', flags: ['same_receipt'] });
    expect([await isQueued(), await count()]).toEqual([false, before]);
    // A second run finds the same, which is no news.
    await checkReceiptOf(second);
    expect(await isQueued()).toBe(false);
  });

  it('leaves no print when it goes', async () => {
    const id = uploadIdOf(
      await uploadImage('receipt', await drawReceipt(drawFacts(1)[0] ?? never())),
    );
    const print = testDb().doc(`receipt_prints/${id}`);
    expect((await print.get()).exists).toBe(true);
    await deleteUpload(testDb(), id);
    expect((await print.get()).exists).toBe(false);
  });
});

function never(): never {
  throw new Error('no receipts drawn');
}
