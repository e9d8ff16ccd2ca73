import { expect, it } from 'vitest';
import { versionBefore } from './rollback.ts';

const release = (name: string, createTime: string) => ({ version: { name, createTime } });
const [first, second, third] = [
  release('v1', '1'),
  release('v2', '2'),
  release('v3', '3'),
] as const;

it('a rollback releases the version that was live before', () => {
  expect(versionBefore([third, second, first])).toBe('v2');
});

it('a second rollback releases the version before that one', () => {
  expect(versionBefore([second, third, second, first])).toBe('v1');
});

it('the first version cannot be rolled back', () => {
  expect(versionBefore([first])).toBeUndefined();
  expect(versionBefore([])).toBeUndefined();
});
