import type { Transaction } from 'firebase-admin/firestore';
import { reversalOf } from '#features/money/payment-rows';
import { writePayments } from '#features/money/write-payments';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { requireMember } from '#repositories/members';
import { type Payment, readPayments } from '#repositories/payments';
import { readLine, type StatementLine, updateLine } from '#repositories/statement-lines';
import { type Payer, placeOf, unseenOf } from './place-in-money.ts';

interface Share {
  member_id: string;
  /** What the caller saw of it as open; absent where nothing was seen. */
  open?: number | null | undefined;
}

interface Confirmation {
  adminEmail: string;
  lineId: string;
  shares: Share[];
}

/**
 * Makes what is left of a line the payment of whom it is from: line, payments, what the members' rows say
 * and audit in one transaction, which reads the line. Whoever comes second, however that came about,
 * finds it used: a repeat answers the same, another choice is refused. Mails nobody. Throws
 * `invalid_transition`, `sum_differs` where several do not have exactly that open, and
 * `changed_meanwhile` where one of them has paid, or was approved, since the caller looked.
 */
export function confirmLine(context: ServerContext, wanted: Confirmation): Promise<StatementLine> {
  const { shares, lineId } = wanted;
  const keys = [...shares.map((share) => `member:${share.member_id}`), `line:${lineId}`];
  return context.locks.run(keys, () =>
    inTransaction(context.db, (transaction) => confirmIn(context, transaction, wanted)),
  );
}

async function confirmIn(
  context: ServerContext,
  transaction: Transaction,
  { adminEmail: by, lineId, shares }: Confirmation,
): Promise<StatementLine> {
  const { db } = context;
  const now = context.now();
  const line = await requireLine(transaction, context, lineId);
  const payers = await Promise.all(
    shares.map(async ({ member_id: id }): Promise<Payer> => {
      const member = await requireMember(transaction, db, id);
      return { member, stored: await readPayments(transaction, db, id) };
    }),
  );
  if (line.state !== 'open') {
    const paymentId = paymentIdOf(line, line.uses);
    const isRepeat = payers.every(({ stored }) => stored.some(({ id }) => id === paymentId));
    if (line.state === 'used' && isRepeat) return line;
    throw new AppError('invalid_transition');
  }
  const amounts = amountsOf(line, payers, shares);
  const update: Partial<StatementLine> = {
    ...{ state: 'used', left: 0, uses: line.uses + 1, decided_by: by },
    member_ids: [...new Set([...line.member_ids, ...shares.map((share) => share.member_id)])],
  };
  updateLine(transaction, db, lineId, update);
  payers.forEach((payer, i) => {
    const amount = amounts[i] ?? 0;
    const { replaced } = placeOf(payer, { amount, currency: line.currency });
    const rows = [
      ...replaced.map((row) => reversalOf(row, { by, now, reason: 'on_statement' })),
      paymentOf(line, payer, { amount, by, now }),
    ];
    writePayments(context, transaction, payer.member, rows, { by, action: 'confirm_line', now });
  });
  return { ...line, ...update };
}

/** What is there of a line; throws `line_not_found`. */
export async function requireLine(
  transaction: Transaction,
  { db }: ServerContext,
  lineId: string,
): Promise<StatementLine> {
  const line = await readLine(transaction, db, lineId);
  if (!line) throw new AppError('line_not_found');
  return line;
}

/** One takes all that is left, whatever is open; several take what each has open, or nothing is done. */
function amountsOf(line: StatementLine, payers: Payer[], shares: Share[]): number[] {
  const open = payers.map((payer) => unseenOf(payer, line.currency));
  const isOther = shares.some((share, i) => share.open != null && share.open !== open[i]);
  if (isOther) throw new AppError('changed_meanwhile', { changed: ['received'] });
  if (payers.length === 1) return [line.left];
  const amounts = open.map((amount) => amount ?? 0);
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  if (amounts.includes(0) || sum !== line.left) throw new AppError('sum_differs');
  return amounts;
}

/** Each use has a name of its own: a line whose payment was reversed can be given to the same one again. */
const paymentIdOf = ({ id }: StatementLine, use: number) => `line_${id}_${use}`;

function paymentOf(
  line: StatementLine,
  { member }: Payer,
  { amount, by, now }: { amount: number; by: string; now: Date },
): Payment {
  return {
    id: paymentIdOf(line, line.uses + 1),
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
  };
}
