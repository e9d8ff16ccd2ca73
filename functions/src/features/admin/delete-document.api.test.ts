import { deleteUserFile, updateUser } from '@fanclub/contract/admin/routes';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { readDocument } from '../../../test/documents.ts';
import { isStored } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedUpload } from '../../../test/stored.ts';

const admin = await signInAdmin();

const removeFile = (id: string, fileType: string) =>
  call(deleteUserFile, { params: { id, fileType }, token: admin.token });

it('a removal removes the receipt, its object, and the payment mark', async () => {
  const member = await storeMember({ juventus_card: false }, { is_paid: true });
  const path = String((await storedUpload(member.receiptUrl))?.object_path);
  const answer = await removeFile(member.id, 'receipt');
  expect(answer.status).toBe(200);
  expect(answer.body.user).toMatchObject({ receipt_url: null, is_paid: false, version: 2 });
  expect([await storedUpload(member.receiptUrl), await isStored(path)]).toEqual([undefined, false]);
  const file = await readDocument(member.receiptUrl, member.token);
  expect(file.status).toBe(404);
});

it('a removal removes the passport and leaves the payment mark', async () => {
  const member = await storeMember({}, { is_paid: true });
  const answer = await removeFile(member.id, 'passport');
  expect(answer.body.user).toMatchObject({ passport_url: null, is_paid: true });
  expect(answer.body.user.receipt_url).toBe(member.receiptUrl);
});

it('a removal finds no file the second time, and nobody else', async () => {
  const member = await storeMember({ juventus_card: false });
  await removeFile(member.id, 'receipt');
  const again = await removeFile(member.id, 'receipt');
  expect([again.status, again.body.code]).toEqual([404, 'file_not_found']);
  expect((await removeFile('nobody', 'receipt')).body.code).toBe('member_gone');
});

it('a removal refuses other kinds of files', async () => {
  const answer = await removeFile('someone', 'photo');
  expect([answer.status, answer.body.errors]).toEqual([400, { fileType: 'invalid_choice' }]);
});

it('a removal tells an admin who decides by an older version', async () => {
  const member = await storeMember({ juventus_card: false });
  await removeFile(member.id, 'receipt');
  const decided = await call(updateUser, {
    params: { id: member.id },
    body: { is_paid: true, version: 1 },
    token: admin.token,
  });
  expect([decided.status, decided.body.changed]).toEqual([409, ['receipt_url']]);
  expect((await auditRowsOf(member.id)).map((row) => row.action)).toEqual(['delete_receipt']);
});
