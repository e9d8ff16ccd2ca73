import { askedOfPeople } from '@fanclub/contract/members/field-sets';
import { type DeskPayment, unpaidAtDesk } from '@fanclub/contract/money/desk-payment';
import { expect, test } from 'vitest';
import {
  askedFields,
  bodyOf,
  type EnterValues,
  identityOf,
  newValues,
  validateEntry,
} from './enter-values.ts';

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
  bodyOf(values, guardian, 'an-entry').lines[0]?.cells;

test('the person is one line, with what is paid at the desk', () => {
  const { lines, ...choice } = bodyOf(sara, null, 'an-entry');
  expect(lines).toHaveLength(1);
  const desk = { entry_id: 'an-entry', another_person: false, payment: unpaidAtDesk };
  expect(choice).toEqual({ make: true, invite: true, desk });
});

test('what staff said about one person is not said about the next', () => {
  const said = { ...sara, another: identityOf(sara) };
  expect(bodyOf(said, null, 'an-entry').desk.another_person).toBe(true);
  const { desk } = bodyOf({ ...said, phone: '+39 333 999 9999' }, null, 'an-entry');
  expect(desk.another_person).toBe(false);
});

test('an e-mail may be missing, but not wrong', () => {
  expect(validateEntry(sara, null)).toEqual({});
  expect(validateEntry({ ...sara, email: 'sara@' }, null)).toEqual({ email: 'invalid_email' });
  expect(validateEntry({ ...sara, email: 'sara@example.com' }, null)).toEqual({});
  expect(Object.keys(validateEntry({ ...sara, first_name: '' }, null))).toEqual(['first_name']);
});

test.each<[Partial<EnterValues>, Partial<DeskPayment>]>([
  [
    { way: 'cash', amount: '۱۲٫۵' },
    { way: 'cash', amount: 1250 },
  ],
  [
    { way: '', amount: '5' },
    { way: null, amount: null },
  ],
  [
    { payment_method: 'rial', way: 'card', amount: '۲۱٬۰۴۶٬۰۰۰', expected_rial: 21_046_000 },
    { payment_method: 'rial', way: 'card', amount: 21_046_000, expected_rial: 21_046_000 },
  ],
  [
    { reduced_to: '0', reason: 'Free' },
    { reduced_to: 0, reason: 'Free' },
  ],
])('the payment %j is sent as %j', (typed, payment) => {
  const values = { ...sara, ...typed };
  expect(validateEntry(values, null)).toEqual({});
  const { desk } = bodyOf(values, null, 'an-entry');
  expect(desk.payment).toEqual({ ...unpaidAtDesk, ...payment });
});

test.each<[Partial<EnterValues>, object]>([
  [{ way: 'cash' }, { amount: 'field_required' }],
  [{ way: 'cash', amount: 'much' }, { amount: 'invalid_type' }],
  [{ reduced_to: '0' }, { reason: 'field_required' }],
])('the payment %j is refused', (typed, errors) => {
  expect(validateEntry({ ...sara, ...typed }, null)).toEqual(errors);
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
  });
  const first = [...Object.keys(own), 'pack_type', 'juventus_card'];
  expect(askedFields(number).slice(0, first.length)).toEqual(first);
  expect([...askedFields(number)].sort()).toEqual([...askedOfPeople].sort());
});
