import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('every listener hears of a new value, until it stops listening', () => {
  const store = createStore('first');
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = store.subscribe(one);
  store.subscribe(other);
  store.set('second');
  stop();
  store.set('third');
  expect(store.get()).toBe('third');
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
});

test('the store begins with the first listener, ends with the last, and begins again', () => {
  const end = vi.fn();
  const begin = vi.fn(() => end);
  const store = createStore(0, begin);
  const stops = [store.subscribe(vi.fn()), store.subscribe(vi.fn())];
  expect(begin).toHaveBeenCalledTimes(1);
  stops[0]?.();
  expect(end).not.toHaveBeenCalled();
  stops[1]?.();
  expect(end).toHaveBeenCalledTimes(1);
  store.subscribe(vi.fn());
  expect(begin).toHaveBeenCalledTimes(2);
});
