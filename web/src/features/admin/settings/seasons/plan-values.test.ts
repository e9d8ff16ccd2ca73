import type { Season } from '@fanclub/contract/seasons/admin-routes';
import { expect, it } from 'vitest';
import { currentSeason } from '../testing/open-settings.ts';
import { changeOf, changesOfPlan, planAfter, planOf } from './plan-values.ts';

const next: Season = {
  ...currentSeason,
  id: '2027-28',
  label: '2027/28',
  state: 'next',
  ends: '2028-06-30',
  plan: { price_base: 7, brings_gift: 'under_14' },
};

it('a plan shows its own settings, and the present ones where it leaves them open', () => {
  expect(planOf(next, currentSeason, 'en')).toMatchObject({
    opens: '',
    ends: '2028-06-30',
    price_base: '7',
    shipping_price: '5',
    brings_gift: 'under_14',
    deadline: '2026-03-15T23:59:59',
  });
  expect(planOf({ ...next, opens: '2027-07-01', ends: null }, currentSeason, 'en')).toMatchObject({
    opens: '2027-07-01',
    ends: '',
  });
});

it('a new plan begins with the present settings a year later, and without a start', () => {
  const current = { ...currentSeason, opens: '2026-07-01', ends: '2027-06-30' };
  expect(planAfter(current, 'en')).toMatchObject({
    opens: '',
    ends: '2028-06-30',
    deadline: '2027-03-15T23:59:59',
    price_base: '5',
  });
  expect(planAfter(currentSeason, 'en').ends).toBe('');
});

it('a plan is sent with its version, and without a day that is not set', () => {
  const form = planOf(next, currentSeason, 'en');
  expect(changeOf({ id: '2027-28', version: 4 }, form)).toMatchObject({
    params: { seasonId: '2027-28' },
    body: { opens: null, ends: '2028-06-30', version: 4, plan: { price_base: 7 } },
  });
  const opened = { ...form, opens: '2027-07-01', ends: '' };
  expect(changeOf(next, opened).body).toMatchObject({ opens: '2027-07-01', ends: null });
});

it('a plan names only what it changes', () => {
  expect(changesOfPlan(next, currentSeason)).toEqual([
    { field: 'price_base', before: '5', after: '7' },
  ]);
  const bare = { ...currentSeason, plan: { deadline: '' } };
  const deadline = '2027-03-15T23:59:59';
  expect(changesOfPlan({ ...next, plan: { price_base: 0, deadline } }, bare)).toEqual([
    { field: 'deadline', before: null, after: deadline },
    { field: 'price_base', before: null, after: '0' },
  ]);
});
