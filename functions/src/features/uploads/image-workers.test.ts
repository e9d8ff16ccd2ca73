import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createImageWorkers } from './image-workers.ts';

/** Workers that do as the bytes say and answer their own process id. */
async function buildWorkers(maxWaiting = 32) {
  const program = join(tmpdir(), `worker-${process.pid}.mjs`);
  await writeFile(
    program,
    `process.on('message', (bytes) => {
      const order = Buffer.from(bytes).toString();
      if (order === 'die') process.exit(1);
      if (order === 'refuse') return process.send({ refused: 'not an image' });
      if (order === 'hang') for (;;);
      const told = order === 'secrets' ? process.env.HASH_KEY : process.pid;
      process.send({ image: Buffer.from(String(told)) });
    });
    process.send('ready');`,
  );
  const workers = createImageWorkers({ program, timeoutMs: 1_000, maxWaiting });
  return async (order: string) => String(await workers.encode(Buffer.from(order)));
}

it('keeps a worker for the next image', async () => {
  const order = await buildWorkers();
  const first = await order('work');
  expect([await order('work'), await order('work')]).toEqual([first, first]);
});

it('says why an image was refused, and goes on with the same worker', async () => {
  const order = await buildWorkers();
  const first = await order('work');
  await expect(order('refuse')).rejects.toThrow('not an image');
  expect(await order('work')).toBe(first);
});

it('kills and replaces a worker that takes too long', async () => {
  const order = await buildWorkers();
  const first = await order('work');
  await expect(order('hang')).rejects.toThrow('took more than 1000 ms');
  expect(await order('work')).not.toBe(first);
  expect(() => process.kill(Number(first), 0)).toThrow('ESRCH');
});

it('replaces a worker that died, and asks its caller to come again', async () => {
  const order = await buildWorkers();
  const first = await order('work');
  await expect(order('die')).rejects.toMatchObject({ code: 'service_busy' });
  expect(await order('work')).not.toBe(first);
});

it('refuses an image when too many wait already', async () => {
  const order = await buildWorkers(1);
  const answers = await Promise.allSettled(Array.from({ length: 4 }, () => order('work')));
  const busy = { code: 'service_busy', extras: { retryAfterS: 3 } };
  expect(answers.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled'],
    'rejected',
  ]);
  expect(answers[3]).toMatchObject({ reason: busy });
});

it('tells its workers no secret', async () => {
  process.env.HASH_KEY = 'a secret';
  try {
    expect(await (await buildWorkers())('secrets')).toBe('undefined');
  } finally {
    delete process.env.HASH_KEY;
  }
});
