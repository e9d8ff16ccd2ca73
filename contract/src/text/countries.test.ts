import { expect, it } from 'vitest';
import { countryCodes } from './countries.ts';

it('the country codes are 250 different codes, Kosovo’s too, that Intl has a name for', () => {
  expect(countryCodes).toHaveLength(250);
  expect(countryCodes).toContain('XK');
  expect(new Set(countryCodes).size).toBe(250);
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  expect(countryCodes.filter((code) => names.of(code) === code)).toEqual([]);
});
