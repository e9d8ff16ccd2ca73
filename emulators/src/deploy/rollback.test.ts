import { expect, it } from 'vitest';
import { versionBefore } from './rollback.ts';

const release = (name: string, createTime: string) => ({ version: { name, createTime } });
const [first, second, third] = [
  release('v1', '1'),
  release('v2', '2'),
  release('v3', '3'),
] as const;

it('goes back to the version that was live before', () => {
  expect(versionBefore([third, second, first])).toBe('v2');
});

it('goes one further back when it is asked again, not forth', () => {
  expect(versionBefore([second, third, second, first])).toBe('v1');
});

it('knows that there is nothing before the first', () => {
  expect(versionBefore([first])).toBeUndefined();
  expect(versionBefore([])).toBeUndefined();
});
