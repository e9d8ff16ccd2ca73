import { describe, expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { buildApplication } from '../../../test/build-money.ts';
import { splitOf } from './family-split.ts';
import type { Payer } from './match-payment.ts';

const [spring, autumn] = [Date.parse('2026-04-01T10:00:00Z'), Date.parse('2026-10-01T10:00:00Z')];

const payer = (id: string, total_price: number, changes: Partial<Member> = {}): Payer => ({
  member: buildApplication({
    id,
    total_price,
    request_number: id,
    submitted_at: timestampOf(autumn),
    ...changes,
  }),
  stored: [],
});
const before = { submitted_at: timestampOf(spring) };
const paid = { received: { EUR: 2000, IRR: 0 }, is_paid: true };

const split = (left: number, family: Payer[], found = 'sara', currency: 'EUR' | 'IRR' = 'EUR') =>
  splitOf({ left, currency }, family, found)?.map(({ member }) => member.id) ?? null;

describe('a transfer is of a family', () => {
  const family = [payer('sara', 20), payer('dana', 5), payer('omid', 12.5)];

  it('where it is exactly what all of a submission have open', () => {
    expect(split(3750, family)).toEqual(['sara', 'dana', 'omid']);
    expect([split(3749, family), split(3751, family)]).toEqual([null, null]);
  });

  it('not where it is what some of a submission have open: nobody guesses whom it means', () => {
    expect([split(2500, family), split(1750, family)]).toEqual([null, null]);
  });

  it('of the submission of whoever was found, before any other that is as much', () => {
    const two = [payer('sara', 20, before), payer('dana', 5, before)];
    const both = [...two, payer('omid', 20), payer('nora', 5)];
    expect(split(2500, both)).toEqual(['sara', 'dana']);
    expect(split(2500, both, 'nora')).toEqual(['omid', 'nora']);
  });

  it('for children whom a guardian added who has paid', () => {
    const both = [payer('sara', 20, { ...before, ...paid }), payer('dana', 5), payer('omid', 12.5)];
    expect(split(1750, both)).toEqual(['dana', 'omid']);
  });

  it('of all who have anything open, where they came one by one', () => {
    expect(split(2500, [payer('sara', 20, before), payer('dana', 5)])).toEqual(['sara', 'dana']);
  });

  it('never of one alone, of more than six, or in another currency', () => {
    expect(split(2000, [payer('sara', 20)])).toBeNull();
    const many = Array.from({ length: 7 }, (_, i) => payer(`m${i}`, 1));
    expect(split(700, many)).toBeNull();
    expect(split(600, many.slice(1))).toHaveLength(6);
    expect(split(3750, family, 'sara', 'IRR')).toBeNull();
  });

  it('in rial within the step in which they are rounded, of the whole sum', () => {
    const inRial = (id: string, rial_amount: number) =>
      payer(id, 20, { payment_method: 'rial', rial_amount });
    const both = [inRial('sara', 30_000_000), inRial('dana', 7_000_000)];
    const found = (left: number) => split(left, both, 'sara', 'IRR')?.length ?? null;
    expect([36_999_899, 36_999_900, 37_000_100, 37_000_101].map(found)).toEqual([null, 2, 2, null]);
  });

  it('by what each was paid already', () => {
    const part = { received: { EUR: 500, IRR: 0 } };
    expect(split(2000, [payer('sara', 20, part), payer('dana', 5)])).toEqual(['sara', 'dana']);
  });
});
