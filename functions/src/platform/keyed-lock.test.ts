import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { lockedKeyCount, withLocks } from './keyed-lock.ts';

afterEach(() => expect(lockedKeyCount()).toBe(0));

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

it('lets one call at a time hold a key, in the order of arrival', async () => {
  const steps: string[] = [];
  const enter = (name: string) =>
    withLocks(['code'], async () => {
      steps.push(`${name} in`);
      await nextTurn();
      steps.push(`${name} out`);
    });
  await Promise.all([enter('a'), enter('b'), enter('c')]);
  expect(steps).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

it('lets calls with different keys run side by side', async () => {
  const { opened, open } = gate();
  const waiting = withLocks(['a'], () => opened);
  await withLocks(['b'], async () => open());
  await waiting;
});

it('never deadlocks, whatever the order of the keys', async () => {
  const turn = () => nextTurn().then(() => undefined);
  const calls = Array.from({ length: 20 }, (_, i) =>
    withLocks(i % 2 ? ['a', 'b', 'c'] : ['c', 'b', 'a'], turn),
  );
  await expect(Promise.all(calls)).resolves.toHaveLength(20);
});

it('takes a key named twice once', async () => {
  await expect(withLocks(['a', 'a'], async () => 'done')).resolves.toBe('done');
});

it('releases on a throw, and hands the error and the result through', async () => {
  const failing = withLocks(['a'], async () => {
    throw new Error('broken');
  });
  const following = withLocks(['a'], async () => 7);
  await expect(failing).rejects.toThrow('broken');
  await expect(following).resolves.toBe(7);
});

it('keeps a later call waiting when the first in the queue is done', async () => {
  const first = gate();
  const second = gate();
  const steps: string[] = [];
  const one = withLocks(['a'], () => first.opened);
  const two = withLocks(['a'], () => second.opened);
  const three = withLocks(['a'], async () => void steps.push('three'));
  first.open();
  await one;
  await nextTurn();
  expect(steps).toEqual([]);
  second.open();
  await Promise.all([two, three]);
  expect(steps).toEqual(['three']);
});
