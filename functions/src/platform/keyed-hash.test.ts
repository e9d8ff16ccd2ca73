import { expect, it } from 'vitest';
import { createKeyedHash } from './keyed-hash.ts';

const [old, both, next] = ['old key', 'new key,old key', 'new key'].map(createKeyedHash) as [
  ReturnType<typeof createKeyedHash>,
  ReturnType<typeof createKeyedHash>,
  ReturnType<typeof createKeyedHash>,
];

it('writes with the first key, and reads with each', () => {
  expect(both('email', 'a@b.c')).toBe(next('email', 'a@b.c'));
  expect(both.all('email', 'a@b.c')).toEqual([next('email', 'a@b.c'), old('email', 'a@b.c')]);
});

it('knows one key alone as it always did', () => {
  expect(old.all('email', 'a@b.c')).toEqual([old('email', 'a@b.c')]);
  expect(old('email', 'a@b.c')).not.toBe(old('address', 'a@b.c'));
});
