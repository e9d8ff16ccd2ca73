import { expect, it } from 'vitest';
import { likenessOfPersons } from './similar-members.ts';

const personOf = (first_name: string, last_name: string, phone: string) => ({
  id: phone,
  guardian_id: null,
  first_name,
  last_name,
  phone,
  birth_date: '1990-05-17',
  holder_first_name: null,
  holder_last_name: null,
  holder_birth_date: null,
});

it.each([
  ['Jürgen', 'Müller', 'Juergen', 'MUELLER'],
  ['Łukasz', 'D’Angelo', 'Lukasz', 'DAngelo'],
  ['Anna Maria', 'Rossi', 'Annamaria', 'Rossi'],
])('%s %s may be the same person as %s %s', (first, last, otherFirst, otherLast) => {
  const [one, other] = [personOf(first, last, '1'), personOf(otherFirst, otherLast, '2')];
  expect(likenessOfPersons(one, other)).toEqual(['name_and_birth_date']);
  expect(likenessOfPersons(one, { ...other, birth_date: '1990-05-18' })).toEqual([]);
});
