import type { RouteBody } from '@fanclub/contract/http/route';
import type { decideOutgoingLine } from '@fanclub/contract/statements/routes';
import type { Transaction } from 'firebase-admin/firestore';
import { reversalOf } from '#features/dues/payment-rows';
import { readCharge } from '#features/dues/read-charge';
import { writePayments } from '#features/money/write-payments';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import { requireMember } from '#repositories/members';
import { type Payment, readPayments, reversalIdOf } from '#repositories/payments';
import { readLine, type StatementLine, updateLine } from '#repositories/statement-lines';
import { paymentIdOf, requireLine, usedFor } from './confirm-line.ts';
import { isOfSum, pairLines, release } from './settle-outgoing.ts';

type Decision = RouteBody<typeof decideOutgoingLine> & { adminEmail: string; lineId: string };
type DecisionOf<What extends Decision['what']> = Extract<Decision, { what: What }>;

const action = 'decide_outgoing';

/**
 * Stores what an admin says that an outgoing line is, in one transaction with the audit row. A repeated call finds this
 * stored and returns the line. Throws `invalid_transition` for an incoming line, for one that is a refund already, and
 * for a line or a refund that does not fit.
 */
export function decideOutgoing(context: ServerContext, decision: Decision): Promise<StatementLine> {
  const { db, mutex } = context;
  const { lineId, what } = decision;
  const keys = [...(what === 'refund' ? [`member:${decision.member_id}`] : []), `line:${lineId}`];
  return mutex.run(keys, () =>
    inTransaction(db, async (transaction) => {
      const line = await requireLine(transaction, context, lineId);
      if (line.direction === 'in') throw new AppError('invalid_transition');
      if (what === 'refund') return giveToRefund(context, transaction, line, decision);
      if (line.state === 'used') throw new AppError('invalid_transition');
      return pairAnew(context, transaction, line, decision);
    }),
  );
}

async function pairAnew(
  context: ServerContext,
  transaction: Transaction,
  line: StatementLine,
  decision: DecisionOf<'returned' | 'neither'>,
): Promise<StatementLine> {
  const { db } = context;
  const wanted =
    decision.what === 'returned' ? await requireLine(transaction, context, decision.line) : null;
  const isDecided = line.decided_by !== null && line.state === 'set_aside';
  if (isDecided && line.pair === (wanted?.id ?? null)) return line;
  const isFree = wanted && (wanted.pair === null || wanted.pair === line.id);
  if (wanted && !(isFree && isOfSum(line, wanted))) throw new AppError('invalid_transition');
  const before = line.pair ? await readLine(transaction, db, line.pair) : null;
  if (before && before.id !== wanted?.id) release(transaction, db, before);
  if (wanted) pairLines(transaction, db, line, wanted);
  const update = {
    state: 'set_aside',
    pair: wanted?.id ?? null,
    decided_by: decision.adminEmail,
  } as const;
  updateLine(transaction, db, line.id, update);
  recordAudit(context, transaction, { adminEmail: decision.adminEmail, action }, context.now());
  return { ...line, ...update };
}

/**
 * Makes an outgoing line the line of a refund that a treasurer recorded. As payments are never changed, the refund is
 * reversed and recorded anew from the line. The member is not mailed again.
 */
async function giveToRefund(
  context: ServerContext,
  transaction: Transaction,
  line: StatementLine,
  { adminEmail: by, member_id, payment_id }: DecisionOf<'refund'>,
): Promise<StatementLine> {
  const { db } = context;
  const now = context.now();
  const member = await requireMember(transaction, db, member_id);
  const stored = await readPayments(transaction, db, member_id);
  const refund = stored.find(({ id }) => id === payment_id);
  if (!refund) throw new AppError('payment_not_found');
  const isDone = stored.some(({ id }) => id === paymentIdOf(line, line.uses, refund));
  if (line.state === 'used' && isDone) return line;
  const charge = await readCharge(transaction, db, member, refund.request_number);
  const isReversed = stored.some(({ id }) => id === reversalIdOf(refund.id));
  const isThat =
    refund.kind === 'out' &&
    refund.source === 'recorded' &&
    refund.reverses === null &&
    refund.amount === line.left &&
    refund.currency === line.currency;
  if (!charge || !isThat || isReversed || line.state === 'used' || line.pair) {
    throw new AppError('invalid_transition');
  }
  const payment: Payment = {
    ...refund,
    id: paymentIdOf(line, line.uses + 1, refund),
    way: line.way,
    source: 'line',
    reference: line.bank_id ?? refund.reference,
    day: line.day,
    at: timestampOf(now),
    by,
    line_id: line.id,
  };
  const rows = [reversalOf(refund, { by, now, reason: 'on_statement' }), payment];
  const update = usedFor(line, [member_id], by);
  updateLine(transaction, db, line.id, update);
  writePayments(context, transaction, [[charge, rows]], { by, action, now });
  return { ...line, ...update };
}
