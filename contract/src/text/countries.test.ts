import { expect, it } from 'vitest';
import { countryCodes } from './countries.ts';

it('the country codes are 249 different codes that Intl has a name for', () => {
  expect(countryCodes).toHaveLength(249);
  expect(new Set(countryCodes).size).toBe(249);
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  expect(countryCodes.filter((code) => names.of(code) === code)).toEqual([]);
});
