import type { Money } from '@fanclub/contract/money/amounts';
import { countedOf, differenceOf, dueOf } from '@fanclub/contract/money/due';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { reversalOf } from '#features/dues/payment-rows';
import { readCharge } from '#features/dues/read-charge';
import { buildPaymentMail, paymentMailId } from '#features/money/payment-mail';
import { writePayments } from '#features/money/write-payments';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { readPayer } from '#repositories/known-payers';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';
import { type Payment, readPayments } from '#repositories/payments';
import { readLine, type StatementLine, updateLine } from '#repositories/statement-lines';
import { matchPayment, type Payer, unseenOf } from './match-payment.ts';

interface Share {
  member_id: string;
  /** Request number of the application that gets the share; absent for the current application. */
  request_number?: string | undefined;
  /** The unseen amount (see `unseenOf`) that the admin's page showed; absent if it showed none. */
  open?: number | null | undefined;
}

interface Confirmation {
  adminEmail: string;
  lineId: string;
  shares: Share[];
  /** True if the admin has agreed that a member thereby has paid more than is due. */
  more_than_due?: boolean | undefined;
}

/**
 * Assigns what is left of a line of a bank statement to the given applications as their payments. The line, the
 * payments, the members' rows, what is known of the payer and the audit rows change in one transaction, which reads the
 * line. What a family pays for several of its people has one receipt. Each member is mailed the receipt, unless the
 * line replaces a payment of the same amount, whose receipt stays valid. A repeated call finds the line used and
 * returns it; throws `invalid_transition` if one of the members got no payment from it, and for an outgoing line.
 * Throws `more_than_due` if a member has then paid more than is due and the admin has not agreed to that. Throws
 * `sum_differs` if the unseen amounts (see `unseenOf`) of several applications do not add up to what is left, and
 * `changed_meanwhile` if an unseen amount is not the one that the admin's page showed.
 */
export function confirmLine(context: ServerContext, wanted: Confirmation): Promise<StatementLine> {
  const { shares, lineId } = wanted;
  const keys = [...shares.map((share) => `member:${share.member_id}`), `line:${lineId}`];
  return context.mutex.run(keys, () =>
    inTransaction(context.db, (transaction) => confirmIn(context, transaction, wanted)),
  );
}

async function confirmIn(
  context: ServerContext,
  transaction: Transaction,
  { adminEmail: by, lineId, shares, more_than_due: isKnown }: Confirmation,
): Promise<StatementLine> {
  const { db } = context;
  const now = context.now();
  const line = await requireLine(transaction, context, lineId);
  const payers = await Promise.all(shares.map((share) => readSharePayer(transaction, db, share)));
  const remember = await readPayer(context, transaction, line.payer);
  if (line.direction === 'out') throw new AppError('invalid_transition');
  if (line.state !== 'open') {
    const isRepeat = payers.every(({ member, stored }) =>
      stored.some(({ id }) => id === paymentIdOf(line, line.uses, member)),
    );
    if (line.state === 'used' && isRepeat) return line;
    throw new AppError('invalid_transition');
  }
  const numbers = payers.map(({ member }) => member.request_number);
  if (new Set(numbers).size < numbers.length) throw invalidFields({ shares: 'invalid_value' });
  const amounts = amountsOf(line, payers, shares);
  const isMore = payers.some((payer, i) => isMoreThanDue(payer, line.currency, amounts[i] ?? 0));
  if (isMore && !isKnown) throw new AppError('more_than_due');
  const given = [...new Set(shares.map((share) => share.member_id))];
  const update = usedFor(line, given, by);
  updateLine(transaction, db, lineId, update);
  // If nothing of the line is assigned now, but it had members before, their payments from it were reversed: the payer
  // has not paid for them.
  remember(given, line.left === line.amount ? line.member_ids : [], line.day);
  const receipts = new Map<string, string>();
  const booked = payers.map((payer, i) => {
    const amount = amounts[i] ?? 0;
    const { replaced } = matchPayment(payer, { amount, currency: line.currency });
    const same = replaced.find((row) => row.amount === amount);
    const paidBy = payer.present.guardian_id ?? payer.present.id;
    const receipt = same?.receipt ?? receipts.get(paidBy) ?? randomId();
    if (!same) receipts.set(paidBy, receipt);
    const payment = paymentOf(line, payer, { amount, by, now, receipt });
    const rows = [
      ...replaced.map((row) => reversalOf(row, { by, now, reason: 'on_statement' })),
      payment,
    ];
    if (!same) {
      const id = paymentMailId(context, payer.present.id, payment.id);
      const mail = buildPaymentMail(payer.present, payment, { id, now });
      transaction.create(mailDoc(context.db, id), mail);
    }
    return [{ present: payer.present, application: payer.member }, rows] as const;
  });
  writePayments(context, transaction, booked, { by, action: 'confirm_line', now });
  return { ...line, ...update };
}

/**
 * A member with all payments. The application fields are those of the application that gets the share, which may be an
 * earlier one.
 */
interface SharePayer extends Payer {
  /** The member with the fields of the present application. */
  present: Member;
}

async function readSharePayer(
  transaction: Transaction,
  db: Firestore,
  { member_id: id, request_number: wanted }: Share,
): Promise<SharePayer> {
  const present = await requireMember(transaction, db, id);
  const stored = await readPayments(transaction, db, id);
  const charge = await readCharge(transaction, db, present, wanted);
  if (!charge) throw new AppError('invalid_transition');
  const { application } = charge;
  return { present, member: application, stored, isEarlier: application !== present };
}

/** Returns the fields of a line after all that was left of it was assigned to these members. */
export const usedFor = (line: StatementLine, memberIds: readonly string[], by: string) =>
  ({
    state: 'used',
    left: 0,
    kind: null,
    note: null,
    uses: line.uses + 1,
    decided_by: by,
    member_ids: [...new Set([...line.member_ids, ...memberIds])],
  }) satisfies Partial<StatementLine>;

/** Reads a line of a bank statement. Throws `line_not_found`. */
export async function requireLine(
  transaction: Transaction,
  { db }: ServerContext,
  lineId: string,
): Promise<StatementLine> {
  const line = await readLine(transaction, db, lineId);
  if (!line) throw new AppError('line_not_found');
  return line;
}

/**
 * Returns the amount for each payer. A single payer gets all that is left of the line, even if less is expected: the
 * surplus is owed back. Several payers each get their unseen amount (see `unseenOf`). Throws `sum_differs` if
 * these amounts do not add up to what is left, or if one of them is 0.
 */
function amountsOf(line: StatementLine, payers: SharePayer[], shares: Share[]): number[] {
  const open = payers.map((payer) => unseenOf(payer, line.currency));
  const isOther = shares.some((share, i) => share.open != null && share.open !== open[i]);
  if (isOther) throw new AppError('changed_meanwhile', { changed: ['received'] });
  if (payers.length === 1) return [line.left];
  const amounts = open.map((amount) => amount ?? 0);
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  const isSum = differenceOf(line.left, sum, line.currency) === 0;
  if (amounts.includes(0) || !isSum) throw new AppError('sum_differs');
  // A transfer in rial may be rounded. The small difference goes to the first payer, so that the payments add up to
  // what is left of the line.
  const [first = 0, ...others] = amounts;
  return [first + line.left - sum, ...others];
}

/** True if an amount makes the received sum larger than the sum due, or is in another currency than the sum due. */
function isMoreThanDue(payer: Payer, currency: Money['currency'], amount: number): boolean {
  const due = dueOf(payer.member);
  if (!due) return false;
  const { replaced } = matchPayment(payer, { amount, currency });
  const added = replaced.reduce((left, row) => left - row.amount, amount);
  const received = countedOf(payer.member)[currency] + added;
  const most = due.currency === currency ? due.amount : 0;
  return added > 0 && differenceOf(received, most, currency) > 0;
}

/**
 * Returns the id of the payment of an application from a line of a bank statement. It also depends on how often the line
 * was used, so that after a reversal the line can be assigned to the same application again.
 */
export const paymentIdOf = (
  { id }: StatementLine,
  use: number,
  { request_number }: Pick<Member, 'request_number'>,
) => `line_${id}_${use}_${request_number}`;

function paymentOf(
  line: StatementLine,
  { member }: Payer,
  { amount, by, now, receipt }: { amount: number; by: string; now: Date; receipt: string },
): Payment {
  return {
    id: paymentIdOf(line, line.uses + 1, member),
    kind: 'in',
    amount,
    currency: line.currency,
    rate: null,
    way: line.way,
    source: 'line',
    evidence: null,
    reference: line.bank_id,
    note: null,
    day: line.day,
    at: timestampOf(now),
    by,
    request_number: member.request_number,
    season: member.season,
    line_id: line.id,
    reverses: null,
    reason: null,
    receipt,
  };
}
