import { describe, expect, it } from 'vitest';
import { foldForSearch, searchKey, searchKeysOf } from './search-keys.ts';

const member = {
  first_name: 'José María',
  last_name: 'Núñez',
  holder_first_name: null,
  holder_last_name: null,
  email: 'jose.nunez@fan-club.test',
  phone: '+989123456789',
  request_number: 'JOFCI-ABCD2345',
  told_number: null,
};

describe('foldForSearch', () => {
  it.each([
    ['JOSÉ', 'jose'],
    ['Müller', 'muller'],
    ['  Anna   Maria ', 'anna maria'],
    ['علي رضائي كاظمي', 'علی رضایی کاظمی'],
    ['می‌خواهم', 'می خواهم'],
    ['', ''],
  ])('%j is found as %j', (text, folded) => expect(foldForSearch(text)).toBe(folded));
});

describe('a search', () => {
  const keys = searchKeysOf(member);

  it.each([
    'j',
    'jose',
    'José María',
    'jose maria nu',
    'núñez',
    'nunez jose',
    'jose.nunez@fan-club.test',
    'JOSE.NUNEZ@FAN-CLUB.TEST',
    'jose.nun',
    'jose.nunez@fa',
    'fan-club',
    'club.test',
    'maria',
    'maria nunez',
    'JOFCI-ABCD2345',
    'jofci-abcd',
    'CD23',
    '345',
    '+98 912 345 6789',
    '00989123456789',
    '0912-345-6789',
    '۰۹۱۲۳۴۵۶۷۸۹',
    '٦٧٨٩',
    'jofci-abcd2345',
    'abcd2345',
    `jose maria nunez ${'x'.repeat(60)}`.slice(0, 16),
  ])('for "%s" finds the member', (query) => expect(keys).toContain(searchKey(query)));

  it.each(['nunes', 'ose', 'jose@fan', 'jofci-bbcd', '67', '5678'])('for "%s" does not', (query) =>
    expect(keys).not.toContain(searchKey(query)),
  );

  it('looks for nothing when nothing is typed', () => expect(searchKey('   ')).toBe(''));
});

it('keeps few enough keys for one record, whatever the names', () => {
  const long = {
    ...member,
    first_name: 'a'.repeat(60),
    last_name: 'b'.repeat(60),
    email: `${'c.'.repeat(30)}@fan.test`,
  };
  expect(searchKeysOf(long).length).toBeLessThan(260);
});

it('finds a child by the name on its card too', () => {
  const withChild = { ...member, holder_first_name: 'Zoë', holder_last_name: 'Núñez Paz' };
  const keys = searchKeysOf(withChild);
  for (const query of ['zoe', 'Zoe nunez', 'nunez paz zoe', 'jose', 'nunez']) {
    expect(keys, query).toContain(searchKey(query));
  }
});

it('finds long names by what was typed of them', () => {
  const long = { ...member, first_name: 'Maximiliano Alessandro', last_name: 'Della Rovere' };
  expect(searchKeysOf(long)).toContain(searchKey('maximiliano alessandro della'));
});

it('finds whoever was shown another number before the payment, by either', () => {
  const keys = searchKeysOf({ ...member, told_number: 'JOFCI-EFGH6789' });
  for (const query of ['JOFCI-ABCD2345', 'abcd2345', 'JOFCI-EFGH6789', 'efgh6789']) {
    expect(keys, query).toContain(searchKey(query));
  }
});
