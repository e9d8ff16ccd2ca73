import { changePackage, putFactsBack } from '@fanclub/contract/testing/change-club';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildApplication } from '../../../test/build-money.ts';
import { pricesAfter } from './prices-after.ts';

beforeEach(() => changePackage('base', { family: true }));
afterEach(putFactsBack);

const { price_list } = buildApplication();
const prices = { ...price_list, packages: { adult: 25, base: 45 } };
const inFamily = { pack_type: 'base', price_list: prices };
const sharer = (base_amount: number) => buildApplication({ ...inFamily, base_amount });
const alone = buildApplication({ pack_type: 'adult', price_list: prices });
const priceOf = (pack: string, member = alone, relatives = [sharer(15), sharer(15)]) =>
  pricesAfter(member, pack, relatives).packages[pack];

it('a share of a family package stays when a card is added', () => {
  expect(priceOf('base', sharer(15))).toBe(15);
});

it('a package that the folder no longer has keeps what it costs when a card is added', () => {
  expect(priceOf('gone', buildApplication({ pack_type: 'gone', base_amount: 12 }))).toBe(12);
});

it('a person who changes to another package pays its price of that day', () => {
  expect(priceOf('adult', sharer(15))).toBe(25);
});

it.each([
  ['nobody else of the family has it: all of it', [], 45],
  ['others are charged for all of it: nothing', [sharer(22.5), sharer(22.5)], 0],
  ['the own share was given up before: this share', [sharer(15), sharer(15)], 15],
  [
    'a rejected person had it: all of it',
    [{ ...sharer(45), request_status: 'rejected' as const }],
    45,
  ],
  ['somebody had it in another season: all of it', [{ ...sharer(45), season: '2025/26' }], 45],
  ['others are charged for more: nothing', [sharer(60)], 0],
])('of a family package that is chosen now, a person pays what is left: %s', (_, others, price) => {
  expect(priceOf('base', alone, others)).toBe(price);
});
