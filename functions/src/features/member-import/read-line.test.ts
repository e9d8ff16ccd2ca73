import { type ImportColumn, importColumns } from '@fanclub/contract/members/import-columns';
import { anyText } from '@fanclub/contract/testing/any-text';
import { randomOf } from '@fanclub/contract/testing/random-of';
import { describe, expect, it } from 'vitest';
import { readLine } from './read-line.ts';

const sara: Partial<Record<ImportColumn, string>> = {
  first_name: 'Sara',
  last_name: 'Rossi',
  email: 'sara@club.test',
  gender: 'female',
  birth_date: '1990-05-21',
  country_of_birth: 'IT',
  phone: '+393331234567',
  country_of_residency: 'IT',
  address_of_residency: 'Via Roma 12, Torino',
  postal_code: '10121',
};

describe('a line of a file of members', () => {
  it.each([
    ['', false],
    ['  ', false],
    ['yes', true],
    ['no', false],
  ])('with %j in the column "paid" says that the person has paid: %s', (paid, expected) => {
    expect(readLine({ ...sara, paid })).toMatchObject({ paid: expected, errors: {} });
  });

  it('without the column "paid" says that nobody has paid', () => {
    expect(readLine(sara)).toMatchObject({ paid: false, errors: {} });
  });

  it.each(['..', '2026', '__all__', '2026/27/28'])('with %j as its season is refused', (season) => {
    expect(readLine({ ...sara, season }).errors).toEqual({ season: 'invalid_value' });
  });

  it.each([1, 2, 3])('is read or refused, whatever its cells say (seed %i)', (seed) => {
    const random = randomOf(seed);
    const lines = Array.from({ length: 400 }, () =>
      Object.fromEntries(importColumns.map((column) => [column, anyText(random)])),
    );
    const columns = new Set<string>(importColumns);
    const named = lines.flatMap((cells) => Object.keys(readLine(cells).errors));
    expect(named.length).toBeGreaterThan(lines.length);
    expect(named.filter((column) => !columns.has(column))).toEqual([]);
  });
});
