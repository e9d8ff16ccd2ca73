import { clubDay } from '@fanclub/contract/brand/club-day';
import type { Money } from '@fanclub/contract/money/amounts';
import { openOf, owedBackOf } from '@fanclub/contract/money/due';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Charge, readCharge, type Wanted } from '#features/dues/application-of';
import { reversalOf } from '#features/dues/payment-rows';
import { findUndelivered } from '#features/mail/find-undelivered';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';
import { type Payment, readPayments } from '#repositories/payments';
import { requestNumberDoc } from '#repositories/request-numbers';
import { type Moved, mayBeReversed, type Reversal } from './record-payment.ts';
import { buildSettlementMail, settlementMailId } from './settlement-mail.ts';
import { writePayments } from './write-payments.ts';

interface Move extends Money {
  adminEmail: string;
  /** The id that the browser chose. The ids of both payments are derived from it. */
  moveId: string;
  from: string;
  /** Request number of the giver's application; if absent, the application with the oldest surplus in the currency. */
  fromNumber?: string | undefined;
  to: string;
  /** Request number of the taker's application; if absent, the application with the oldest open due in the currency. */
  toNumber?: string | undefined;
}

/**
 * Moves an overpayment to another application, of another member or of the same one. One transaction writes an outgoing
 * payment of the first application, an incoming payment of the second one, and for each the changed row and an audit
 * row. A repeated call finds the payment by its id and writes nothing. A move between two applications of one member is
 * a settlement, and the member is mailed about it. No mail is sent about a move to another member, because treasurers
 * have talked to both. Throws `validation_error` if the amount is more than what the club owes the giver or what the
 * taker has not paid, or if somebody has no application with the number, and `invalid_transition` if both are the same
 * application or the taker's application is rejected.
 */
export function movePayment(context: ServerContext, wanted: Move): Promise<Moved> {
  const keys = [`member:${wanted.from}`, `member:${wanted.to}`];
  return context.mutex.run([...new Set(keys)], () =>
    inTransaction(context.db, (transaction) => moveIn(context, transaction, wanted)),
  );
}

async function moveIn(
  context: ServerContext,
  transaction: Transaction,
  { adminEmail: by, moveId, from, fromNumber, to, toNumber, amount, currency }: Move,
): Promise<Moved> {
  const { db } = context;
  const now = context.now();
  const money = { amount, currency };
  const member = await requireMember(transaction, db, from);
  const stored = await readPayments(transaction, db, from);
  const before = stored.find(({ id }) => id === movedIds(moveId).out);
  if (before) return { payment: before, member };
  const giver = await requireCharge(
    { transaction, db, field: 'from_request_number' },
    member,
    fromNumber ?? { kind: 'out', currency },
  );
  const taker = await requireCharge(
    { transaction, db, field: 'to_request_number' },
    from === to ? member : await requireMember(transaction, db, to),
    toNumber ?? { kind: 'in', currency },
  );
  const { application: given } = giver;
  const { application: taken } = taker;
  const isSame = given.request_number === taken.request_number;
  if (isSame || taken.request_status === 'rejected') throw new AppError('invalid_transition');
  refuseTooMuch(given, taken, money);
  const rows = rowsOf(given, taken, { ...money, moveId, by, now });
  const words = { by, action: 'move_payment', now } as const;
  const after = writeBoth(context, transaction, [giver, rows.out], [taker, rows.in], words);
  if (from === to) {
    const id = settlementMailId(context, from, rows.out.id);
    const seasons = { from: given.season, to: taken.season };
    const mail = buildSettlementMail(after, { ...money, ...seasons }, { id, now });
    transaction.create(mailDoc(db, id), mail);
  }
  return { payment: rows.out, member: after };
}

async function requireCharge(
  { transaction, db, field }: { transaction: Transaction; db: Firestore; field: string },
  member: Member,
  wanted: Wanted,
): Promise<Charge> {
  const charge = await readCharge(transaction, db, member, wanted);
  if (!charge) throw invalidFields({ [field]: 'invalid_value' });
  return charge;
}

/**
 * Writes a payment for each of two applications. If both are of one member, the second write gets the member that the
 * first write has changed. Returns the first application's member.
 */
function writeBoth(
  context: ServerContext,
  transaction: Transaction,
  [first, one]: [Charge, Payment],
  [second, other]: [Charge, Payment],
  words: Parameters<typeof writePayments>[4],
): Member {
  const member = writePayments(context, transaction, first, [one], words);
  if (first.present.id !== second.present.id) {
    writePayments(context, transaction, second, [other], words);
    return member;
  }
  const isPresent = second.application.request_number === member.request_number;
  const application = isPresent ? member : second.application;
  return writePayments(context, transaction, { present: member, application }, [other], words);
}

const movedIds = (moveId: string) => ({ out: `moved_out_${moveId}`, in: `moved_in_${moveId}` });

function refuseTooMuch(giver: Member, taker: Member, { amount, currency }: Money): void {
  const owed = owedBackOf(giver).find((each) => each.currency === currency)?.amount ?? 0;
  const open = openOf(taker);
  const isTooMuch = amount > owed || open?.currency !== currency || amount > open.amount;
  if (isTooMuch) throw invalidFields({ amount: 'number_out_of_range' });
}

/** Returns both payments of a move. Each has the request number of the other application as its reference. */
function rowsOf(
  giver: Member,
  taker: Member,
  { moveId, by, now, ...money }: Money & { moveId: string; by: string; now: Date },
): { out: Payment; in: Payment } {
  const both = {
    ...money,
    source: 'moved',
    way: 'other',
    rate: null,
    evidence: null,
    note: null,
    line_id: null,
    reverses: null,
    reason: null,
    day: clubDay(now),
    at: timestampOf(now),
    by,
  } satisfies Partial<Payment>;
  const of = ({ request_number, season }: Member) => ({ request_number, season });
  const ids = movedIds(moveId);
  return {
    out: { ...both, id: ids.out, kind: 'out', ...of(giver), reference: taker.request_number },
    in: { ...both, id: ids.in, kind: 'in', ...of(taker), reference: giver.request_number },
  };
}

/**
 * Reverses a move: both payments or none. A repeated call finds the reversal. Throws `payment_not_found`, and
 * `invalid_transition` if one of the two members was deleted, or if the moved money was paid back since. If the mail
 * about a settlement still waits, it is deleted.
 */
export function takeBackMove(context: ServerContext, wanted: Reversal): Promise<Moved> {
  return context.mutex.run([`member:${wanted.memberId}`], () =>
    inTransaction(context.db, (transaction) => takeBackIn(context, transaction, wanted)),
  );
}

async function takeBackIn(
  context: ServerContext,
  transaction: Transaction,
  { adminEmail: by, memberId, paymentId, reason: note }: Reversal,
): Promise<Moved> {
  const { db } = context;
  const now = context.now();
  const member = await requireMember(transaction, db, memberId);
  const stored = await readPayments(transaction, db, memberId);
  const payment = stored.find(({ id }) => id === paymentId);
  if (!payment) throw new AppError('payment_not_found');
  const before = stored.find(({ reverses }) => reverses === paymentId);
  if (before) return { payment: before, member };
  const lock = await transaction.get(requestNumberDoc(db, payment.reference ?? ''));
  const uid = lock.data()?.uid;
  const other = uid === memberId ? member : uid ? await requireMember(transaction, db, uid) : null;
  const others =
    other?.id === memberId ? stored : uid ? await readPayments(transaction, db, uid) : [];
  const opposite = others.find(({ id }) => id === oppositeOf(payment));
  if (!other || !opposite) throw new AppError('invalid_transition');
  const [own, theirs] = [
    await readCharge(transaction, db, member, payment.request_number),
    await readCharge(transaction, db, other, opposite.request_number),
  ];
  const mayGoBack = (charge: Charge | null, rows: Payment[], row: Payment): charge is Charge =>
    charge !== null && mayBeReversed(charge.application, rows, row);
  if (!mayGoBack(own, stored, payment) || !mayGoBack(theirs, others, opposite)) {
    throw new AppError('invalid_transition');
  }
  const mailId = settlementMailId(context, memberId, movedOutOf(payment));
  const undelivered = await findUndelivered(context, transaction, { mail_id: mailId });
  const why = { by, now, reason: 'other', note } as const;
  const words = { by, action: 'reverse_payment', now } as const;
  const reversal = reversalOf(payment, why);
  const both = [theirs, reversalOf(opposite, why)] satisfies [Charge, Payment];
  const after = writeBoth(context, transaction, [own, reversal], both, words);
  if (undelivered) transaction.delete(mailDoc(db, undelivered));
  return { payment: reversal, member: after };
}

/** True for the id of a payment that a move wrote. A payment that a treasurer recorded never has such an id. */
export const isMove = (paymentId: string) => /^moved_(in|out)_/.test(paymentId);

/** Returns the id of the other payment of a move. */
function oppositeOf({ id, kind }: Pick<Payment, 'id' | 'kind'>): string {
  return kind === 'out'
    ? id.replace(/^moved_out_/, 'moved_in_')
    : id.replace(/^moved_in_/, 'moved_out_');
}

/** Returns the id of the outgoing payment of a move. */
const movedOutOf = ({ id }: Pick<Payment, 'id'>) => id.replace(/^moved_in_/, 'moved_out_');
