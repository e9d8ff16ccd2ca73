import { register } from '@fanclub/contract/registration/routes';
import { fileUrlPattern } from '@fanclub/contract/uploads/file-rules';
import { getFile, removeFile, uploadDocument, uploadFile } from '@fanclub/contract/uploads/routes';
import { buildMember } from '@fanclub/stories/tools/build-member';
import { buildRegistration, uploadImage } from '@fanclub/stories/tools/build-registration';
import { apiUrl, call } from '@fanclub/stories/tools/call';
import { buildPassportImage, buildPdf, buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sha256 } from '#platform/keyed-hash';
import type { MemberDocument } from '#repositories/member';
import { type UploadDocument, uploadIdOf } from '#repositories/uploads';
import { isStored, testBucket, testDb } from '../../../test/firebase.ts';

const blob = (bytes: Buffer, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type });

const send = async (bytes?: Buffer, fields: object = { file_type: 'receipt' }) =>
  call(uploadFile, { body: fields, files: { file: blob(bytes ?? (await buildReceiptImage())) } });

const rowOf = async (fileUrl: string) =>
  (
    await testDb()
      .doc(`uploads/${uploadIdOf(fileUrl)}`)
      .get()
  ).data() as UploadDocument | undefined;

const memberOf = async (id: string) =>
  (await testDb().doc(`members/${id}`).get()).data() as MemberDocument;

const read = (fileUrl: string, token?: string) =>
  call(getFile, { params: { id: uploadIdOf(fileUrl) }, token });

const sendDocument = async (
  member: { id: string; token: string },
  fileType: 'receipt' | 'passport',
  bytes?: Buffer,
) =>
  call(uploadDocument, {
    token: member.token,
    body: { user_id: member.id, file_type: fileType },
    files: { file: blob(bytes ?? (await buildReceiptImage())) },
  });

describe('POST /api/files/upload', () => {
  it('keeps an image privately and answers an address that cannot be guessed', async () => {
    const answer = await send(await buildReceiptImage({ format: 'png' }), {
      file_type: 'receipt',
      surname: 'Rossi',
      payment_method: 'euro',
      euro_payment_method: 'revolut',
    });
    expect(answer.status).toBe(200);
    expect(answer.body.file_url).toMatch(fileUrlPattern);
    const row = await rowOf(answer.body.file_url);
    expect(row).toMatchObject({ state: 'stored', file_type: 'receipt', claimed_by: null });
    const [bytes] = await testBucket().file(String(row?.object_path)).download();
    const { format, exif } = await sharp(bytes).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
    const past = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${testBucket().name}/o/`;
    const direct = await fetch(`${past}${encodeURIComponent(String(row?.object_path))}?alt=media`);
    expect(direct.status).toBe(403);
  });

  it('looks at the content, not at name and type', async () => {
    for (const bytes of [buildPdf(), Buffer.from('GIF89a…'), Buffer.from('<svg/>')]) {
      expect((await send(bytes)).body.code).toBe('invalid_file_format');
    }
    const image = blob(await buildReceiptImage(), 'application/pdf');
    const answer = await call(uploadFile, {
      body: { file_type: 'receipt' },
      files: { file: image },
    });
    expect(answer.status).toBe(200);
  });

  it('refuses what is missing, too large or unknown', async () => {
    const noFile = await call(uploadFile, { body: { file_type: 'receipt' } });
    expect([noFile.status, noFile.body.code]).toEqual([400, 'file_required']);
    const large = await send(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff));
    expect([large.status, large.body.code]).toEqual([413, 'file_too_large']);
    const kind = await send(undefined, { file_type: 'selfie' });
    expect(kind.body).toMatchObject({
      code: 'validation_error',
      errors: { file_type: 'invalid_choice' },
    });
    const noKind = await send(undefined, {});
    expect(noKind.body.errors).toEqual({ file_type: 'field_required' });
    const extra = await send(undefined, { file_type: 'receipt', colour: 'red' });
    expect(extra.body.errors).toEqual({ colour: 'unknown_field' });
  });

  it('refuses other bodies than complete forms', async () => {
    const post = (type: string, body: string) =>
      fetch(`${apiUrl()}${uploadFile.path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
    expect((await post('application/json', '{}')).status).toBe(415);
    expect((await post('multipart/form-data; boundary=a', '--a\r\ncut')).status).toBe(400);
    expect((await post('multipart/form-data', 'x')).status).toBe(400);
  });
});

describe('POST /api/files/remove', () => {
  const remove = (fileUrl: string) => call(removeFile, { body: { file_url: fileUrl } });

  it('removes an unclaimed upload with its object, once', async () => {
    const fileUrl = await uploadImage('receipt');
    const path = String((await rowOf(fileUrl))?.object_path);
    expect(await isStored(path)).toBe(true);
    expect((await remove(fileUrl)).body).toEqual({ success: true });
    expect(await rowOf(fileUrl)).toBeUndefined();
    expect(await isStored(path)).toBe(false);
    const again = await remove(fileUrl);
    expect([again.status, again.body.code]).toEqual([404, 'file_not_found']);
  });

  it('finishes a removal that died half-way', async () => {
    const fileUrl = await uploadImage('receipt');
    await testDb()
      .doc(`uploads/${uploadIdOf(fileUrl)}`)
      .update({ state: 'removing' });
    expect((await remove(fileUrl)).status).toBe(200);
    expect(await rowOf(fileUrl)).toBeUndefined();
  });

  it('refuses addresses of another shape and uploads out of time', async () => {
    for (const fileUrl of ['/api/files/x', 'https://elsewhere.test/a.jpg', '/api/files/../../x']) {
      expect((await remove(fileUrl)).body.errors).toEqual({ file_url: 'upload_not_found' });
    }
    const fileUrl = await uploadImage('receipt');
    const expired = { expires_at: Timestamp.fromMillis(Date.now() - 1) };
    await testDb()
      .doc(`uploads/${uploadIdOf(fileUrl)}`)
      .update(expired);
    expect((await remove(fileUrl)).status).toBe(404);
  });

  it('leaves a claimed document alone, whatever the state of its application', async () => {
    const member = await buildMember();
    for (const [status, code] of [
      ['submitted', 'document_under_review'],
      ['approved', 'document_changes_closed'],
      ['rejected', 'forbidden'],
    ] as const) {
      await testDb().doc(`members/${member.id}`).update({ request_status: status });
      const answer = await remove(member.receiptUrl);
      expect([answer.status, answer.body.code]).toEqual([403, code]);
    }
    expect((await read(member.receiptUrl, member.token)).status).toBe(200);
  });

  it('and a registration at once: one of the two has it', async () => {
    const body = await buildRegistration();
    const [removed, registered] = await Promise.all([
      remove(body.receiptUrl),
      call(register, { body }),
    ]);
    const row = await rowOf(body.receiptUrl);
    if (registered.status === 201) {
      expect(removed.status).toBe(403);
      expect(row).toMatchObject({ state: 'stored', claimed_by: registered.body.user_id });
    } else {
      expect([removed.status, registered.status]).toEqual([200, 400]);
      expect(registered.body.errors).toEqual({ receiptUrl: 'upload_not_found' });
      expect(row).toBeUndefined();
    }
  });
});

describe('GET /api/files/{id}', () => {
  it('shows a document to its owner and to admins, to nobody else', async () => {
    const [owner, other, admin] = [
      await buildMember(),
      await buildMember(),
      (await signInAdmin()).token,
    ];
    for (const token of [owner.token, admin]) {
      const answer = await read(owner.receiptUrl, token);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect((await sharp(answer.bytes).metadata()).format).toBe('jpeg');
    }
    expect((await read(owner.receiptUrl)).status).toBe(401);
    const stranger = await read(owner.receiptUrl, other.token);
    expect([stranger.status, stranger.body.code]).toEqual([404, 'file_not_found']);
  });

  it('takes the time-stamp that avoids caches', async () => {
    const { receiptUrl, token } = await buildMember();
    const params = { id: uploadIdOf(receiptUrl) };
    expect((await call(getFile, { params, query: { t: '1700000000000' }, token })).status).toBe(
      200,
    );
  });

  it('shows nobody what is unclaimed or does not exist', async () => {
    const [member, admin] = [await buildMember(), (await signInAdmin()).token];
    const unclaimed = await uploadImage('receipt');
    for (const fileUrl of [unclaimed, `/api/files/${'x'.repeat(32)}`, '/api/files/short']) {
      for (const token of [member.token, admin]) {
        expect((await read(fileUrl, token)).body.code).toBe('file_not_found');
      }
    }
  });
});

describe('POST /api/user/documents/upload', () => {
  it('needs a session, and its own id', async () => {
    const [member, other] = [await buildMember(), await buildMember()];
    const anonymous = await call(uploadDocument, {
      body: { user_id: member.id, file_type: 'passport' },
      files: { file: blob(await buildPassportImage()) },
    });
    expect(anonymous.status).toBe(401);
    for (const token of [other.token, (await signInAdmin()).token]) {
      const answer = await sendDocument({ id: member.id, token }, 'passport');
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    }
  });

  it('adds a missing document while the application is under review', async () => {
    const member = await buildMember({ juventus_card: false });
    const before = await memberOf(member.id);
    const answer = await sendDocument(member, 'passport', await buildPassportImage());
    expect(answer.status).toBe(200);
    const after = await memberOf(member.id);
    expect(after.passport_upload).toBe(uploadIdOf(answer.body.file_url));
    expect(after.version).toBe(before.version + 1);
    expect(await rowOf(answer.body.file_url)).toMatchObject({
      claimed_by: member.id,
      request_number: member.requestNumber,
      expires_at: null,
    });
    expect((await read(answer.body.file_url, member.token)).status).toBe(200);
  });

  it('refuses to change a document under review, and any after approval', async () => {
    const member = await buildMember();
    const review = await sendDocument(member, 'receipt');
    expect([review.status, review.body.code]).toEqual([403, 'document_under_review']);
    const stored = { request_status: 'approved', is_approved: true, passport_upload: null };
    await testDb().doc(`members/${member.id}`).update(stored);
    const closed = await sendDocument(member, 'passport');
    expect([closed.status, closed.body.code]).toEqual([403, 'document_changes_closed']);
  });

  it('replaces the receipt of a rejected application; the payment mark goes with it', async () => {
    const member = await buildMember({}, { request_status: 'rejected', is_paid: true });
    const old = await rowOf(member.receiptUrl);
    const answer = await sendDocument(member, 'receipt');
    expect(answer.status).toBe(200);
    const after = await memberOf(member.id);
    expect(after).toMatchObject({
      receipt_upload: uploadIdOf(answer.body.file_url),
      is_paid: false,
    });
    expect(await rowOf(member.receiptUrl)).toBeUndefined();
    expect(await isStored(String(old?.object_path))).toBe(false);
    expect((await read(member.receiptUrl, member.token)).status).toBe(404);
  });

  it('names the application that used the same receipt before', async () => {
    const bytes = await buildReceiptImage();
    const first = await buildMember({ receiptUrl: await uploadImage('receipt', bytes) });
    const second = await buildMember({}, { request_status: 'rejected' });
    await sendDocument(second, 'receipt', bytes);
    expect((await memberOf(second.id)).receipt_also_used_by).toEqual([first.requestNumber]);
    await sendDocument(second, 'receipt');
    expect((await memberOf(second.id)).receipt_also_used_by).toEqual([]);
  });

  it.each(['submitted', 'rejected'] as const)(
    'leaves exactly one of two that race while %s',
    async (status) => {
      const member = await buildMember(
        { juventus_card: false },
        { request_status: status, receipt_upload: null },
      );
      const images = [await buildPassportImage(), await buildPassportImage()];
      const answers = await Promise.all(
        images.map((image) => sendDocument(member, 'passport', image)),
      );
      const statuses = answers.map((answer) => answer.status).sort();
      expect(statuses).toEqual(status === 'submitted' ? [200, 403] : [200, 200]);
      const { passport_upload } = await memberOf(member.id);
      const uploads = await testDb()
        .collection('uploads')
        .where('sha256', 'in', images.map(sha256))
        .get();
      expect(uploads.docs.map((row) => row.id)).toEqual([passport_upload]);
    },
  );
});
