import { expect, it } from 'vitest';
import { createKeyedHash } from '#platform/keyed-hash';
import { openDraftKey, sealDraftKey } from './draft-key.ts';

const key = 'kR3x'.padEnd(43, 'A');
const old = { keyedHash: createKeyedHash('first') };

it('opens with the deployment’s key, also while that is replaced, and tells nothing without it', () => {
  const secret = sealDraftKey(old, 'draft-1', key);
  expect(secret).not.toContain('kR3x');
  expect(openDraftKey(old, 'draft-1', secret)).toBe(key);
  expect(openDraftKey({ keyedHash: createKeyedHash('second,first') }, 'draft-1', secret)).toBe(key);
  expect(openDraftKey({ keyedHash: createKeyedHash('second') }, 'draft-1', secret)).toBeNull();
});

it('belongs to its draft, and cannot be changed', () => {
  const secret = sealDraftKey(old, 'draft-1', key);
  expect(openDraftKey(old, 'draft-2', secret)).toBeNull();
  expect(openDraftKey(old, 'draft-1', `${secret.slice(0, -2)}AA`)).toBeNull();
  expect(openDraftKey(old, 'draft-1', '')).toBeNull();
});
