import { readUser } from '@fanclub/contract/admin/case-routes';
import { type BuiltMember, buildMember, uploadImage } from '@fanclub/stories/tools/build-member';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { sendDocument } from '../../../test/documents.ts';
import { storedMember } from '../../../test/stored.ts';

let people = 0;
/** Stores a member who shares no phone, family name or postal code with another member. */
async function buildPayer(fields: object = {}, stored: Record<string, unknown> = {}) {
  people += 1;
  const own = {
    last_name: `Payer${String.fromCharCode(65 + people)}`,
    phone: `+3933355500${10 + people}`,
  };
  return buildMember({ ...own, ...fields }, stored);
}

let transfers = 0;
const newTransfer = () => {
  transfers += 1;
  return `TR${Date.now()}${transfers}`;
};

async function seenByAdmin({ id }: BuiltMember) {
  const { token } = await signInAdmin();
  return callOrThrow(readUser, { params: { id }, token });
}

it('a repeated receipt is no alarm within a family, not by its bytes either', async () => {
  const receipt = await buildReceiptImage();
  const sent = async () => ({ receiptUrl: await uploadImage('receipt', receipt) });
  const parent = await buildPayer(await sent());
  const phone = (await storedMember(parent))?.phone;
  const child = await buildPayer({ ...(await sent()), phone });
  const stranger = await buildPayer(await sent());
  const row = await storedMember(child);
  expect(row?.receipt_also_used_by).toEqual([]);
  expect(row?.flags).not.toContain('same_receipt');
  expect((await storedMember(stranger))?.receipt_also_used_by.sort()).toEqual(
    [parent.requestNumber, child.requestNumber].sort(),
  );
  const { alike } = await seenByAdmin(stranger);
  expect(alike.map(({ likenesses }) => likenesses)).toEqual([['receipt'], ['receipt']]);
  expect((await seenByAdmin(child)).alike).toEqual([
    { request_number: parent.requestNumber, likenesses: ['phone', 'receipt'] },
  ]);
});

it('a repeated receipt is flagged by its tracking number alone', async () => {
  const transfer_number = newTransfer();
  const first = await buildPayer({ transfer_number });
  const second = await buildPayer({ transfer_number });
  expect((await storedMember(second))?.receipt_also_used_by).toEqual([first.requestNumber]);
  const { user, alike } = await seenByAdmin(second);
  expect(user.flags).toEqual(['same_receipt']);
  expect(alike).toEqual([{ request_number: first.requestNumber, likenesses: ['transfer_number'] }]);
  expect((await storedMember(first))?.flags).toEqual([]);
});

it('a repeated receipt is flagged by its tracking number in other letters too, and both stay as typed', async () => {
  const typed = newTransfer();
  const first = await buildPayer({ transfer_number: typed });
  const second = await buildPayer({ transfer_number: typed.toLowerCase() });
  const row = await storedMember(second);
  expect(row?.receipt_also_used_by).toEqual([first.requestNumber]);
  expect([(await storedMember(first))?.transfer_number, row?.transfer_number]).toEqual([
    expect.stringMatching(/^TR/),
    expect.stringMatching(/^tr/),
  ]);
});

it('a repeated receipt is flagged by its tracking number when it takes the place of another', async () => {
  const transfer_number = newTransfer();
  const first = await buildPayer({ transfer_number });
  const rejected = { request_status: 'rejected', transfer_number, receipt_also_used_by: [] };
  const second = await buildPayer({}, rejected);
  expect((await sendDocument(second, 'receipt')).status).toBe(200);
  expect((await storedMember(second))?.receipt_also_used_by).toEqual([first.requestNumber]);
});

it('a repeated receipt is no alarm within a family that gives one tracking number', async () => {
  const transfer_number = newTransfer();
  const parent = await buildPayer({ transfer_number });
  const phone = (await storedMember(parent))?.phone;
  const child = await buildPayer({ transfer_number, phone });
  expect((await storedMember(child))?.receipt_also_used_by).toEqual([]);
});
