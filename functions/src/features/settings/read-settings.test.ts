import { extrasOf } from '@fanclub/contract/pricing/benefits';
import { answerDaysOf } from '@fanclub/contract/settings/defaults';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { parseRegistrationSettings } from '#repositories/registration-settings';
import { presentSettings } from './read-settings.ts';

const settingsOf = (data: object) =>
  parseRegistrationSettings({ data: () => data } as unknown as DocumentSnapshot);

const nothing = { memberCount: null, medianHours: null };
const counted = { memberCount: 1234, medianHours: 20 };

it('only the public fields are returned', () => {
  const settings = settingsOf({
    fallbackRate: { value: 1, since: Timestamp.now() },
  });
  const shown = presentSettings(settings, nothing, new Date('2026-01-01'));
  expect(Object.keys(shown).sort()).toEqual([
    'answer_days_from',
    'answer_days_to',
    'brings_clubCard',
    'brings_discount',
    'brings_eCard',
    'brings_events',
    'brings_gadget',
    'brings_gift',
    'brings_membership',
    'brings_tickets',
    'card_holder',
    'card_number',
    'club_card_price',
    'deadline',
    'deadline_passed',
    'enforce_deadline',
    'iban',
    'iban_bic',
    'iban_holder',
    'keep_passport_days',
    'keep_receipt_days',
    'keep_rejected_days',
    'median_review_hours',
    'member_count',
    'membership_fee',
    'paypal_link',
    'price_base',
    'price_international',
    'price_under_14',
    'price_under_5',
    'processing_fee',
    'revolut_link',
    'season',
    'shipping_price',
  ]);
});

it("a deadline has passed by the club's clock", () => {
  const settings = settingsOf({ deadline: '2026-03-15T23:59:59' });
  const isPassedAt = (time: string) =>
    presentSettings(settings, nothing, new Date(time)).deadline_passed;
  expect(isPassedAt('2026-03-15T20:29:59Z')).toBe(false);
  expect(isPassedAt('2026-03-15T20:30:00Z')).toBe(true);
});

it('a mistyped period deletes nothing, and a period that is not set has its default', () => {
  expect(settingsOf({ keep_passport_days: '90', keep_receipt_days: 400 })).toMatchObject({
    keep_passport_days: 0,
    keep_receipt_days: 400,
    keep_rejected_days: 365,
  });
});

it.each([
  [{ from: 5, to: 7 }, { from: 5, to: 7 }, []],
  [{ to: 5 }, { from: 2, to: 5 }, []],
  [{ to: 1 }, { from: 1, to: 1 }, []],
  [{ from: '5', to: 7 }, { from: 2, to: 7 }, ['answer_days_from']],
  [{ from: 4, to: 21 }, { from: 2, to: 3 }, ['answer_days_from', 'answer_days_to']],
  [{ from: 9, to: 4 }, { from: 2, to: 4 }, ['answer_days_from']],
  [{ from: 0, to: 2.5 }, { from: 2, to: 3 }, ['answer_days_from', 'answer_days_to']],
])('promises an answer by %j in %j, and names what nobody can read', (stored, read, wrong) => {
  const named: string[] = [];
  const data = Object.fromEntries(
    Object.entries(stored).map(([end, days]) => [`answer_days_${end}`, days]),
  );
  const snapshot = { data: () => data } as unknown as DocumentSnapshot;
  const settings = parseRegistrationSettings(snapshot, (name) => named.push(name));
  expect([answerDaysOf(settings), named]).toEqual([read, wrong]);
});

it('what the packages bring is returned', () => {
  const extras = (stored: object) =>
    extrasOf('base', presentSettings(settingsOf(stored), nothing, new Date('2026-01-01'))).map(
      ({ id }) => id,
    );
  expect(extras({})).toEqual([]);
  expect(extras({ brings_gift: 'base', brings_gadget: 'student base' })).toEqual([
    'gadget',
    'gift',
  ]);
  expect(extras({ brings_gift: ['base'] })).toEqual([]);
});

it('the number of members is returned if staff ask for it and it was counted', () => {
  const now = new Date('2026-01-01');
  const shown = settingsOf({ show_member_count: true });
  expect(presentSettings(shown, counted, now).member_count).toBe(1234);
  expect(presentSettings(shown, nothing, now).member_count).toBeNull();
  expect(presentSettings(settingsOf({}), counted, now).member_count).toBeNull();
});
