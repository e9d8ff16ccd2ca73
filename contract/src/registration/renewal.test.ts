import { describe, expect, it } from 'vitest';
import { isIdentityKnown, renewalObstacle } from './renewal.ts';

const member = {
  season: '2026/27',
  request_status: 'approved',
  membership: { season: '2026/27' },
  owes_back: false,
} as const;

describe('renewalObstacle', () => {
  it.each([
    ['a member of the season before', {}, null],
    ['one whose renewal of before was rejected', { request_status: 'rejected' }, null],
    ['one who has applied', { season: '2027/28', request_status: 'submitted' }, 'applied'],
    ['a member of the current season', { season: '2027/28' }, 'applied'],
    ['one of a season whose beginning was taken back', { season: '2028/29' }, 'applied'],
    ['who never was one', { membership: null, request_status: 'rejected' }, 'no_membership'],
    ['one whose application waits', { request_status: 'submitted' }, 'waiting'],
    ['one who is owed money', { request_status: 'rejected', owes_back: true }, 'owed_back'],
  ] as const)('%s', (_, change, obstacle) => {
    expect(renewalObstacle({ ...member, ...change }, '2027/28')).toBe(obstacle);
  });
});

describe('isIdentityKnown', () => {
  const child = { holder_first_name: null, holder_last_name: null, holder_birth_date: null };
  const holder = { first_name: 'Sara', last_name: 'Ahmadi', birth_date: '1990-05-23', ...child };
  const withCard = { ...holder, membership: { juventus_card: true } };

  it('goes by a card that the membership has, in the same names', () => {
    expect(isIdentityKnown(withCard, holder)).toBe(true);
    expect(isIdentityKnown(withCard, { ...holder, birth_date: '1990-05-24' })).toBe(false);
    expect(isIdentityKnown(withCard, { ...holder, holder_first_name: 'Dana' })).toBe(false);
    expect(isIdentityKnown({ ...holder, membership: { juventus_card: false } }, holder)).toBe(
      false,
    );
    expect(isIdentityKnown({ ...holder, membership: null }, holder)).toBe(false);
  });
});
