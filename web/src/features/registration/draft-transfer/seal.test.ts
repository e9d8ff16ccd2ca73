import { draftKeyPattern, maxSealedLength } from '@fanclub/contract/drafts/draft';
import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const form = { first_name: 'Sara', note: 'سلام', list: Array.from({ length: 300 }, () => 'x') };

test('what was sealed opens with its key, whatever script it is in', async () => {
  const sealed = await seal(form);
  expect(await unseal(sealed)).toEqual(form);
  expect(sealed.key).toMatch(draftKeyPattern);
  expect(sealed.sealed).toMatch(/^[\w-]+$/);
  expect(sealed.sealed.length).toBeLessThan(maxSealedLength);
});

test('the same form is never sealed alike', async () => {
  const [one, other] = [await seal(form), await seal(form)];
  expect(one.sealed).not.toBe(other.sealed);
  expect(one.key).not.toBe(other.key);
});

test('another key, and a changed byte, open nothing', async () => {
  const { sealed, key } = await seal(form);
  const other = await seal(form);
  await expect(unseal({ sealed, key: other.key })).rejects.toThrow();
  const changed = `${sealed.slice(0, 40)}${sealed[40] === 'A' ? 'B' : 'A'}${sealed.slice(41)}`;
  await expect(unseal({ sealed: changed, key })).rejects.toThrow();
});
