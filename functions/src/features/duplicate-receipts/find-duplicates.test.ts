import { expect, it } from 'vitest';
import { isSameFamily } from './find-duplicates.ts';

const sara = {
  id: 'sara',
  guardian_id: null,
  phone: '+393331112222',
  last_name: 'Ahmadí',
  postal_code: '20121',
};
const ben = { ...sara, id: 'ben', phone: '+391', last_name: 'Rossi', postal_code: '00100' };

it.each([
  ['the same phone', { ...ben, phone: sara.phone }, true],
  ['somebody whom the other answers for', { ...ben, guardian_id: 'sara' }, true],
  [
    'the same name and postal code',
    { ...sara, id: 'ben', phone: '+391', last_name: 'ahmadi' },
    true,
  ],
  ['the same name elsewhere', { ...ben, last_name: sara.last_name }, false],
  ['the same postal code alone', { ...ben, postal_code: sara.postal_code }, false],
])('a family is recognised by %s: %s', (_, other, isFamily) => {
  expect(isSameFamily(sara, other)).toBe(isFamily);
});
