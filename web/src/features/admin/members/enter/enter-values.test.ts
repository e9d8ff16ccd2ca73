import { askedOfPeople } from '@fanclub/contract/members/field-sets';
import { expect, test } from 'vitest';
import { askedFields, bodyOf, type EnterValues, newValues, validateEntry } from './enter-values.ts';

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

const cellsOf = (values: EnterValues, guardian: string | null) =>
  bodyOf(values, guardian).lines[0]?.cells;

test('the person is one line of a file, paid now and not before', () => {
  const { lines, ...choice } = bodyOf(sara, null);
  expect(lines).toHaveLength(1);
  expect(choice).toEqual({ make: true, invite: true, at_desk: true });
});

test('an e-mail may be missing, but not wrong', () => {
  expect(validateEntry(sara, null)).toEqual({});
  expect(validateEntry({ ...sara, email: 'sara@' }, null)).toEqual({ email: 'invalid_email' });
  expect(validateEntry({ ...sara, email: 'sara@example.com' }, null)).toEqual({});
  expect(Object.keys(validateEntry({ ...sara, first_name: '' }, null))).toEqual(['first_name']);
});

test('an entered person is paid in one way, or not paid', () => {
  expect(cellsOf(sara, null)).toMatchObject({ paid: 'no', juventus_card: 'no', email: '' });
  expect(cellsOf(sara, null)).not.toHaveProperty('paid_by');
  const paid = cellsOf({ ...sara, juventus_card: true, paid_by: 'cash' }, null);
  expect(paid).toMatchObject({ paid: 'yes', paid_by: 'cash', juventus_card: 'yes' });
});

test('somebody with a guardian may be a child, and has the address and the mailbox of the guardian', () => {
  const number = 'JOFCI-ABCD2345';
  const { gender, country_of_birth, last_name } = sara;
  const born = `${new Date().getFullYear() - 4}-05-21`;
  const own = { first_name: 'Nika', last_name, gender, birth_date: born, country_of_birth };
  const nika: EnterValues = { ...newValues('en'), ...own, pack_type: 'under_5' };
  expect(validateEntry(nika, number)).toEqual({});
  expect(validateEntry({ ...nika, birth_date: '1990-05-21' }, number)).toEqual({
    birth_date: 'not_a_child',
  });
  expect(cellsOf(nika, number)).toEqual({
    ...own,
    pack_type: 'under_5',
    juventus_card: 'no',
    guardian: number,
    paid: 'no',
  });
  const first = [...Object.keys(own), 'pack_type', 'juventus_card'];
  expect(askedFields(number).slice(0, first.length)).toEqual(first);
  expect([...askedFields(number)].sort()).toEqual([...askedOfPeople].sort());
});
