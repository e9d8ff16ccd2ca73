import { expect, it } from 'vitest';
import { buildApplication } from '../../../test/build-money.ts';
import { planUpdate } from './plan-update.ts';

const known = { promo: null, relatives: [] };
const old = buildApplication({ pack_type: 'gold', base_amount: 12, juventus_card: false });

it('a package that is gone stays with its price when staff add a card', () => {
  const { fields, update } = planUpdate(old, { pack_type: 'gold', juventus_card: true }, known);
  expect(fields).toContain('juventus_card');
  expect(update).toMatchObject({ base_amount: 12, juventus_card_cost: 10, total_price: 27 });
});

it('staff cannot give a package that is gone', () => {
  expect(() => planUpdate(buildApplication(), { pack_type: 'gold' }, known)).toThrow(
    expect.objectContaining({ extras: { errors: { pack_type: 'invalid_choice' } } }),
  );
});
