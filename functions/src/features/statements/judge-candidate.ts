import { asksRest } from '@fanclub/contract/money/account';
import { dueOf } from '@fanclub/contract/money/due';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { Candidate, MatchDoubt, MatchReason } from '@fanclub/contract/statements/lines';
import { foldText } from '@fanclub/contract/text/fold';
import type { Timestamp } from '#platform/time';
import { isNamed } from '#repositories/payers';
import type { StatementLine } from '#repositories/statement-lines';
import { matchPayment, type Payer, unseenOf } from './match-payment.ts';

/** A line, and whether an outgoing line, about which a person has to decide, may have taken it back. */
export type JudgedLine = StatementLine & { perhaps_returned?: boolean };

/** A payer whom the search found for a line of a bank statement, and by which kind of number. */
export interface Found extends Payer {
  by: 'number' | 'number_alike' | 'told_number' | null;
  /** True if the line has a request number that was also shown to another member. */
  isShared: boolean;
  /** How many applications, of any member, the line names by their request number. */
  named: number;
  /** The number by which the payer was found, if it belongs to an earlier application. */
  earlier: string | null;
  /** True if the line's payer has paid for this member before. */
  paidBefore: boolean;
}

/**
 * How many days before the application a payment may come: people pay while they fill in the form, which may then
 * wait for a week.
 */
export const formDays = 7;
/** How many days before or after the application, or after the member was asked to pay, a payment counts as near. */
const nearDays = 3;

/**
 * Returns the reasons why a line of a bank statement may belong to a payer, and the doubts that an admin has to
 * check. `inSplit` is true if the line may pay several applications, of which this is one. Such a payer alone is never
 * certain.
 */
export function judgeCandidate(line: JudgedLine, found: Found, inSplit = false): Candidate {
  const { member } = found;
  const open = unseenOf(found, line.currency);
  const amount = inSplit && open !== null ? open : line.left;
  const { replaced, fits } = matchPayment(found, { amount, currency: line.currency });
  const daysSince = (time: Timestamp) =>
    (Date.parse(`${line.day}T12:00:00Z`) - time.toMillis()) / dayMs;
  const days = daysSince(member.submitted_at);
  const asked = asksRest(member) && member.requested ? [daysSince(member.requested.at)] : [];
  const said = saidBy(line);
  const folded = foldText(said);
  const transfers = folded.split(/[^a-z0-9/_-]+/);

  const reasons: Record<MatchReason, boolean> = {
    number: found.by === 'number',
    number_alike: found.by === 'number_alike',
    told_number: found.by === 'told_number',
    transfer_number: transfers.includes(foldText(member.transfer_number ?? '') || ' '),
    amount: fits && !inSplit,
    name: isNamed(said, member),
    paid_before: found.paidBefore,
    card_digits: folded
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => isCardEnd(word, member.payer_last_four)),
    day: [days, ...asked].some((each) => Math.abs(each) <= nearDays),
    shared_sum: inSplit,
  };
  const due = dueOf(member);
  const doubts: Record<MatchDoubt, boolean> = {
    other_currency: due !== null && due.currency !== line.currency,
    nothing_open: open === 0,
    amount_differs: !fits && open !== 0,
    number_shown_to_another: found.isShared,
    several_numbers: found.named > 1,
    earlier_application: found.earlier !== null,
    rejected: member.request_status === 'rejected',
    before_application: days < -formDays,
    perhaps_same_line: line.perhaps_same,
    reversed_before: line.uses > 0,
    perhaps_returned: line.perhaps_returned === true,
  };
  const told = <Name extends string>(all: Record<Name, boolean>) =>
    (Object.keys(all) as Name[]).filter((name) => all[name]);
  const { first_name, last_name, request_number, season, request_status } = member;
  return {
    member_id: member.id,
    first_name,
    last_name,
    request_number,
    season,
    request_status,
    open,
    is_confirmed: replaced.length > 0,
    reasons: told(reasons),
    doubts: told(doubts),
    is_certain: reasons.number && reasons.amount && told(doubts).length === 0,
  };
}

/** Returns all texts of a line. */
export const saidBy = ({
  payer,
  text,
  bank_id,
}: Pick<StatementLine, 'payer' | 'text' | 'bank_id'>) => [payer, text, bank_id].join(' ');

/**
 * True if the word is a card number with these last digits. A bank statement has the whole number, only its last
 * digits, or `x` in place of some digits.
 */
function isCardEnd(word: string, end: string | null): boolean {
  return end !== null && /^[\dx]{4,19}$/.test(word) && word.endsWith(end);
}

/** How much each reason counts when candidates are sorted. The exact request number counts most. */
const weights: Record<MatchReason, number> = {
  number: 100,
  told_number: 60,
  number_alike: 50,
  transfer_number: 40,
  amount: 20,
  shared_sum: 20,
  paid_before: 25,
  name: 15,
  card_digits: 15,
  day: 3,
};

export const weightOf = ({ reasons }: Candidate) =>
  reasons.reduce((sum, reason) => sum + weights[reason], 0);
