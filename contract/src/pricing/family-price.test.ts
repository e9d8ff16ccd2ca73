import { afterEach, beforeEach, expect, it } from 'vitest';
import { changePackage, putFactsBack } from '../testing/change-club.ts';
import { costOf, type PriceList } from './cost.ts';
import { packsHad, pricesOfPeople } from './family-price.ts';
import { toCents } from './round.ts';

beforeEach(() => changePackage('base', { family: true }));
afterEach(putFactsBack);

const pricesWith = (family: number): PriceList => ({
  packages: { other: 5, base: family },
  clubCard: 10,
  shipping: 5,
  membershipFee: 2,
  processingFee: 0,
});
const sharesOf = (packs: string[], family: number, had?: string[]) =>
  pricesOfPeople(packs, pricesWith(family), had).map(
    (prices, i) =>
      costOf({ pack_type: packs[i] as string, juventus_card: false }, prices).base_amount,
  );

it('one to twelve people share each price exactly, with at most a cent between two of them', () => {
  for (let people = 1; people <= 12; people++) {
    for (let cents = 0; cents <= 5000; cents += 7) {
      const packs = Array.from({ length: people }, () => 'base');
      const shares = sharesOf(packs, cents / 100).map(toCents);
      const sum = shares.reduce((all, share) => all + share, 0);
      const apart = (shares[0] ?? 0) - (shares.at(-1) ?? 0);
      if (sum !== cents || ![0, 1].includes(apart))
        expect.fail(`${cents} for ${people}: ${shares}`);
    }
  }
});

it('only those who choose the package share it, and the first of them pay the cents left over', () => {
  expect(sharesOf(['other', 'base', 'base', 'other', 'base'], 10)).toEqual([
    5, 3.34, 3.33, 5, 3.33,
  ]);
});

it('each person pays fees and card in full', () => {
  const [prices] = pricesOfPeople(['base', 'base'], pricesWith(45));
  expect(costOf({ pack_type: 'base', juventus_card: true }, prices as PriceList)).toMatchObject({
    base_amount: 22.5,
    juventus_card_cost: 10,
    membership_fee: 2,
    total_price: 39.5,
  });
});

it('whoever joins a family that has the package pays nothing for it', () => {
  expect(sharesOf(['base', 'other', 'base'], 45, ['base'])).toEqual([0, 5, 0]);
});

it('a package for one person costs each person its price', () => {
  expect(sharesOf(['other', 'other'], 45, ['other'])).toEqual([5, 5]);
});

const person = { season: '2026/27', pack_type: 'base', request_status: 'submitted' } as const;

it.each([
  ['an application under review', [person], ['base']],
  ['an approved one', [{ ...person, request_status: 'approved' as const }], ['base']],
  ['a rejected one', [{ ...person, request_status: 'rejected' as const }], []],
  ['one of another season', [{ ...person, season: '2025/26' }], []],
  ['another package', [{ ...person, pack_type: 'other' }], []],
  [
    'a membership of the season, if the present application is of a later one',
    [{ ...person, season: '2027/28', memberships: [person] }],
    ['base'],
  ],
])('a family has its package by %s', (_, family, packs) => {
  expect(packsHad(family, '2026/27')).toEqual(packs);
});
