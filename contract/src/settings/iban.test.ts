import { expect, it } from 'vitest';
import { bicPattern, groupedIban, isIban } from './iban.ts';

it.each([
  'IT60 X054 2811 1010 0000 0123 456',
  'DE89370400440532013000',
  'GB29 NWBK 6016 1331 9268 19',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
])('an IBAN with the length of its country and right check digits is accepted: %s', (iban) => {
  expect(isIban(iban)).toBe(true);
});

it.each([
  ['a digit typed wrong', 'IT60X0542811101000000123457'],
  ['two digits swapped', 'DE89370400440532010300'],
  ['a character too few', 'DE8937040044053201300'],
  // The check digits are right, but euro cannot be transferred there by SEPA.
  ['a country outside SEPA', 'TR330006100519786457841326'],
  ['small letters, which are made capitals before', 'de89370400440532013000'],
  ['a property of every object', 'constructor'],
  ['a card number', '6037 9971 2345 6783'],
])('an IBAN is refused that has %s', (_, iban) => {
  expect(isIban(iban)).toBe(false);
});

it('an IBAN is shown in groups of four, however it was typed', () => {
  expect(groupedIban(' it60-x0542811101000000123456 ')).toBe('IT60 X054 2811 1010 0000 0123 456');
  expect(groupedIban('')).toBe('');
});

it('a BIC has eight or eleven characters', () => {
  const found = ['UNCRITMM', 'DEUTDEFF500', 'UNCRITM', 'UNCR1TMM', 'DEUTDEFF50'].filter((bic) =>
    bicPattern.test(bic),
  );
  expect(found).toEqual(['UNCRITMM', 'DEUTDEFF500']);
});
