import { expect, it } from 'vitest';
import { changesOf } from './personal-values.ts';

const before = { first_name: 'Sara', postal_code: '1234567890', country_of_residency: 'IR' };

it('names only what changed, in the form the server checks', () => {
  const typed = { ...before, first_name: ' Sara ', postal_code: '۱۲۳۴۵-۶۷۸۹۱' };
  expect(changesOf(before, typed)).toEqual({ postal_code: '1234567891' });
});

it('is empty where nothing did', () => {
  expect(changesOf(before, before)).toEqual({});
});
