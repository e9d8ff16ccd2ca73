import { openedBy, type ReviewItem } from '@fanclub/contract/members/review-items';
import { expect, it } from 'vitest';
import { buildProfile } from '#testing/build-member.ts';
import { sectionsOf } from './sections.ts';

const url = '/api/files/x';
const submitted = buildProfile({ juventus_card: true, receipt_url: url, passport_url: url });
const sections = (items: ReviewItem[], change: Partial<typeof submitted> | object = {}) =>
  sectionsOf(items, openedBy(items, { ...submitted, ...change }));

it('sectionsOf takes receipt and amount together: one image answers both', () => {
  expect(sections(['receipt', 'amount', 'phone'])).toEqual([
    { items: ['receipt', 'amount'], document: 'receipt', fields: [] },
    { items: ['phone'], document: null, fields: ['phone'] },
  ]);
});

it('sectionsOf asks for the postal code beside its country, and once', () => {
  expect(sections(['country_of_residency', 'postal_code'])).toEqual([
    {
      items: ['country_of_residency'],
      document: null,
      fields: ['country_of_residency', 'postal_code'],
    },
  ]);
});

it('sectionsOf asks a rejected member also for an image that is gone', () => {
  const gone = { request_status: 'rejected', passport_url: null };
  expect(sections(['phone'], gone).map(({ items }) => items)).toEqual([['passport'], ['phone']]);
  expect(sections(['phone'], { passport_url: null })).toHaveLength(1);
});
