import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createKeyedHash } from './keyed-hash.ts';

const hashesWith = (keys: string) => createKeyedHash(keys);
const [old, both, next] = [
  hashesWith('old key'),
  hashesWith('new key,old key'),
  hashesWith('new key'),
];

it('hashes are written with the first key and read with each key', () => {
  expect(both('email', 'a@b.c')).toBe(next('email', 'a@b.c'));
  expect(both.all('email', 'a@b.c')).toEqual([next('email', 'a@b.c'), old('email', 'a@b.c')]);
});

it('limits are counted with the first key alone', () => {
  expect(both.all('limit', 'login a@b.c')).toEqual([next('limit', 'login a@b.c')]);
});

it('each purpose has a subkey of its own', () => {
  expect(old.all('email', 'a@b.c')).toEqual([old('email', 'a@b.c')]);
  expect(old('email', 'a@b.c')).not.toBe(old('address', 'a@b.c'));
  // The hash is made with the subkey of its purpose, and not with the key itself.
  const plain = createHmac('sha256', 'old key').update('email:a@b.c').digest('base64url');
  expect(old('email', 'a@b.c')).not.toBe(plain);
});

it('a retired key never signs', () => {
  expect(() => hashesWith('old key@2027-06-30')).toThrow('every key is retired');
});
