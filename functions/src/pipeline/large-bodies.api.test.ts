import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { login } from '@fanclub/contract/sessions/routes';
import { storeStatementFile } from '@fanclub/contract/statements/routes';
import { uploadDocument, uploadFile } from '@fanclub/contract/uploads/routes';
import { afterEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../test/start-server.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
});

async function serverOf(target: 'api' | 'uploads'): Promise<TestServer> {
  const server = await startServer({ FUNCTION_TARGET: target });
  servers.push(server);
  return server;
}

const megabyte = 1024 * 1024;
const patienceMs = 120_000;

/** Reads the peak memory of a server process from Linux, in MB. */
async function peakMemoryMb(server: TestServer): Promise<number> {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

const jsonOf = (bytes: number) =>
  new TextEncoder().encode(JSON.stringify({ email: 'x'.repeat(bytes) }));

/** Returns a body that is sent in chunks, without a declared length. */
const piecesOf = (bytes: Uint8Array) =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += megabyte) {
        controller.enqueue(bytes.subarray(at, at + megabyte));
      }
      controller.close();
    },
  });

async function post(
  { url }: TestServer,
  path: string,
  body: Uint8Array<ArrayBuffer> | ReadableStream,
  headers: Record<string, string> = {},
) {
  // Node requires `duplex` for a stream body; the browser's type of a request lacks it.
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
  };
  const response = await fetch(`${url}${path}`, request);
  return [response.status, ((await response.json()) as { code: string }).code];
}

const tooLarge = [413, 'payload_too_large'];

describe('the function for all that is not a file', () => {
  it.runIf(process.platform === 'linux')(
    'refuses twenty bodies of 31 MB at once and never holds them',
    async () => {
      const server = await serverOf('api');
      const body = jsonOf(31 * megabyte);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          post(server, login.path, i % 4 === 0 ? piecesOf(body) : body),
        ),
      );
      expect(answers).toEqual(Array(20).fill(tooLarge));
      expect(await peakMemoryMb(server)).toBeLessThan(300);
    },
    patienceMs,
  );

  it.runIf(process.platform === 'linux')(
    'refuses a hundred files of a statement from strangers and never holds them',
    async () => {
      const server = await serverOf('api');
      const body = jsonOf(5 * megabyte);
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, i) =>
          post(server, storeStatementFile.path, i % 4 === 0 ? piecesOf(body) : body),
        ),
      );
      expect(answers).toEqual(Array(100).fill([401, 'unauthenticated']));
      expect(await peakMemoryMb(server)).toBeLessThan(300);
    },
    patienceMs,
  );

  it('refuses a small body that unpacks to a large one', async () => {
    const server = await serverOf('api');
    const packed = gzipSync(jsonOf(50 * megabyte));
    const answer = await post(server, login.path, packed, { 'content-encoding': 'gzip' });
    expect(answer).toEqual([415, 'unsupported_media_type']);
  });

  it('reads a body whose length was not told', async () => {
    const server = await serverOf('api');
    const body = Buffer.from(JSON.stringify({ email: 'ana@example.test', password: 'guess' }));
    expect(await post(server, login.path, piecesOf(body))).toEqual([401, 'invalid_credentials']);
  });
});

it('the function for files refuses a form that is larger than any in the words of files, and holds none', async () => {
  const server = await serverOf('uploads');
  for (const { path } of [uploadFile, uploadDocument]) {
    const answers = await Promise.all([
      post(server, path, jsonOf(31 * megabyte)),
      post(server, path, piecesOf(jsonOf(31 * megabyte))),
    ]);
    expect(answers).toEqual(Array(2).fill([413, 'file_too_large']));
  }
});

it('the function for files knows no other address, and refuses a large body there too', async () => {
  const server = await serverOf('uploads');
  expect(await post(server, login.path, Buffer.from('{}'))).toEqual([404, 'not_found']);
  expect(await post(server, login.path, jsonOf(megabyte))).toEqual(tooLarge);
});
