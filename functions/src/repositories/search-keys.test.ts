import { describe, expect, it } from 'vitest';
import { searchKey, searchKeysOf } from './search-keys.ts';

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
  applications: [],
  member_number: 712,
};

describe('a search', () => {
  const keys = searchKeysOf(member);

  it.each([
    'jos',
    'jose',
    'José María',
    'jose maria nu',
    'núñez',
    'nunez jose',
    'maria',
    'maria nunez',
    'jose.nunez1990@fan-club.test',
    'JOSE.NUNEZ1990@FAN-CLUB.TEST',
    'jose.nun',
    'jose.nunez1990@fa',
    '1990',
    'nunez1990',
    'JOFCI-ABCD2345',
    'jofci-abcd',
    'abcd2345',
    'abcd234',
    '2345',
    '+98 912 345 6789',
    '00989123456789',
    '0912-345-6789',
    '۰۹۱۲۳۴۵۶۷۸۹',
    '9123456789',
    '٦٧٨٩',
    '3456789',
    '712',
    '۷۱۲',
    'TRX-00A9981',
    'trx-00a9981',
    'trx-00',
    'a9981',
    '9981',
  ])('the search for "%s" finds the member', (query) => expect(keys).toContain(searchKey(query)));

  it.each([
    'j',
    'jo',
    'nunes',
    'ose',
    'josef@fan-club.test',
    'jose@fan-club.test',
    'jofci-bbcd',
    '67',
    '71',
    '5679',
    '0923',
    '00a99',
    '990@',
  ])('the search for "%s" does not find the member', (query) =>
    expect(keys).not.toContain(searchKey(query)),
  );

  it.each([
    ['Li', 'Wei'],
    ['Bo', 'Li Na'],
  ])(
    'the search for a name of two letters finds %s %s, and nobody whose name only begins so',
    (first, last) => {
      const short = searchKeysOf({ ...member, first_name: first, last_name: last });
      for (const query of [first, 'li', `${first} ${last}`, `${last} ${first}`]) {
        expect(short, query).toContain(searchKey(query));
      }
      expect(searchKeysOf({ ...member, first_name: 'Lida' })).not.toContain(searchKey('li'));
    },
  );

  it('looks for nothing when nothing is typed', () => expect(searchKey('   ')).toBe(''));
});

it.each(['00123456', '12-34-5678', 'REF/2026_77', '1234567890123456789012345678901234567890'])(
  'the tracking number %s is found as it was typed',
  (transfer_number) => {
    const keys = searchKeysOf({ ...member, transfer_number });
    expect(keys).toContain(searchKey(transfer_number));
    expect(keys).toContain(searchKey(transfer_number.slice(0, 5)));
    expect(keys).toContain(searchKey(transfer_number.slice(-4)));
  },
);

it('a child is also found by the name on the card', () => {
  const withChild = { ...member, holder_first_name: 'Zoë', holder_last_name: 'Núñez Paz' };
  const keys = searchKeysOf(withChild);
  for (const query of ['zoe', 'Zoe nunez', 'nunez paz zoe', 'jose', 'nunez']) {
    expect(keys, query).toContain(searchKey(query));
  }
});

it('a name is found by any beginning of three letters or more', () => {
  const name = 'maximiliano alessandro della rovere';
  const long = { ...member, first_name: 'Maximiliano Alessandro', last_name: 'Della Rovere' };
  const keys = searchKeysOf(long);
  for (let length = 3; length <= name.length; length++) {
    const query = name.slice(0, length);
    expect(keys, query).toContain(searchKey(query));
  }
});

it('a member who was shown another number before the payment is found by either', () => {
  const keys = searchKeysOf({ ...member, told_number: 'JOFCI-EFGH6789' });
  for (const query of ['JOFCI-ABCD2345', 'abcd2345', 'JOFCI-EFGH6789', 'efgh6789']) {
    expect(keys, query).toContain(searchKey(query));
  }
});

it('a member who has renewed is found by the numbers of earlier seasons', () => {
  const applications = ['JOFCI-EFGH6789', 'JOFCI-MNPQ2345'].map((request_number) => {
    return { request_number, told_number: null, season: '2025/26' };
  });
  const keys = searchKeysOf({ ...member, applications });
  for (const query of ['JOFCI-ABCD2345', 'JOFCI-EFGH6789', 'mnpq2345']) {
    expect(keys, query).toContain(searchKey(query));
  }
});
