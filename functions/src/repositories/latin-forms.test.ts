import { expect, it } from 'vitest';
import { searchedKeys } from './latin-forms.ts';
import { searchKeysOf } from './search-keys.ts';

const keysOf = (first_name: string, last_name: string) =>
  searchKeysOf({
    first_name,
    last_name,
    holder_first_name: null,
    holder_last_name: null,
    email: 'a@fan-club.test',
    phone: '+989123456789',
    request_number: 'JOFCI-ABCD2345',
    told_number: null,
    transfer_number: null,
    applications: [],
    member_number: null,
  });
const finds = (query: string, first: string, last: string) => {
  const keys = keysOf(first, last);
  return searchedKeys(query).some((key) => keys.includes(key));
};

it.each([
  ['سارا احمدی', 'Sara', 'Ahmadi'],
  ['محمد', 'Mohammad', 'Neri'],
  ['علي', 'Ali', 'Neri'],
  ['محمد رضایی', 'Mohamad', 'Rezaie'],
  ['سارا رضایی', 'Sarah', 'Rezaee'],
  ['آرش', 'Arash', 'Neri'],
  ['بارانا', 'Barana', 'Neri'],
  ['علی‌رضا', 'Alireza', 'Neri'],
  ['سید علی موسوی', 'Seyed Ali', 'Mousavi'],
  ['سید علی', 'Ali', 'Mousavi'],
  ['فاطمه زهرا شیخ', 'Fatemeh Zahra', 'Sheikhi'],
  ['sara رضا', 'Sara', 'Rezaei'],
  ['جولیا', 'Giulia', 'Conti'],
  ['آنجلا', 'Angela', 'Conti'],
  ['کونتی جو', 'Giovanni', 'Conti'],
  ['نگین', 'Negin', 'Neri'],
])('a search in Persian letters finds %s among Latin names', (query, first, last) => {
  expect(finds(query, first, last)).toBe(true);
});

it.each([
  ['سارا رضایی', 'Sara', 'Rezaei'],
  ['رضایی سارا', 'Sara', 'Rezaei'],
  ['کیمیا یزدانی', 'Kimia', 'Yazdani'],
  ['یزدانی', 'Kimia', 'Yazdani'],
  ['رضوی', 'Mina', 'Razavi'],
  ['عباس خسروشاهی', 'Abbas', 'Khosrowshahi'],
  ['امیرعباس قلی', 'Amir Abbas', 'Gholizadeh'],
])(
  'a search in Persian letters finds %s, of which only the beginning is typed',
  (whole, first, last) => {
    for (let length = 3; length <= whole.length; length++) {
      expect(finds(whole.slice(0, length), first, last), whole.slice(0, length)).toBe(true);
    }
  },
);

it.each([
  ['سارا رض', 'Sara', 'Bianchi'],
  ['سارا رض', 'Mina', 'Rezaei'],
  ['علی', 'Elham', 'Neri'],
  ['رضا', 'Arezoo', 'Neri'],
  ['کریم', 'Akram', 'Neri'],
  ['حسن', 'Sina', 'Neri'],
])('a search in Persian letters does not find %s in %s %s', (query, first, last) =>
  expect(finds(query, first, last)).toBe(false),
);

it('a search with Latin letters and numbers uses one key', () => {
  for (const query of ['sara', 'JOFCI-7KQ2M9XA', '۰۹۱۲'])
    expect(searchedKeys(query)).toHaveLength(1);
  expect(searchedKeys('')).toEqual([]);
});

it('a search uses at least one key and never more than one query takes', () => {
  for (const query of ['ا', 'م ا ر س', 'مح', 'محمد حسین', 'ا ا ا']) {
    expect(searchedKeys(query).length).toBeGreaterThan(0);
    expect(searchedKeys(query).length).toBeLessThanOrEqual(7);
  }
});
