import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CRC32C } from '@google-cloud/storage';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { storageBucket } from './firebase/admin.ts';
import { saveObject } from './object-store.ts';

const app = initializeApp(
  { projectId: 'demo-uploads', storageBucket: 'demo-uploads.appspot.com' },
  'uploads',
);
const bytes = Buffer.from('the bytes of a receipt');
let uploads = 0;
let service: Server;

beforeAll(async () => {
  service = createServer((request, response) => {
    uploads++;
    if (uploads === 1) return request.socket.destroy();
    request.resume();
    // The client library compares this checksum with the checksum of the bytes that it sent.
    const checksum = new CRC32C();
    checksum.update(bytes);
    const answer = JSON.stringify({ name: 'receipts/one', crc32c: checksum.toString() });
    request.on('end', () => response.setHeader('content-type', 'application/json').end(answer));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${port}`);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  service.close();
  await deleteApp(app);
});

it('an upload whose connection breaks is repeated', async () => {
  await saveObject(storageBucket(app), 'receipts/one', bytes, 'image/jpeg');
  expect(uploads).toBe(2);
});
