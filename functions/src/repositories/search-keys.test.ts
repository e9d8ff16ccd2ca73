import { describe, expect, it } from 'vitest';
import { foldForSearch, searchKey, searchKeysOf } from './search-keys.ts';

const member = {
  first_name: 'José María',
  last_name: 'Núñez',
  holder_first_name: null,
  holder_last_name: null,
  email: 'jose.nunez1990@fan-club.test',
  phone: '+989123456789',
  request_number: 'JOFCI-ABCD2345',
  told_number: null,
  transfer_number: 'TRX-00A9981',
  earlier_numbers: [],
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
    'jose.nunez1990@fan-club.test',
    'JOSE.NUNEZ1990@FAN-CLUB.TEST',
    'jose.nun',
    'jose.nunez1990@fa',
    '1990',
    '1990@fan',
    'nunez1990',
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
    '0912',
    '09123',
    '+98912',
    '5678',
    '345678',
    'TRX-00A9981',
    'trx-00a9981',
    'trx-00',
    'a9981',
    '9981',
    'jofci-abcd2345',
    'abcd2345',
    `jose maria nunez ${'x'.repeat(60)}`.slice(0, 16),
  ])('for "%s" finds the member', (query) => expect(keys).toContain(searchKey(query)));

  it.each(['nunes', 'ose', 'jose@fan', 'jofci-bbcd', '67', '5679', '0923', '00a99', '990@'])(
    'for "%s" does not',
    (query) => expect(keys).not.toContain(searchKey(query)),
  );

  it('looks for nothing when nothing is typed', () => expect(searchKey('   ')).toBe(''));
});

/** Returns a text of this length that consists of as many different words or parts as possible. */
const longest = (part: string, length: number) =>
  Array.from({ length }, (_, i) => part + i.toString(36))
    .join('')
    .slice(0, length);

it('keeps few enough keys for one record, whatever is typed', () => {
  expect(searchKeysOf(member).length).toBeLessThan(250);
  const name = () => longest(' ', 60);
  const worst = {
    first_name: name(),
    last_name: name(),
    holder_first_name: name(),
    holder_last_name: name(),
    email: longest('a', 254),
    phone: longest('', 16),
    transfer_number: longest('-', 40),
    earlier_numbers: [],
    request_number: 'JOFCI-ABCD2345',
    told_number: 'JOFCI-EFGH6789',
  };
  expect(searchKeysOf(worst).length).toBeLessThan(1_500);
});

it.each(['00123456', '12-34-5678', 'REF/2026_77', '1234567890123456789012345678901234567890'])(
  'finds the tracking number %s as it was typed',
  (transfer_number) => {
    const keys = searchKeysOf({ ...member, transfer_number });
    expect(keys).toContain(searchKey(transfer_number));
    expect(keys).toContain(searchKey(transfer_number.slice(0, 5)));
    expect(keys).toContain(searchKey(transfer_number.slice(-4)));
  },
);

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

it('finds whoever has renewed by the numbers of the seasons before', () => {
  const keys = searchKeysOf({ ...member, earlier_numbers: ['JOFCI-EFGH6789', 'JOFCI-MNPQ2345'] });
  for (const query of ['JOFCI-ABCD2345', 'JOFCI-EFGH6789', 'mnpq2345', 'h67']) {
    expect(keys, query).toContain(searchKey(query));
  }
});
