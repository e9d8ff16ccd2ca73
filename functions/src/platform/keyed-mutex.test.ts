import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

const mutex = createKeyedMutex();
afterEach(() => expect(mutex.size()).toBe(0));

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

it('one call at a time holds a key, in the order of arrival', async () => {
  const steps: string[] = [];
  const enter = (name: string) =>
    mutex.run(['code'], async () => {
      steps.push(`${name} in`);
      await nextTurn();
      steps.push(`${name} out`);
    });
  await Promise.all([enter('a'), enter('b'), enter('c')]);
  expect(steps).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

it('calls with different keys run side by side', async () => {
  const { opened, open } = gate();
  const waiting = mutex.run(['a'], () => opened);
  await mutex.run(['b'], async () => open());
  await waiting;
});

it('a call leaves a queue that does not move, and delays nobody behind it', async () => {
  const impatient = createKeyedMutex(20);
  const { opened, open } = gate();
  const first = impatient.run(['a'], () => opened);
  await expect(impatient.run(['b', 'a'], async () => 1)).rejects.toMatchObject({
    code: 'service_busy',
  });
  expect(await impatient.run(['b'], async () => 2)).toBe(2);
  open();
  await first;
  expect(await impatient.run(['a'], async () => 3)).toBe(3);
  expect(impatient.size()).toBe(0);
});

it('calls never deadlock, whatever the order of their keys', async () => {
  const turn = () => nextTurn().then(() => undefined);
  const calls = Array.from({ length: 20 }, (_, i) =>
    mutex.run(i % 2 ? ['a', 'b', 'c'] : ['c', 'b', 'a'], turn),
  );
  await expect(Promise.all(calls)).resolves.toHaveLength(20);
});

it('a key that is named twice is taken once', async () => {
  await expect(mutex.run(['a', 'a'], async () => 'done')).resolves.toBe('done');
});

it('a call that throws releases its key, and errors and results reach the caller', async () => {
  const failing = mutex.run(['a'], async () => {
    throw new Error('broken');
  });
  const following = mutex.run(['a'], async () => 7);
  await expect(failing).rejects.toThrow('broken');
  await expect(following).resolves.toBe(7);
});

it('a third call waits for the second when the first is done', async () => {
  const first = gate();
  const second = gate();
  const steps: string[] = [];
  const one = mutex.run(['a'], () => first.opened);
  const two = mutex.run(['a'], () => second.opened);
  const three = mutex.run(['a'], async () => void steps.push('three'));
  first.open();
  await one;
  await nextTurn();
  expect(steps).toEqual([]);
  second.open();
  await Promise.all([two, three]);
  expect(steps).toEqual(['three']);
});

it('a key is held by one call, and by none that comes while another waits for it', async () => {
  const { opened, open } = gate();
  const waiting = mutex.run(['a'], () => opened);
  expect(mutex.hold('a')).toBeNull();
  open();
  await waiting;
  {
    using held = mutex.hold('a');
    expect([held, mutex.hold('a')]).toEqual([expect.anything(), null]);
  }
  expect(mutex.size()).toBe(0);
});
