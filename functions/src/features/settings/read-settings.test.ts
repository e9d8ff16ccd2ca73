import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { parseRegistrationSettings } from '#repositories/registration-settings';
import { presentSettings } from './read-settings.ts';

const settingsOf = (data: object) =>
  parseRegistrationSettings({ data: () => data } as unknown as DocumentSnapshot);

const nothing = { memberCount: null, medianHours: null };
const counted = { memberCount: 1234, medianHours: 20 };

it('shows the public fields and no other', () => {
  const settings = settingsOf({
    fallbackRate: { rate: 1, date: 'x' },
  });
  const shown = presentSettings(settings, nothing, new Date('2026-01-01'));
  expect(Object.keys(shown).sort()).toEqual([
    'answer_days',
    'card_holder',
    'card_number',
    'club_card_price',
    'deadline',
    'deadline_passed',
    'enforce_deadline',
    'gift_packs',
    'median_review_hours',
    'member_count',
    'membership_fee',
    'payment_links',
    'prices',
    'processing_fee',
    'retention_days',
    'season',
    'shipping_price',
  ]);
});

it('knows a passed deadline by the clock of the club', () => {
  const settings = settingsOf({ deadline: '2026-03-15T23:59:59' });
  const isPassedAt = (time: string) =>
    presentSettings(settings, nothing, new Date(time)).deadline_passed;
  expect(isPassedAt('2026-03-15T20:29:59Z')).toBe(false);
  expect(isPassedAt('2026-03-15T20:30:00Z')).toBe(true);
});

it('deletes nothing by a period that was mistyped, and goes by the default where there is none', () => {
  const { retentionDays } = settingsOf({ retentionDays: { passport: '90', receipt: 400 } });
  expect(retentionDays).toEqual({ passport: 0, receipt: 400, rejected: 365 });
});

it.each([
  [{ from: 5, to: 7 }, { from: 5, to: 7 }, []],
  [{ to: 5 }, { from: 2, to: 5 }, []],
  [{ to: 1 }, { from: 1, to: 1 }, []],
  [{ from: '5', to: 7 }, { from: 2, to: 7 }, ['answerDays.from']],
  [{ from: 4, to: 21 }, { from: 2, to: 3 }, ['answerDays.to', 'answerDays.from']],
  [{ from: 9, to: 4 }, { from: 2, to: 4 }, ['answerDays.from']],
  [{ from: 0, to: 2.5 }, { from: 2, to: 3 }, ['answerDays.to', 'answerDays.from']],
])('promises an answer by %j in %j, and names what nobody can read', (stored, read, wrong) => {
  const named: string[] = [];
  const snapshot = { data: () => ({ answerDays: stored }) } as unknown as DocumentSnapshot;
  const { answerDays } = parseRegistrationSettings(snapshot, (name) => named.push(name));
  expect([answerDays, named]).toEqual([read, wrong]);
});

it('tells which packages bring a gift, the international one always', () => {
  const packsOf = (giftPacks: object) =>
    presentSettings(settingsOf({ giftPacks }), nothing, new Date('2026-01-01')).gift_packs;
  expect(packsOf({ base: true, under_14: false, international: false })).toEqual([
    'international',
    'base',
  ]);
  expect(packsOf({ under_5: 'yes' })).toEqual(['international', 'under_14']);
});

it('tells how many members there are where staff ask for it, and nothing where nobody counted', () => {
  const now = new Date('2026-01-01');
  const shown = settingsOf({ showMemberCount: true });
  expect(presentSettings(shown, counted, now).member_count).toBe(1234);
  expect(presentSettings(shown, nothing, now).member_count).toBeNull();
  expect(presentSettings(settingsOf({}), counted, now).member_count).toBeNull();
});
