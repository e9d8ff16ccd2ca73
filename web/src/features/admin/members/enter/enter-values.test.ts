import { expect, test } from 'vitest';
import { cellsOf, type EnterValues, newValues, validateEntry } from './enter-values.ts';

const sara: EnterValues = {
  ...newValues('en'),
  first_name: 'Sara',
  last_name: 'Rossi',
  gender: 'female',
  birth_date: '1931-02-03',
  country_of_birth: 'IT',
  phone: '+39 333 123 4567',
  country_of_residency: 'IT',
  address_of_residency: 'Via Roma 12, Torino',
  postal_code: '10121',
};

test('an e-mail may be missing, but not wrong', () => {
  expect(validateEntry(sara)).toEqual({});
  expect(validateEntry({ ...sara, email: 'sara@' })).toEqual({ email: 'invalid_email' });
  expect(validateEntry({ ...sara, email: 'sara@example.com' })).toEqual({});
  expect(Object.keys(validateEntry({ ...sara, first_name: '' }))).toEqual(['first_name']);
});

test('what was paid is a way, or nothing', () => {
  expect(cellsOf(sara)).toMatchObject({ paid: 'no', juventus_card: 'no', email: '' });
  expect(cellsOf(sara)).not.toHaveProperty('paid_by');
  const paid = cellsOf({ ...sara, juventus_card: true, paid_by: 'cash' });
  expect(paid).toMatchObject({ paid: 'yes', paid_by: 'cash', juventus_card: 'yes' });
});
