import { expect, it } from 'vitest';
import { isSameFamily } from './same-family.ts';

const sara = { phone: '+393331112222', last_name: 'Ahmadí', postal_code: '20121' };

it.each([
  ['the same phone', { phone: sara.phone, last_name: 'Rossi', postal_code: '00100' }, true],
  ['the same name and postal code', { ...sara, phone: '+391', last_name: 'ahmadi' }, true],
  ['the same name elsewhere', { ...sara, phone: '+391', postal_code: '00100' }, false],
  ['the same postal code alone', { ...sara, phone: '+391', last_name: 'Rossi' }, false],
])('takes %s for a family: %s', (_, other, isFamily) => {
  expect(isSameFamily(sara, other)).toBe(isFamily);
});
