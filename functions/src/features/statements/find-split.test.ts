import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { buildApplication, buildPaymentRow } from '../../../test/build-money.ts';
import { splitOf } from './find-split.ts';
import type { Payer } from './match-payment.ts';

const sentWith = (id: string): Partial<Member> => ({ submission: { id, place: 0, people: 3 } });

const payer = (id: string, total_price: number, changes: Partial<Member> = {}): Payer => ({
  member: buildApplication({
    id,
    total_price,
    request_number: id,
    ...sentWith('JOFCI-AUTUMN22'),
    ...changes,
  }),
  stored: [],
});
const before = sentWith('JOFCI-SPRING22');
const paid = { received: { EUR: 2000, IRR: 0 }, is_paid: true };

const split = (left: number, family: Payer[], found = 'sara', currency: 'EUR' | 'IRR' = 'EUR') =>
  splitOf({ left, currency }, family, found)?.map(({ member }) => member.id) ?? null;

const family = [payer('sara', 20), payer('dana', 5), payer('omid', 12.5)];

it('the transfer is split if it is exactly what all of a submission have open', () => {
  expect(split(3750, family)).toEqual(['sara', 'dana', 'omid']);
  expect([split(3749, family), split(3751, family)]).toEqual([null, null]);
});

it('the transfer is not split if it is what some of a submission have open, because nobody knows whom it means', () => {
  expect([split(2500, family), split(1750, family)]).toEqual([null, null]);
});

it('the submission of the found member comes before another one with the same sum', () => {
  const two = [payer('sara', 20, before), payer('dana', 5, before)];
  const both = [...two, payer('omid', 20), payer('nora', 5)];
  expect(split(2500, both)).toEqual(['sara', 'dana']);
  expect(split(2500, both, 'nora')).toEqual(['omid', 'nora']);
});

it('a person who has submitted again still belongs to the submission', () => {
  const again = { submitted_at: timestampOf(0) };
  const three = [payer('sara', 20), payer('dana', 5, again), payer('nora', 7, before)];
  expect(split(2500, three)).toEqual(['sara', 'dana']);
});

it('the children of a guardian who has paid share the transfer', () => {
  const both = [payer('sara', 20, { ...before, ...paid }), payer('dana', 5), payer('omid', 12.5)];
  expect(split(1750, both)).toEqual(['dana', 'omid']);
});

it('people who came one by one share the transfer if it is what all of them have open', () => {
  expect(split(2500, [payer('sara', 20, before), payer('dana', 5)])).toEqual(['sara', 'dana']);
});

it('the transfer is not split for one person, for more than six, or in another currency', () => {
  expect(split(2000, [payer('sara', 20)])).toBeNull();
  const many = Array.from({ length: 7 }, (_, i) => payer(`m${i}`, 1));
  expect(split(700, many)).toBeNull();
  expect(split(600, many.slice(1))).toHaveLength(6);
  expect(split(3750, family, 'sara', 'IRR')).toBeNull();
});

it('a sum in rial may differ from the open sum by one rounding step', () => {
  const inRial = (id: string, rial_amount: number) =>
    payer(id, 20, { payment_method: 'rial', rial_amount });
  const both = [inRial('sara', 30_000_000), inRial('dana', 7_000_000)];
  const found = (left: number) => split(left, both, 'sara', 'IRR')?.length ?? null;
  expect([36_999_899, 36_999_900, 37_000_100, 37_000_101].map(found)).toEqual([null, 2, 2, null]);
});

it('the split counts what each person has paid already', () => {
  const part = { received: { EUR: 500, IRR: 0 } };
  expect(split(2000, [payer('sara', 20, part), payer('dana', 5)])).toEqual(['sara', 'dana']);
});

it('a renewal and what an earlier season has open share the transfer, also where a receipt has confirmed the rest', () => {
  const upgraded = { received: { EUR: 2000, IRR: 0 }, is_paid: false };
  const stored = [buildPaymentRow({ amount: 2000, request_number: 'last year' })];
  const earlier = { ...payer('sara', 36, upgraded), isEarlier: true };
  const own = [
    payer('sara', 22.5, { request_number: 'this year' }),
    { ...earlier, member: { ...earlier.member, request_number: 'last year' }, stored },
  ];
  const found = (left: number, others: Payer[] = []) =>
    splitOf({ left, currency: 'EUR' }, [...own, ...others], 'sara')?.map(
      ({ member }) => member.request_number,
    );
  expect(found(3850)).toEqual(['this year', 'last year']);
  expect(found(5850)).toBeUndefined();
  const child = payer('dana', 5);
  expect(found(2750, [child])).toEqual(['this year', 'dana']);
  expect(found(3850, [child])).toEqual(['this year', 'last year']);
  expect(found(4350, [child])).toEqual(['this year', 'last year', 'dana']);
});
