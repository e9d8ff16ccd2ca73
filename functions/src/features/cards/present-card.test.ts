import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { CardRow } from '#repositories/cards';
import type { Member } from '#repositories/member';
import { isHeld, presentAddress, presentCard, presentOwnCard } from './present-card.ts';

const step = (time: string, by: string | null = null) => ({
  at: timestampOf(Date.parse(time)),
  by,
});

/** Settings of a club that prints unpaid cards, too. */
const freely = { hold_unpaid_cards: false };

const build = (changes: Partial<CardRow> = {}) =>
  ({
    id: 'c1',
    member_id: 'u1',
    season: '2026/27',
    name_on_card: 'Sara Rossi',
    state: 'posted',
    steps: {},
    tracking: 'RR1',
    replaces: null,
    replaced_by: null,
    reported_at: null,
    is_unwanted: false,
    ...changes,
  }) as CardRow;

it('the steps of a card are listed by their time, and those of one time in the usual order of a card', () => {
  const steps = {
    posted: step('2026-11-02T10:00:00Z', 'admin@example.com'),
    to_print: step('2026-11-03T10:00:00Z'),
    printed: step('2026-11-02T10:00:00Z'),
  };
  const shown = presentCard(build({ steps }), null, freely).steps;
  expect(shown).toEqual([
    { state: 'printed', at: '2026-11-02T10:00:00.000Z', by: null },
    { state: 'posted', at: '2026-11-02T10:00:00.000Z', by: 'admin@example.com' },
    { state: 'to_print', at: '2026-11-03T10:00:00.000Z', by: null },
  ]);
  const own = presentOwnCard(build({ steps })).steps;
  expect(own[1]).toEqual({ state: 'posted', at: '2026-11-02T10:00:00.000Z' });
});

it('a card waits only for the payment of its season, if the club wants this, and only to be printed', () => {
  const isWaiting = (
    changes: Partial<CardRow>,
    owed: string[],
    settings = { hold_unpaid_cards: true },
  ) => {
    const member = { open_dues: owed.map((season) => ({ season })) } as unknown as Member;
    return isHeld(build({ state: 'to_print', ...changes }), member, settings);
  };
  expect(isWaiting({}, ['2025/26', '2026/27'])).toBe(true);
  expect(isWaiting({}, ['2025/26'])).toBe(false);
  expect(isWaiting({}, ['2026/27'], freely)).toBe(false);
  expect(isWaiting({ state: 'printed' }, ['2026/27'])).toBe(false);
  expect(isHeld(build({ state: 'to_print' }), null, { hold_unpaid_cards: true })).toBe(false);
  expect(presentOwnCard(build(), true).is_held).toBe(true);
});

it('a member may report a posted card once', () => {
  const mayReport = (changes: Partial<CardRow>) => presentOwnCard(build(changes)).may_report;
  expect(mayReport({})).toBe(true);
  expect(mayReport({ state: 'printed' })).toBe(false);
  expect(mayReport({ reported_at: timestampOf(0) })).toBe(false);
});

it('a member sees what the card says, and staff also see whose it is and, for the label, where it goes', () => {
  expect(presentOwnCard(build())).toEqual({
    id: 'c1',
    season: '2026/27',
    name_on_card: 'Sara Rossi',
    state: 'posted',
    tracking: 'RR1',
    steps: [],
    is_held: false,
    may_report: true,
  });
  const member = {
    id: 'u1',
    guardian_id: null,
    first_name: 'Sara',
    last_name: 'Rossi',
    holder_first_name: 'Lia',
    holder_last_name: 'Rossi',
    pack_type: 'under_5',
    address_of_residency: 'Via Roma 12',
    postal_code: '10121',
    country_of_residency: 'IT',
    phone: '+393331234567',
    request_number: 'JOFCI-ABCD2345',
  } as Member;
  const reported_at = timestampOf(Date.parse('2026-11-02T10:00:00Z'));
  const card = presentCard(build({ reported_at, replaces: 'c0' }), member, freely);
  expect(card).toMatchObject({
    member_id: 'u1',
    replaces: 'c0',
    replaced_by: null,
    is_unwanted: false,
    is_held: false,
    reported_at: '2026-11-02T10:00:00.000Z',
    recipient: {
      name: 'Sara Rossi',
      name_on_card: 'Lia Rossi',
      request_number: 'JOFCI-ABCD2345',
    },
  });
  expect(presentAddress(build(), member, null)).toEqual({
    id: 'c1',
    household: 'u1',
    name_on_card: 'Sara Rossi',
    tracking: 'RR1',
    recipient: {
      name: 'Sara Rossi',
      request_number: 'JOFCI-ABCD2345',
      address: 'Via Roma 12',
      postal_code: '10121',
      country: 'IT',
      phone: '+393331234567',
    },
  });
  const child = { ...member, id: 'u2', guardian_id: 'u1', first_name: 'Dana' };
  expect(presentAddress(build(), child, member)).toMatchObject({
    household: 'u1',
    recipient: { name: 'Sara Rossi' },
  });
  expect(presentCard(build(), null, freely)).toMatchObject({ reported_at: null, recipient: null });
});
