import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createImageWorkers } from './image-workers.ts';

const timeoutMs = 5_000;
const startTimeoutMs = 15_000;

// Timers end only when a test advances them, so the speed of the machine does not matter.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Builds workers that do what the bytes say, and reply with their process id. `asleep` returns true for the n-th
 * started worker if it never becomes ready, as when the platform at once takes the worker's processor away.
 */
async function buildWorkers(maxWaiting = 32, asleep: (nth: number) => boolean = () => false) {
  const folder = await mkdtemp(join(tmpdir(), 'workers-'));
  const program = join(folder, 'worker.mjs');
  await writeFile(
    program,
    `import { readdirSync, writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(folder)} + '/' + process.pid, '');
    const nth = readdirSync(${JSON.stringify(folder)}).length - 1;
    process.on('message', (bytes) => {
      const order = Buffer.from(bytes).toString();
      if (order === 'die') process.exit(1);
      if (order === 'refuse') return process.send({ refused: 'not an image' });
      if (order === 'hang') for (;;);
      const told = order === 'secrets' ? process.env.HASH_KEY : process.pid;
      process.send({ image: Buffer.from(String(told)) });
    });
    if (!(${asleep})(nth)) process.send('ready');`,
  );
  const workers = createImageWorkers({ program, maxWaiting });
  const order = async (bytes: string) => String(await workers.encode(Buffer.from(bytes)));
  /** Returns how many processes have begun to run. */
  const started = async () => (await readdir(folder)).length - 1;
  /** Waits until `count` processes run, and then lets the timeout of a worker's start end. */
  async function letStartBeLate(count: number): Promise<void> {
    while ((await started()) < count) await setImmediate();
    vi.advanceTimersByTime(startTimeoutMs);
  }
  /** Sends a ready worker an order that never ends, and lets the timeout of the image end. */
  async function hang(): Promise<void> {
    const late = expect(order('hang')).rejects.toThrow('took more than 5000 ms');
    await setImmediate();
    vi.advanceTimersByTime(timeoutMs);
    await late;
  }
  return Object.assign(order, { started, letStartBeLate, hang });
}

it('a worker is kept for the next image', async () => {
  const order = await buildWorkers();
  const first = await order('work');
  expect([await order('work'), await order('work')]).toEqual([first, first]);
});

it('a refused image has a reason, and its worker takes the next one', async () => {
  const order = await buildWorkers();
  const first = await order('work');
  await expect(order('refuse')).rejects.toThrow('not an image');
  expect(await order('work')).toBe(first);
});

it('kills and replaces a worker that takes too long', async () => {
  const order = await buildWorkers();
  const first = await order('work');
  await order.hang();
  expect(await order('work')).not.toBe(first);
  expect(() => process.kill(Number(first), 0)).toThrow('ESRCH');
});

it('replaces a worker that died, and asks its caller to come again', async () => {
  const order = await buildWorkers();
  const first = await order('work');
  await expect(order('die')).rejects.toMatchObject({ code: 'service_busy' });
  expect(await order('work')).not.toBe(first);
});

it('a worker that never gets ready is replaced, and the image is not blamed', async () => {
  const order = await buildWorkers(32, (nth) => nth === 2);
  const first = await order('work');
  await expect(order('die')).rejects.toMatchObject({ code: 'service_busy' });
  const next = order('work');
  await order.letStartBeLate(2);
  expect(await next).not.toBe(first);
  expect(await order.started()).toBe(3);
});

it('the sender is asked to come again if no worker gets ready, and the image is not blamed', async () => {
  const order = await buildWorkers(32, () => true);
  const busy = expect(order('work')).rejects.toMatchObject({ code: 'service_busy' });
  await order.letStartBeLate(1);
  await order.letStartBeLate(2);
  await busy;
  expect(await order.started()).toBe(2);
});

it('no worker starts without an image, because there is no processor between requests', async () => {
  const order = await buildWorkers();
  await order('work');
  await order.hang();
  vi.useRealTimers();
  await setTimeout(500);
  expect(await order.started()).toBe(1);
});

it('an image is refused when too many wait already', async () => {
  const order = await buildWorkers(1);
  const answers = await Promise.allSettled(Array.from({ length: 4 }, () => order('work')));
  const busy = { code: 'service_busy', extras: { retryAfterS: 3 } };
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(answers[3]).toMatchObject({ reason: busy });
});

it('a worker gets no secret', async () => {
  process.env.HASH_KEY = 'a secret';
  try {
    expect(await (await buildWorkers())('secrets')).toBe('undefined');
  } finally {
    delete process.env.HASH_KEY;
  }
});
