import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTicks } from './use-ticks.ts';

it('the ids that are ticked are kept', () => {
  const { result } = renderHook(useTicks);
  const { toggle } = result.current;
  act(() => toggle('a'));
  act(() => toggle('b'));
  expect([...result.current.ids]).toEqual(['a', 'b']);
  act(() => toggle('a'));
  expect([...result.current.ids]).toEqual(['b']);
  expect(result.current.toggle).toBe(toggle);
  act(() => result.current.set(['c', 'd']));
  expect([...result.current.ids]).toEqual(['c', 'd']);
  act(() => result.current.clear());
  expect(result.current.ids.size).toBe(0);
});
