import { api } from '@fanclub/contract/api';
import { fileUrlPattern } from '@fanclub/contract/uploads/file-rules';
import { buildRegistration, uploadImage } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { buildPdf, buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { uploadIdOf } from '#repositories/uploads';
import { imageBlob, readDocument } from '../../../test/documents.ts';
import { isStored, testBucket, testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedUpload } from '../../../test/stored.ts';

const send = async (bytes?: Buffer, fields: object = { file_type: 'receipt' }) =>
  call(api.uploadFile, {
    body: fields,
    files: { file: imageBlob(bytes ?? (await buildReceiptImage())) },
  });

it('the route keeps an image privately and answers an address that cannot be guessed', async () => {
  const answer = await send(await buildReceiptImage({ format: 'png' }), {
    file_type: 'receipt',
    surname: 'Rossi',
    payment_method: 'euro',
    euro_payment_method: 'revolut',
  });
  expect(answer.status).toBe(200);
  expect(answer.body.file_url).toMatch(fileUrlPattern);
  const row = await storedUpload(answer.body.file_url);
  expect(row).toMatchObject({ state: 'stored', file_type: 'receipt', claimed_by: null });
  const [bytes] = await testBucket().file(String(row?.object_path)).download();
  const { format, exif } = await sharp(bytes).metadata();
  expect([format, exif]).toEqual(['jpeg', undefined]);
  const past = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${testBucket().name}/o/`;
  const direct = await fetch(`${past}${encodeURIComponent(String(row?.object_path))}?alt=media`);
  expect(direct.status).toBe(403);
});

it('the route looks at the content, not at name and type', async () => {
  // The decoder could read these two images, but other formats must not reach it.
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const bytes of [buildPdf(), gif, svg]) {
    expect((await send(bytes)).body.code).toBe('invalid_file_format');
  }
  const image = imageBlob(await buildReceiptImage(), 'application/pdf');
  const answer = await call(api.uploadFile, {
    body: { file_type: 'receipt' },
    files: { file: image },
  });
  expect(answer.status).toBe(200);
});

it('the route refuses what is missing, too large or unknown', async () => {
  const noFile = await call(api.uploadFile, { body: { file_type: 'receipt' } });
  expect([noFile.status, noFile.body.code]).toEqual([400, 'file_required']);
  const large = await send(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff));
  expect([large.status, large.body.code]).toEqual([413, 'file_too_large']);
  const extra = await send(undefined, { file_type: 'receipt', colour: 'red' });
  expect(extra.body.errors).toEqual({ colour: 'unknown_field' });
});

const remove = (fileUrl: string) => call(api.removeFile, { body: { file_url: fileUrl } });

it('a removal removes an unclaimed upload with its object, once', async () => {
  const fileUrl = await uploadImage('receipt');
  const path = String((await storedUpload(fileUrl))?.object_path);
  expect(await isStored(path)).toBe(true);
  expect((await remove(fileUrl)).body).toEqual({ success: true });
  expect(await storedUpload(fileUrl)).toBeUndefined();
  expect(await isStored(path)).toBe(false);
  const again = await remove(fileUrl);
  expect([again.status, again.body.code]).toEqual([404, 'file_not_found']);
});

it('a removal that died half-way is finished', async () => {
  const fileUrl = await uploadImage('receipt');
  await storedUpload(fileUrl);
  await testDb()
    .doc(`uploads/${uploadIdOf(fileUrl)}`)
    .update({ state: 'removing' });
  expect((await remove(fileUrl)).status).toBe(200);
  expect(await storedUpload(fileUrl)).toBeUndefined();
});

it('a removal refuses addresses of another shape and uploads out of time', async () => {
  for (const fileUrl of ['/api/files/x', 'https://elsewhere.test/a.jpg', '/api/files/../../x']) {
    expect((await remove(fileUrl)).body.errors).toEqual({ file_url: 'upload_not_found' });
  }
  const fileUrl = await uploadImage('receipt');
  await storedUpload(fileUrl);
  const expired = { expires_at: Timestamp.fromMillis(Date.now() - 1) };
  await testDb()
    .doc(`uploads/${uploadIdOf(fileUrl)}`)
    .update(expired);
  expect((await remove(fileUrl)).status).toBe(404);
});

it('a removal leaves a claimed document alone, whatever the state of its application', async () => {
  const member = await storeMember();
  for (const [status, code] of [
    ['submitted', 'document_under_review'],
    ['approved', 'document_changes_closed'],
    ['rejected', 'forbidden'],
  ] as const) {
    await putFields(member, { request_status: status });
    const answer = await remove(member.receiptUrl);
    expect([answer.status, answer.body.code]).toEqual([403, code]);
  }
  expect((await readDocument(member.receiptUrl, member.token)).status).toBe(200);
});

it('a removal and a registration at once: one of the two has it', async () => {
  const body = await buildRegistration();
  const [removed, registered] = await Promise.all([
    remove(body.receiptUrl),
    call(api.register, { body }),
  ]);
  const row = await storedUpload(body.receiptUrl);
  if (registered.status === 201) {
    expect(removed.status).toBe(403);
    expect(row).toMatchObject({ state: 'stored', claimed_by: registered.body.user_id });
  } else {
    expect([removed.status, registered.status]).toEqual([200, 400]);
    expect(registered.body.errors).toEqual({ receiptUrl: 'upload_not_found' });
    expect(row).toBeUndefined();
  }
});
