import { readUser } from '@fanclub/contract/admin/case-routes';
import { submitAgain } from '@fanclub/contract/members/routes';
import { getFile, uploadDocument } from '@fanclub/contract/uploads/routes';
import { approved, buildMember, uploadImage } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { buildPassportImage, buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { sha256 } from '#platform/keyed-hash';
import { uploadDoc, uploadIdOf } from '#repositories/uploads';
import { imageBlob, readDocument, sendDocument } from '../../../test/documents.ts';
import { isStored, testBucket, testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storeUpload } from '../../../test/store-upload.ts';
import { putFields, storedMember, storedUpload } from '../../../test/stored.ts';
import { discardUpload } from './discard-upload.ts';

it('the route shows a document to its owner and to admins, to nobody else', async () => {
  const [owner, other, admin] = [
    await storeMember(),
    await storeMember(),
    (await signInAdmin()).token,
  ];
  for (const token of [owner.token, admin]) {
    const answer = await readDocument(owner.receiptUrl, token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await sharp(answer.bytes).metadata()).format).toBe('jpeg');
  }
  expect((await readDocument(owner.receiptUrl)).status).toBe(401);
  const stranger = await readDocument(owner.receiptUrl, other.token);
  expect([stranger.status, stranger.body.code]).toEqual([404, 'file_not_found']);
});

it('an upload whose file cannot be deleted keeps its row, so that the maintenance tries again', async () => {
  const id = await storeUpload({ id: 'nobody', request_number: 'JOFCI-NOBODY00' }, 'passport');
  await uploadDoc(testDb(), id).update({ state: 'removing' });
  const bucket = Object.assign(Object.create(testBucket()), {
    file: () => ({ delete: () => Promise.reject(new Error('no storage')) }),
  });
  const discarding = discardUpload({ ...serverContext(), bucket: () => bucket }, id);
  await expect(discarding).rejects.toThrow('no storage');
  expect((await uploadDoc(testDb(), id).get()).exists).toBe(true);
  await discardUpload(serverContext(), id);
});

it('the route takes the time-stamp that avoids caches', async () => {
  const { receiptUrl, token } = await storeMember();
  const params = { id: uploadIdOf(receiptUrl) };
  expect((await call(getFile, { params, query: { t: '1700000000000' }, token })).status).toBe(200);
});

it('the route shows nobody what is unclaimed or does not exist', async () => {
  const [member, admin] = [await storeMember(), (await signInAdmin()).token];
  const unclaimed = await uploadImage('receipt');
  for (const fileUrl of [unclaimed, `/api/files/${'x'.repeat(32)}`, '/api/files/short']) {
    for (const token of [member.token, admin]) {
      expect((await readDocument(fileUrl, token)).body.code).toBe('file_not_found');
    }
  }
});

it('the route needs a session, and its own id', async () => {
  const [member, other] = [await storeMember(), await storeMember()];
  const anonymous = await call(uploadDocument, {
    body: { user_id: member.id, file_type: 'passport' },
    files: { file: imageBlob(await buildPassportImage()) },
  });
  expect(anonymous.status).toBe(401);
  for (const token of [other.token, (await signInAdmin()).token]) {
    const answer = await sendDocument({ id: member.id, token }, 'passport');
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
  }
});

it('the route adds a missing document while the application is under review', async () => {
  const member = await storeMember({ juventus_card: false });
  const before = await storedMember(member);
  const answer = await sendDocument(member, 'passport', await buildPassportImage());
  expect(answer.status).toBe(200);
  const after = await storedMember(member);
  expect(after?.passport_upload).toBe(uploadIdOf(answer.body.file_url));
  expect(after?.version).toBe(Number(before?.version) + 1);
  expect(await storedUpload(answer.body.file_url)).toMatchObject({
    claimed_by: member.id,
    request_number: member.requestNumber,
    expires_at: null,
  });
  expect((await readDocument(answer.body.file_url, member.token)).status).toBe(200);
});

it('the route refuses to change a document under review, and any after approval', async () => {
  const member = await storeMember();
  const review = await sendDocument(member, 'receipt');
  expect([review.status, review.body.code]).toEqual([403, 'document_under_review']);
  await putFields(member, { ...approved, passport_upload: null });
  const closed = await sendDocument(member, 'passport');
  expect([closed.status, closed.body.code]).toEqual([403, 'document_changes_closed']);
});

it('the route replaces the receipt of a rejected application; the payment mark goes with it', async () => {
  const member = await storeMember({}, { request_status: 'rejected', is_paid: true });
  const answer = await sendDocument(member, 'receipt');
  expect(answer.status).toBe(200);
  const after = await storedMember(member);
  expect(after).toMatchObject({
    receipt_upload: uploadIdOf(answer.body.file_url),
    is_paid: false,
  });
});

it('the route keeps the image that was rejected for the reviewer, and of those after it the last', async () => {
  const decided_at = Timestamp.fromMillis(Date.now() - 60_000);
  const rejected = { request_status: 'rejected', decided_at } as const;
  const member = await storeMember({ juventus_card: false }, rejected);
  const { file_url: second } = (await sendDocument(member, 'receipt')).body;
  const passing = await storedUpload(second);
  const { file_url: third } = (await sendDocument(member, 'receipt')).body;
  expect(await storedUpload(second)).toBeUndefined();
  expect(await isStored(String(passing?.object_path))).toBe(false);
  expect((await readDocument(second, member.token)).status).toBe(404);
  const { token } = await signInAdmin();
  const about = { params: { id: member.id }, token };
  await callOrThrow(submitAgain, { token: member.token, body: {} });
  const compared = { receipt_before_url: member.receiptUrl, receipt_url: third };
  expect((await callOrThrow(readUser, about)).user).toMatchObject(compared);

  // The test rejects the application by writing to the row, without an admin's decision.
  await putFields(member, { ...rejected, decided_at: Timestamp.now() });
  const { file_url: fourth } = (await sendDocument(member, 'receipt')).body;
  expect(await storedUpload(member.receiptUrl)).toBeUndefined();
  const next = { receipt_before_url: third, receipt_url: fourth };
  expect((await callOrThrow(readUser, about)).user).toMatchObject(next);
});

it('the route names the application that used the same receipt before', async () => {
  const bytes = await buildReceiptImage();
  const first = await buildMember({ receiptUrl: await uploadImage('receipt', bytes) });
  const ofAnotherFamily = { last_name: 'Karimi', phone: '+393335557000' };
  const second = await storeMember(ofAnotherFamily, { request_status: 'rejected' });
  await sendDocument(second, 'receipt', bytes);
  expect((await storedMember(second))?.receipt_also_used_by).toEqual([first.requestNumber]);
  await sendDocument(second, 'receipt');
  expect((await storedMember(second))?.receipt_also_used_by).toEqual([]);
});

it.each(['submitted', 'rejected'] as const)(
  'the route leaves exactly one of two that race while %s',
  async (status) => {
    const member = await storeMember(
      { juventus_card: false },
      { request_status: status, receipt_upload: null },
    );
    const images = [await buildPassportImage(), await buildPassportImage()];
    const answers = await Promise.all(
      images.map((image) => sendDocument(member, 'passport', image)),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual(status === 'submitted' ? [200, 403] : [200, 200]);
    const after = await storedMember(member);
    const uploads = await testDb()
      .collection('uploads')
      .where('sha256', 'in', images.map(sha256))
      .get();
    expect(uploads.docs.map((row) => row.id)).toEqual([after?.passport_upload]);
  },
);
