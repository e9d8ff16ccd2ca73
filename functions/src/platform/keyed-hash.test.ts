import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createKeyedHash } from './keyed-hash.ts';

const hashesWith = (keys: string) => createKeyedHash(keys);
const [old, both, next] = [
  hashesWith('hkdf:old key'),
  hashesWith('hkdf:new key,hkdf:old key'),
  hashesWith('hkdf:new key'),
];

it('writes with the first key, and reads with each', () => {
  expect(both('email', 'a@b.c')).toBe(next('email', 'a@b.c'));
  expect(both.all('email', 'a@b.c')).toEqual([next('email', 'a@b.c'), old('email', 'a@b.c')]);
});

it('counts limits with the first key alone', () => {
  expect(both.all('limit', 'login a@b.c')).toEqual([next('limit', 'login a@b.c')]);
});

it('gives each purpose a subkey of its own', () => {
  expect(old.all('email', 'a@b.c')).toEqual([old('email', 'a@b.c')]);
  expect(old('email', 'a@b.c')).not.toBe(old('address', 'a@b.c'));
  // The hash is made with the subkey of its purpose. Only a key without the prefix is used itself.
  const plain = createHmac('sha256', 'hkdf:old key').update('email:a@b.c').digest('base64url');
  expect(old('email', 'a@b.c')).not.toBe(plain);
});

it('uses a key that was made before there were subkeys as it was always used', () => {
  const plain = createHmac('sha256', 'first key').update('card:member.2026-27').digest('base64url');
  expect(hashesWith('first key')('card', 'member.2026-27')).toBe(plain);
});

it('never signs with a retired key', () => {
  expect(() => hashesWith('hkdf:old key@2027-06-30')).toThrow('every key is retired');
});
