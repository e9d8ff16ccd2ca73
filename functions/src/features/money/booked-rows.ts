import { clubDay } from '@fanclub/contract/club/club-day';
import type { RouteBody } from '@fanclub/contract/http/route';
import { type Currency, limitsOf, type Money } from '@fanclub/contract/money/amounts';
import { countedOf, dueOf, openOf, owedBackOf } from '@fanclub/contract/money/due';
import { type Adjustment, type Direction, effectOf } from '@fanclub/contract/money/payments';
import type { bookMoney } from '@fanclub/contract/money/routes';
import type { ClubSettings } from '@fanclub/contract/settings/settings';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { reversalOf, unreversed } from '#features/dues/payment-rows';
import { type Charge, readCharge, type Wanted } from '#features/dues/read-charge';
import { AppError, invalidFields } from '#platform/app-error';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { applicationDoc } from '#repositories/applications';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';
import { type Payment, readPayments, reversalIdOf } from '#repositories/payments';

export type WaiveLimits = Pick<ClubSettings, 'waive_most' | 'waive_most_rial'>;

/** What a treasurer wants to book. */
export type Booking = RouteBody<typeof bookMoney> & {
  adminEmail: string;
  memberId: string;
  /** The id that the browser chose. A repeated call has the same id. */
  paymentId: string;
};
type BookingOf<What extends Booking['what']> = Extract<Booking, { what: What }>;

/** The member of a booking with all payments, as read in its transaction. */
export interface Books {
  transaction: Transaction;
  db: Firestore;
  member: Member;
  stored: readonly Payment[];
  by: string;
  now: Date;
}

/** The payments of a booking, each with the application that it is for. A move has two. */
export type Rows = readonly [Row, Row?];
type Row = readonly [Charge, Payment];

/** Returns the payments that a booking writes. The function reads, and writes nothing. */
export function bookedRows(books: Books, booking: Booking): Promise<Rows> {
  switch (booking.what) {
    case 'reverse':
      return reversed(books, booking);
    case 'move':
      return moved(books, booking);
    case 'settle':
      return moved(books, { ...booking, to: booking.memberId });
    case 'in':
    case 'out':
      return recorded(books, booking);
    default:
      return adjusted(books, booking);
  }
}

/** Returns the id of the first payment that a booking writes. */
export function firstIdOf(booking: Booking): string {
  if (booking.what === 'reverse') return reversalIdOf(booking.reverses);
  const isMoved = booking.what === 'move' || booking.what === 'settle';
  return isMoved ? movedIds(booking.paymentId).out : booking.paymentId;
}

const movedIds = (id: string) => ({ out: `moved_out_${id}`, in: `moved_in_${id}` });

/** True for a payment that a move wrote. A payment that a treasurer recorded never has such an id. */
const isMove = ({ id }: Payment) => /^moved_(in|out)_/.test(id);

/** Returns the id of the outgoing payment of a move; any other id is returned as it is. */
export const movedOutOf = (id: string) => id.replace(/^moved_in_/, 'moved_out_');

const movedInOf = (id: string) => id.replace(/^moved_out_/, 'moved_in_');

/**
 * Returns a payment that a treasurer has seen. Throws `validation_error` if the member has no application with the
 * number, or if more would be paid back than was received for it in that currency.
 */
async function recorded(
  books: Books,
  { what: kind, paymentId: id, amount, currency, way, day, ...said }: BookingOf<Direction>,
): Promise<Rows> {
  const charge = await requireCharge(
    { ...books, field: 'request_number' },
    said.request_number ?? { direction: kind, currency },
  );
  const { application } = charge;
  if (kind === 'out' && amount > countedOf(application)[currency]) {
    throw invalidFields({ amount: 'number_out_of_range' });
  }
  const payment: Payment = {
    ...fieldsOf(books, application),
    id,
    kind,
    amount,
    currency,
    way,
    day,
    reference: said.reference?.trim() || null,
    note: said.note?.trim() ?? null,
    source: 'recorded',
    receipt: kind === 'in' ? randomId() : null,
  };
  return [[charge, payment]];
}

/**
 * Returns a booking that moves no money. Throws `validation_error` if the member has no application with the number, or
 * if the amount is more than what the kind can take: what is open for `waived`, what is due for `reduced`, and what the
 * club owes back for `kept` and `donation`.
 */
async function adjusted(
  books: Books,
  { what: kind, paymentId: id, amount, currency, reason, ...said }: BookingOf<Adjustment>,
): Promise<Rows> {
  const direction = effectOf[kind].sum === 'kept' ? 'out' : 'in';
  const charge = await requireCharge(
    { ...books, field: 'request_number' },
    said.request_number ?? { direction, currency },
  );
  if (amount > mostOf(kind, charge.application, currency)) {
    throw invalidFields({ amount: 'number_out_of_range' });
  }
  const own = fieldsOf(books, charge.application);
  const money = { kind, amount, currency, way: 'other', source: 'recorded' } as const;
  const note = reason.trim();
  const receipt = kind === 'donation' ? randomId() : null;
  const row = { ...own, ...money, id, day: clubDay(books.now), reference: null, note, receipt };
  return [[charge, row]];
}

/** Returns the greatest amount that a booking of this kind can have. It has no limit if the amount due is not known. */
function mostOf(kind: Adjustment, application: Member, currency: Currency): number {
  if (effectOf[kind].sum === 'kept') return owedBackIn(application, currency);
  const most = kind === 'waived' ? openOf(application) : dueOf(application);
  if (!most) return currency === 'IRR' ? Number.POSITIVE_INFINITY : 0;
  return most.currency === currency ? most.amount : 0;
}

const owedBackIn = (application: Member, currency: Currency) =>
  owedBackOf(application).find((each) => each.currency === currency)?.amount ?? 0;

/**
 * Returns both payments of a move. Each has the request number of the other application as its reference. Throws
 * `validation_error` if the amount is more than the club owes the giver or what the taker has not paid, or if somebody
 * has no application with the number, and `invalid_transition` if both are the same application or the taker's
 * application is rejected.
 */
async function moved(
  books: Books,
  { paymentId, to, amount, currency, ...numbers }: Omit<BookingOf<'move'>, 'what'>,
): Promise<Rows> {
  const { transaction, db, member, now } = books;
  const giver = await requireCharge(
    { ...books, field: 'from_request_number' },
    numbers.from_request_number ?? { direction: 'out', currency },
  );
  const taking = to === member.id ? member : await requireMember(transaction, db, to);
  const taker = await requireCharge(
    { ...books, member: taking, field: 'to_request_number' },
    numbers.to_request_number ?? { direction: 'in', currency },
  );
  const { application: given } = giver;
  const { application: taken } = taker;
  const isSame = given.request_number === taken.request_number;
  if (isSame || taken.request_status === 'rejected') throw new AppError('invalid_transition');
  refuseTooMuch(given, taken, { amount, currency });
  const both = { amount, currency, source: 'moved', way: 'other', note: null } as const;
  const rowOf = (id: string, kind: Direction, own: Member, other: Member): Payment => ({
    ...fieldsOf(books, own),
    ...both,
    id,
    kind,
    day: clubDay(now),
    reference: other.request_number,
  });
  const ids = movedIds(paymentId);
  return [
    [giver, rowOf(ids.out, 'out', given, taken)],
    [taker, rowOf(ids.in, 'in', taken, given)],
  ];
}

/**
 * Returns the reversal of a payment; of a move, those of both payments. Throws `payment_not_found`, and
 * `invalid_transition` if the payment is a reversal, if its money has been paid back since, or if one of the two members
 * of a move was deleted.
 */
async function reversed(books: Books, { reverses, reason }: BookingOf<'reverse'>): Promise<Rows> {
  const { transaction, db, stored, by, now } = books;
  const payment = stored.find(({ id }) => id === reverses);
  if (!payment) throw new AppError('payment_not_found');
  const why = { by, now, reason: 'other', note: reason.trim() } as const;
  const reverse = async ({ member, stored: rows }: Payer, row: Payment): Promise<Row> => {
    const charge = await readCharge(transaction, db, member, row.request_number);
    if (!charge || !mayBeReversed(charge.application, rows, row)) {
      throw new AppError('invalid_transition');
    }
    return [charge, reversalOf(row, why)];
  };
  if (!isMove(payment)) return [await reverse(books, payment)];
  const other = await readOtherOf(books, payment);
  const oppositeId = payment.kind === 'out' ? movedInOf(payment.id) : movedOutOf(payment.id);
  const opposite = other.stored.find(({ id }) => id === oppositeId);
  if (!opposite) throw new AppError('invalid_transition');
  return [await reverse(books, payment), await reverse(other, opposite)];
}

type Payer = Pick<Books, 'member' | 'stored'>;

/** Reads the other member of a move, who may be the same one. */
async function readOtherOf(books: Books, { reference }: Payment): Promise<Payer> {
  const { transaction, db } = books;
  const uid = (await transaction.get(applicationDoc(db, reference ?? ''))).data()?.member;
  if (!uid) throw new AppError('invalid_transition');
  if (uid === books.member.id) return books;
  const member = await requireMember(transaction, db, uid);
  return { member, stored: await readPayments(transaction, db, uid) };
}

async function requireCharge(
  { transaction, db, member, field }: Books & { field: string },
  wanted: Wanted,
): Promise<Charge> {
  const charge = await readCharge(transaction, db, member, wanted);
  if (!charge) throw invalidFields({ [field]: 'invalid_value' });
  return charge;
}

/** Returns the fields of a new payment that follow from its application and from who books it. */
export const fieldsOf = (
  { by, now }: Pick<Books, 'by' | 'now'>,
  { request_number, season }: Member,
) => ({
  request_number,
  season,
  by,
  at: timestampOf(now),
  rate: null,
  evidence: null,
  line_id: null,
  reverses: null,
  reason: null,
  receipt: null,
});

/**
 * True if a new payment, with all that was waived and reduced of its application before, is more than one person may waive
 * alone. The sum counts, so that nobody stays below the limit in small steps.
 */
export const isAboveLimit = (
  { waived }: Pick<Member, 'waived'>,
  { kind, amount, currency }: Pick<Payment, 'kind' | 'amount' | 'currency'>,
  { waive_most, waive_most_rial }: WaiveLimits,
): boolean =>
  effectOf[kind].sum === 'waived' &&
  (waived?.[currency] ?? 0) + amount > limitsOf(waive_most, waive_most_rial)[currency];

function refuseTooMuch(giver: Member, taker: Member, { amount, currency }: Money): void {
  const owed = owedBackIn(giver, currency);
  const open = openOf(taker);
  const isTooMuch = amount > owed || open?.currency !== currency || amount > open.amount;
  if (isTooMuch) throw invalidFields({ amount: 'number_out_of_range' });
}

/** True if a payment is neither reversed nor a reversal, and its money has not been paid back since. */
function mayBeReversed(application: Member, stored: readonly Payment[], payment: Payment): boolean {
  const isThere =
    payment.kind !== 'in' || countedOf(application)[payment.currency] >= payment.amount;
  return isThere && unreversed(stored, application).includes(payment);
}
