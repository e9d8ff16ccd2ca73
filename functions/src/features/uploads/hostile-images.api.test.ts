import { uploadFile } from '@fanclub/contract/uploads/routes';
import { call } from '@fanclub/stories/tools/call';
import { buildManyScansJpeg } from '@fanclub/stories/tools/many-scans-jpeg';
import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer({ FUNCTION_TARGET: 'uploads' });
afterAll(() => server.kill());

async function send(bytes: Buffer) {
  const image = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
  const startedAt = performance.now();
  const { status, body } = await call(uploadFile, {
    baseUrl: server.url,
    body: { file_type: 'receipt' },
    files: { file: image },
  });
  return { status, code: body.code, ms: performance.now() - startedAt };
}

const patienceMs = 120_000;

it(
  'pictures that were made to cost time delay nobody',
  async () => {
    const bomb = buildManyScansJpeg();
    const photo = () => buildReceiptImage({ width: 3_000, height: 4_000 });
    await send(await photo());
    const alone = await send(await photo());
    const honest = await photo();
    const hostile = Array.from({ length: 4 }, () => send(bomb));
    const beside = await send(honest);
    const refusals = await Promise.all(hostile);
    expect([alone.status, beside.status]).toEqual([200, 200]);
    expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill('invalid_file_format'));
    // Without the check of the content, the four hostile pictures would keep the decoders busy for about ten seconds.
    expect(beside.ms).toBeLessThan(alone.ms + 6_000);
  },
  patienceMs,
);
