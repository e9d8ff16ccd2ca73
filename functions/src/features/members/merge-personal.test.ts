import { notGiven } from '@fanclub/contract/members/field-sets';
import type { PackType } from '@fanclub/contract/pricing/packages';
import { expect, it } from 'vitest';
import { mergePersonal, type Personal } from './merge-personal.ts';

const { euro_payment_method: _method, ...nothingGiven } = notGiven;

const iranian: Personal & { pack_type: PackType } = {
  ...nothingGiven,
  pack_type: 'base',
  first_name: 'Sara',
  last_name: 'Ahmadi',
  gender: 'female',
  birth_date: '1990-05-01',
  country_of_birth: 'IR',
  country_of_residency: 'IR',
  address_of_residency: 'Valiasr 12, Tehran',
  postal_code: '1234567890',
  phone: '+989121234567',
};

const { pack_type: _, ...personal } = iranian;
const problem = (errors: object) => expect.objectContaining({ extras: { errors } });

it('mergePersonal changes what is given and keeps the rest', () => {
  expect(mergePersonal(iranian, { last_name: ' Karimi ' })).toEqual({
    ...personal,
    last_name: 'Karimi',
  });
});

it("mergePersonal reads a phone number in the member's own country", () => {
  expect(mergePersonal(iranian, { phone: '0935 111 2233' }).phone).toBe('+989351112233');
});

it("mergePersonal checks a postal code by the member's own country", () => {
  expect(() => mergePersonal(iranian, { postal_code: '00144' })).toThrow(
    problem({ postal_code: 'invalid_postal_code' }),
  );
  expect(mergePersonal(iranian, { postal_code: '12345-09876' }).postal_code).toBe('1234509876');
});

it('mergePersonal refuses a new country that the old postal code does not fit', () => {
  expect(() => mergePersonal(iranian, { country_of_residency: 'IT' })).toThrow(
    problem({ postal_code: 'invalid_postal_code' }),
  );
  const moved = mergePersonal(iranian, { country_of_residency: 'IT', postal_code: '00144' });
  expect(moved).toMatchObject({ country_of_residency: 'IT', postal_code: '00144' });
});

it('mergePersonal names every field that is wrong', () => {
  expect(() => mergePersonal(iranian, { first_name: 'س', phone: 'abc' })).toThrow(
    problem({ first_name: 'latin_only', phone: 'mobile_invalid' }),
  );
});

it('mergePersonal keeps a stored name that is older than the rule of names, and refuses another such name', () => {
  const older = { ...iranian, first_name: 'Sara..' };
  const changed = mergePersonal(older, { first_name: 'Sara..', last_name: 'Karimi' });
  expect(changed).toMatchObject({ first_name: 'Sara..', last_name: 'Karimi' });
  expect(() => mergePersonal(older, { first_name: '....' })).toThrow(
    problem({ first_name: 'invalid_name' }),
  );
});

it("mergePersonal checks a child's birth date by the package, as registering does", () => {
  const bornThen = (age: number) => `${new Date().getFullYear() - age}-04-01`;
  const toddler = { ...iranian, pack_type: 'under_5' as const, holder_birth_date: bornThen(3) };
  expect(() => mergePersonal(toddler, { holder_birth_date: bornThen(6) })).toThrow(
    problem({ holder_birth_date: 'not_a_child' }),
  );
  expect(() => mergePersonal(toddler, { pack_type: 'under_14' })).not.toThrow();
  const older = { ...toddler, pack_type: 'under_14' as const, holder_birth_date: bornThen(9) };
  expect(() => mergePersonal(older, { pack_type: 'under_5' })).toThrow(
    problem({ holder_birth_date: 'not_a_child' }),
  );
  const corrected = { holder_birth_date: bornThen(5) };
  expect(mergePersonal(toddler, corrected)).toMatchObject(corrected);
  expect(mergePersonal(iranian, { holder_birth_date: bornThen(40) })).toMatchObject({
    holder_birth_date: bornThen(40),
  });
});

it('mergePersonal takes any age of somebody whom another person answers for, but for the package', () => {
  const bornThen = (age: number) => ({ birth_date: `${new Date().getFullYear() - age}-04-01` });
  expect(() => mergePersonal(iranian, bornThen(9))).toThrow(problem({ birth_date: 'min_age_13' }));
  const dana = { ...iranian, guardian_id: 'sara', ...bornThen(8) };
  expect(mergePersonal(dana, bornThen(9))).toMatchObject(bornThen(9));
  expect(() => mergePersonal(dana, { pack_type: 'under_5' })).toThrow(
    problem({ birth_date: 'not_a_child' }),
  );
  expect(() => mergePersonal({ ...dana, pack_type: 'under_14' }, bornThen(30))).toThrow(
    problem({ birth_date: 'not_a_child' }),
  );
});

it('mergePersonal lets a stored value stand that no rule of today would let in', () => {
  const old = { ...iranian, postal_code: '12' };
  expect(mergePersonal(old, { last_name: 'Karimi' })).toMatchObject({
    postal_code: '12',
    last_name: 'Karimi',
  });
});

it('mergePersonal changes nothing when nothing is given', () => {
  expect(mergePersonal(iranian, {})).toEqual(personal);
});
