import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import type { StatementLine } from '#repositories/statement-lines';
import { buildApplication, buildPaymentRow } from '../../../test/build-money.ts';
import { type Found, judgeCandidate, weightOf } from './judge-candidate.ts';

const applied = Date.parse('2026-11-20T12:00:00Z');

const lineOf = (changes: Partial<StatementLine> = {}) =>
  ({
    day: '2026-11-20',
    currency: 'EUR',
    amount: 2000,
    left: 2000,
    payer: '',
    text: '',
    bank_id: null,
    ...changes,
  }) as StatementLine;

const foundOf = (member: Partial<Member> = {}, changes: Partial<Found> = {}): Found => ({
  member: buildApplication({ submitted_at: timestampOf(applied), ...member }),
  stored: [],
  by: null,
  isShared: false,
  named: 1,
  earlier: null,
  paidBefore: false,
  ...changes,
});

const reasons = (line: Partial<StatementLine>, found = foundOf(), inSplit = false) =>
  judgeCandidate(lineOf({ left: 1, ...line }), found, inSplit).reasons.filter(
    (reason) => reason !== 'day',
  );
const doubts = (line: Partial<StatementLine>, found = foundOf()) =>
  judgeCandidate(lineOf(line), found).doubts;

it('the name counts if the line says all of it, and not a part', () => {
  expect(reasons({ payer: 'AHMADI, Sara' })).toEqual(['name']);
  expect(reasons({ payer: 'Sara Rossi' })).toEqual([]);
  expect(reasons({ text: 'Ahmadi' })).toEqual([]);
  expect(reasons({ payer: 'Saras Ahmadi' })).toEqual([]);
  const written = foundOf({ first_name: 'Käthe Marie', last_name: 'D’Ambrosi' });
  expect(reasons({ payer: 'FRAU DAMBROSI KAETHE' }, written)).toEqual(['name']);
  expect(reasons({ payer: 'MARIE DAMBROSI' }, written)).toEqual([]);
});

it('the name counts in Persian letters, too, and is never enough to be certain', () => {
  expect(reasons({ payer: 'سارا احمدی' })).toEqual(['name']);
  expect(reasons({ payer: null, text: 'انتقال از خانم سارا احمدي' })).toEqual(['name']);
  expect(reasons({ payer: 'ساره احمدی' })).toEqual([]);
  expect(judgeCandidate(lineOf({ payer: 'سارا احمدی' }), foundOf()).is_certain).toBe(false);
});

it.each(['number', 'number_alike', 'told_number'] as const)('the search found by %s', (by) => {
  expect(reasons({}, foundOf({}, { by }))).toEqual([by]);
});

it('the number of a transfer counts as a whole word of the line or as its id', () => {
  const member = foundOf({ transfer_number: 'TR/77-1' });
  expect(reasons({ text: 'paid tr/77-1 today' }, member)).toEqual(['transfer_number']);
  expect(reasons({ bank_id: 'TR/77-1' }, member)).toEqual(['transfer_number']);
  expect(reasons({ text: 'tr/77-12' }, member)).toEqual([]);
});

it('the end of a card counts at the end of a word of digits', () => {
  const member = foundOf({ payer_last_four: '1234' });
  for (const text of ['card 1234', 'xxxx1234', '6037990000001234'])
    expect(reasons({ text }, member)).toEqual(['card_digits']);
  for (const text of ['12345', '234', 'ab1234', '99999999999999991234'])
    expect(reasons({ text }, member)).toEqual([]);
});

it('the amount counts if it is what is open, and as a sum for one of a family', () => {
  expect(reasons({ left: 2000 })).toEqual(['amount']);
  expect(reasons({ left: 3000 })).toEqual([]);
  expect(reasons({ left: 3000 }, foundOf(), true)).toEqual(['shared_sum']);
});

it('the reasons for one person of a family compare the open amount, not the whole line', () => {
  const line = { left: 3000, currency: 'EUR' } as const;
  const inRial = foundOf({ payment_method: 'rial', rial_amount: 1_000_000 });
  expect(judgeCandidate(lineOf(line), foundOf(), true).doubts).toEqual([]);
  expect(judgeCandidate(lineOf(line), foundOf(), false).doubts).toEqual(['amount_differs']);
  expect(judgeCandidate(lineOf(line), inRial, true).doubts).toContain('other_currency');
});

it.each([
  ['2026-11-17', true],
  ['2026-11-16', false],
  ['2026-11-23', true],
  ['2026-11-24', false],
])('a payment on %s is near the application: %s', (day, isNear) => {
  expect(judgeCandidate(lineOf({ day }), foundOf()).reasons.includes('day')).toBe(isNear);
});

it('there are no doubts if everything fits', () => {
  expect(doubts({})).toEqual([]);
});

it('the doubts name another currency, nothing open, another amount', () => {
  expect(doubts({ currency: 'IRR' })).toEqual(['other_currency', 'amount_differs']);
  const paid = foundOf({ is_paid: true, received: { EUR: 2000, IRR: 0 } });
  expect(doubts({}, paid)).toEqual(['nothing_open']);
  expect(doubts({ left: 1999 })).toEqual(['amount_differs']);
  const unknown = foundOf({ payment_method: 'rial' });
  expect(doubts({ currency: 'IRR' }, unknown)).toEqual(['amount_differs']);
});

it('the doubts name a number that others have seen, or that is not the only one, or of an earlier application', () => {
  expect(doubts({}, foundOf({}, { isShared: true }))).toEqual(['number_shown_to_another']);
  expect(doubts({}, foundOf({}, { named: 2 }))).toEqual(['several_numbers']);
  expect(doubts({}, foundOf({}, { earlier: 'JOFCI-OLD' }))).toEqual(['earlier_application']);
});

it('the doubts name a rejected application, or one that came more than a week after the payment', () => {
  expect(doubts({}, foundOf({ request_status: 'rejected' }))).toEqual(['rejected']);
  expect(doubts({ day: '2026-11-13' })).toEqual([]);
  expect(doubts({ day: '2026-11-12' })).toEqual(['before_application']);
});

it('a candidate with the number and the amount is certain, without any doubt', () => {
  const isCertain = (line: Partial<StatementLine>, changes: Partial<Found>, inSplit = false) =>
    judgeCandidate(lineOf(line), foundOf({}, changes), inSplit).is_certain;
  expect(isCertain({}, { by: 'number' })).toBe(true);
  expect(isCertain({}, { by: 'told_number' })).toBe(false);
  expect(isCertain({ left: 1 }, { by: 'number' })).toBe(false);
  expect(isCertain({}, { by: 'number', isShared: true })).toBe(false);
  expect(isCertain({}, { by: 'number' }, true)).toBe(false);
});

it('a candidate is confirmed if a receipt has confirmed the same money', () => {
  expect(judgeCandidate(lineOf(), foundOf()).is_confirmed).toBe(false);
  const confirmed = foundOf(
    { is_paid: true, received: { EUR: 2000, IRR: 0 } },
    { stored: [buildPaymentRow()] },
  );
  expect(judgeCandidate(lineOf(), confirmed)).toMatchObject({ is_confirmed: true, doubts: [] });
});

it('the number weighs more than a name with a card', () => {
  const weight = (changes: Partial<Found>, line: Partial<StatementLine>) =>
    weightOf(
      judgeCandidate(lineOf({ left: 1, ...line }), foundOf({ payer_last_four: '1234' }, changes)),
    );
  expect(weight({ by: 'number' }, {})).toBe(103);
  expect(weight({}, { text: 'Sara Ahmadi 1234' })).toBe(33);
});
