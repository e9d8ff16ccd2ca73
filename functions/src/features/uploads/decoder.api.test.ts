import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '@fanclub/contract/api';
import { buildRegistration } from '@fanclub/stories/tools/build-member';
import { apiUrl, call } from '@fanclub/stories/tools/call';
import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { secretNames } from '#platform/deployment';
import { randomId } from '#platform/random';
import { sentPathOf } from '#repositories/sent-uploads';
import { fileUrlOf, uploadDoc, uploadIdOf } from '#repositories/uploads';
import { imageBlob } from '../../../test/documents.ts';
import { isStored, testBucket, testDb } from '../../../test/firebase.ts';
import { startServer, type TestServer } from '../../../test/start-server.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';
import { adoptLeftUploads } from './adopt-left-uploads.ts';

/**
 * A server in place of everything that `uploads` must not reach: rows, accounts and task queues. It records calls in
 * `asked`.
 */
let forbidden: Server;
const asked: string[] = [];
let uploads: TestServer;

beforeAll(async () => {
  forbidden = createServer((request, response) => {
    asked.push(String(request.url));
    response.writeHead(403).end();
  });
  forbidden.on('connection', () => asked.push('connection'));
  await new Promise<void>((resolve) => forbidden.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(forbidden.address() as AddressInfo).port}`;
  const noSecrets = Object.fromEntries(secretNames.map((name) => [name, undefined]));
  uploads = await startServer({
    FUNCTION_TARGET: 'uploads',
    ...noSecrets,
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    CLOUD_TASKS_EMULATOR_HOST: host,
    GCE_METADATA_HOST: host,
    METADATA_SERVER_DETECTION: undefined,
    PUBLIC_URL: apiUrl(),
  });
});

afterAll(async () => {
  await uploads.kill();
  forbidden.close();
});

async function post(path: string, fields: Record<string, string>, token?: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', imageBlob(await buildReceiptImage()));
  const response = await fetch(`${uploads.url}${path}`, {
    method: 'POST',
    body: form,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: response.status, body: await response.json() };
}

const send = async (fileType = 'receipt') =>
  String((await post(api.uploadFile.path, { file_type: fileType })).body.file_url);

const rowOf = async (fileUrl: string) =>
  (await uploadDoc(testDb(), uploadIdOf(fileUrl)).get()).data();

it('the decoder has no secret, no database, no accounts and no token, and stores one object', async () => {
  const { status, body } = await post(api.uploadFile.path, { file_type: 'receipt' });
  expect(status).toBe(200);
  expect(await isStored(sentPathOf(uploadIdOf(body.file_url)))).toBe(true);
  expect(await rowOf(body.file_url)).toBeUndefined();
  expect(uploads.output()).not.toContain('environment variables are missing');
  expect(asked).toEqual([]);
});

it('the decoder knows the hash, the kind and the size of its image, and a registration has them', async () => {
  const [receiptUrl, passportUrl] = [await send(), await send('passport')];
  const body = { ...(await buildRegistration()), receiptUrl, passportUrl };
  const answer = await call(api.register, { body });
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  const [bytes] = await testBucket()
    .file(sentPathOf(uploadIdOf(receiptUrl)))
    .download();
  expect(await rowOf(receiptUrl)).toMatchObject({
    file_type: 'receipt',
    size: bytes.length,
    sha256: expect.stringMatching(/^[\w-]{43}$/),
    claimed_by: answer.body.user_id,
    expires_at: null,
  });
  expect(asked).toEqual([]);
});

it('the decoder lets the API give a document to its member, in the member’s own session', async () => {
  const { id, token } = await storeMember({}, { receipt_upload: null });
  const fields = { user_id: id, file_type: 'receipt' };
  const { status, body } = await post(api.uploadDocument.path, fields, token);
  expect([status, body.success]).toEqual([200, true]);
  expect((await storedMember({ id }))?.receipt_upload).toBe(uploadIdOf(body.file_url));
  const again = await post(api.uploadDocument.path, fields, token);
  expect([again.status, again.body.code]).toEqual([403, 'document_under_review']);
  const other = await storeMember({}, { receipt_upload: null });
  const foreign = await post(api.uploadDocument.path, { ...fields, user_id: other.id }, token);
  expect([foreign.status, foreign.body.code]).toEqual([403, 'forbidden']);
  expect(asked).toEqual([]);
});

it('the decoder decodes nothing for a document without a session', async () => {
  const fields = { user_id: 'somebody', file_type: 'receipt' };
  const stored = () => uploads.output().split('upload stored').length;
  const before = stored();
  expect((await post(api.uploadDocument.path, fields)).body.code).toBe('unauthenticated');
  expect((await post(api.uploadDocument.path, fields, 'nonsense')).body.code).toBe('invalid_token');
  expect(stored()).toBe(before);
});

it('an image without a row is not taken as another kind, and once only', async () => {
  const { id, token } = await storeMember({}, { receipt_upload: null });
  const passport = await send('passport');
  const attach = (file_url: string) =>
    call(api.attachDocument, { token, body: { user_id: id, file_type: 'receipt', file_url } });
  expect((await attach(passport)).status).toBe(503);
  const body = await buildRegistration({ receiptUrl: await send() });
  await call(api.register, { body });
  expect((await attach(body.receiptUrl)).status).toBe(503);
  expect((await attach(fileUrlOf(randomId()))).status).toBe(503);
  const receipt = await send();
  expect(await attach(receipt)).toMatchObject({ status: 200, body: { file_url: receipt } });
});

it('an object without metadata is no image', async () => {
  const id = randomId();
  await testBucket().file(sentPathOf(id)).save(Buffer.from('x'), { resumable: false });
  const { status } = await call(api.removeFile, { body: { file_url: fileUrlOf(id) } });
  expect(status).toBe(404);
});

it('an image without a row gets one in the night, and is deleted in a night after its time', async () => {
  const fileUrls = [await send(), await send()];
  const [young = '', old = ''] = fileUrls.map((fileUrl) => sentPathOf(uploadIdOf(fileUrl)));
  const strange = `uploads/sent/${randomId()}/b.jpg`;
  await testBucket().file(strange).save(Buffer.from('x'), { resumable: false });
  // A night of this test sees only the images in `paths`, because images that other tests send at the same time must
  // stay.
  const night = (paths: string[], at: Date) => {
    const seen = Object.assign(Object.create(testBucket()), {
      getFiles: async (query: object) => {
        const [files] = await testBucket().getFiles(query);
        return [files.filter(({ name }) => paths.includes(name)), null];
      },
    });
    return adoptLeftUploads({ ...serverContext(), bucket: () => seen, now: () => at });
  };
  await night([young, strange], new Date());
  expect(await rowOf(fileUrls[0] ?? '')).toMatchObject({ state: 'stored', claimed_by: null });
  await night([young, old], new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
  expect(await Promise.all([young, old, strange].map(isStored))).toEqual([true, false, false]);
});
