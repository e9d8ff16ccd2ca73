import { buildMember } from '@fanclub/stories/tools/build-member';
import { uploadImage } from '@fanclub/stories/tools/build-registration';
import { describe, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { deleteUpload, uploadIdOf } from '#repositories/uploads';
import { testDb } from '../../../test/firebase.ts';
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
    const transfer_number = `TR${Date.now()}`;
    const first = await buildPayer(null, { transfer_number });
    await checkAll();
    const second = await buildPayer(null, { transfer_number });
    await checkAll();
    expect((await storedMember(second))?.receipt_also_used_by).toEqual([first.requestNumber]);
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
