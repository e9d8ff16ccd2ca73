import { expect, it } from 'vitest';
import { type ImportColumn, importColumns } from '../../members/import-columns.ts';
import { anyText } from '../../testing/any-text.ts';
import { randomOf } from '../../testing/random-of.ts';
import { type LineErrors, readLine as readLineOn } from './read-line.ts';

const readLine = (cells: Parameters<typeof readLineOn>[0]) => readLineOn(cells, '2026-11-29');

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

const paid = (money: object | null, day: string | null = null, way = 'other') => ({
  money,
  day,
  way,
});
const euros = (amount: number) => ({ amount, currency: 'EUR' });

it.each<[Partial<Record<ImportColumn, string>>, object | null]>([
  [{}, null],
  [{ paid: '  ' }, null],
  [{ paid: 'no', paid_by: 'bonifico' }, null],
  [{ paid: 'no', paid_amount: '0' }, null],
  [{ paid: 'sì' }, paid(null)],
  [{ paid_amount: 'sì' }, paid(null)],
  [{ paid_amount: 'no' }, null],
  [{ paid: '20' }, paid(euros(2000))],
  [{ paid: '20,50 €', paid_by: 'Contanti' }, paid(euros(2050), null, 'cash')],
  [{ paid_amount: '1.250,00', paid_on: '01/09/2025' }, paid(euros(125_000), '2025-09-01')],
  [{ paid_amount: '۵۰۰٬۰۰۰', paid_currency: 'ریال' }, paid({ amount: 500_000, currency: 'IRR' })],
  [{ paid_amount: '50,000 تومان' }, paid({ amount: 500_000, currency: 'IRR' })],
])('%j says what was paid: %j', (cells, expected) => {
  expect(readLine({ ...sara, ...cells })).toMatchObject({ paid: expected, errors: {} });
});

it.each<Partial<Record<ImportColumn, string>>>([
  { gender: 'F', country_of_birth: 'IRN', country_of_residency: 'Iran', phone: '09123456789' },
  { gender: 'Maschio', country_of_birth: 'ITA', country_of_residency: 'Italia' },
  { gender: 'Male', country_of_birth: 'UK', country_of_residency: 'USA', postal_code: '10001' },
  { gender: 'آقا', country_of_birth: 'آمریکا', country_of_residency: 'ايران', phone: '9123456789' },
  { gender: 'Sig.ra', country_of_birth: 'England', country_of_residency: 'Türkiye', paid: '✓' },
  { gender: 'Herr', country_of_birth: 'Schweiz', country_of_residency: 'UAE', postal_code: 'N/A' },
  { gender: 'Mme', country_of_birth: 'Kosovo', first_name: 'Oʻktam', juventus_card: 'ja' },
])('a line is read as clubs write it: %j', (cells) => {
  const iranian = { postal_code: '12345-67890' };
  const line = {
    ...sara,
    ...(/ran|ايران/.test(cells.country_of_residency ?? '') && iranian),
    ...cells,
  };
  expect(readLine(line).errors).toEqual({});
});

it.each(['2025/26', '2025-2026', '25/26', 'Stagione 2025/2026', '۲۰۲۵/۲۶'])(
  '%j is the season 2025/26',
  (season) => {
    expect(readLine({ ...sara, season })).toMatchObject({ season: '2025/26', errors: {} });
  },
);

it.each(['..', '2026', '__all__', '2026/27/28', '2025/27', '2025/25'])(
  'the season %j is refused',
  (season) => {
    expect(readLine({ ...sara, season }).errors).toEqual({ season: 'invalid_value' });
  },
);

it.each<[Partial<Record<ImportColumn, string>>, LineErrors]>([
  [{ member_number: '9999999' }, {}],
  [{ member_number: '10000000' }, { member_number: 'number_out_of_range' }],
  [{ member_number: '989121234567' }, { member_number: 'number_out_of_range' }],
  [{ member_number: '9007199254740991' }, { member_number: 'number_out_of_range' }],
  [{ member_number: '1e3' }, { member_number: 'invalid_value' }],
  [{ member_number: '0x2a' }, { member_number: 'invalid_value' }],
  [{ member_number: '0' }, { member_number: 'invalid_value' }],
  [{ paid: 'no', paid_amount: '20' }, { paid_amount: 'paid_contradicts' }],
  [{ paid: 'perhaps' }, { paid: 'invalid_choice' }],
  [{ paid_amount: '20', paid_currency: 'USD' }, { paid_currency: 'invalid_choice' }],
  [{ paid: 'yes', paid_on: '2027-01-01' }, { paid_on: 'invalid_date' }],
  [{ paid_by: 'shells' }, { paid_by: 'invalid_choice' }],
  [{ card_sent: 'perhaps' }, { card_sent: 'invalid_choice' }],
  [{ member_since: '2015' }, {}],
  [{ member_since: '2026-11-29' }, {}],
  [{ member_since: '2026-11-30' }, { member_since: 'invalid_date' }],
  [{ member_since: '1990-05-20' }, { member_since: 'invalid_date' }],
  [{ member_since: '0001-01-01' }, { member_since: 'invalid_date' }],
  [{ member_since: '9999-12-31' }, { member_since: 'invalid_date' }],
])('a line with %j has the errors %j', (cells, errors) => {
  expect(readLine({ ...sara, ...cells }).errors).toEqual(errors);
});

it.each([1, 2, 3])(
  'a line of a file of members is read or refused, whatever its cells say (seed %i)',
  (seed) => {
    const random = randomOf(seed);
    const lines = Array.from({ length: 400 }, () =>
      Object.fromEntries(importColumns.map((column) => [column, anyText(random)])),
    );
    const columns = new Set<string>(importColumns);
    const named = lines.flatMap((cells) => Object.keys(readLine(cells).errors));
    expect(named.length).toBeGreaterThan(lines.length);
    expect(named.filter((column) => !columns.has(column))).toEqual([]);
  },
);
