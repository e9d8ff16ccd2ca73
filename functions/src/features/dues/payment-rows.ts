import { clubDay } from '@fanclub/contract/club/club-day';
import type { Money } from '@fanclub/contract/money/amounts';
import { openOf, wholeOf } from '@fanclub/contract/money/due';
import {
  effectOf,
  isMoney,
  type PaymentKind,
  type PaymentSource,
  type PaymentWay,
  type ReversalReason,
} from '@fanclub/contract/money/payments';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { type Payment, reversalIdOf } from '#repositories/payments';

/** The functions of this file are pure. Their callers read the member and write the payments in one transaction. */

type Application = Pick<Member, 'request_number' | 'season'>;

const ofApplication = ({ request_number, season }: Application) => ({ request_number, season });

/** Returns the way of payment that the member chose in the application. */
function wayOf({ payment_method: method, euro_payment_method: service }: Member): PaymentWay {
  return method === 'rial' ? 'card_transfer' : (service ?? 'other');
}

/** Returns the fields of a payment of this amount that follow from the application. */
function fieldsFrom(member: Member, money: Money) {
  const { payment_note: note, transfer_number: reference } = member;
  return {
    kind: 'in',
    ...money,
    rate: member.payment_method === 'rial' ? member.exchange_rate : null,
    way: wayOf(member),
    evidence: note ? 'note' : member.receipt_upload ? 'receipt' : null,
    reference,
    note,
    ...ofApplication(member),
    line_id: null,
    reverses: null,
    reason: null,
    receipt: randomId(),
  } as const;
}

/**
 * Sources of payments that somebody has really seen: recorded by a treasurer, on a bank statement, or moved from
 * another application.
 */
const seenSources: readonly PaymentSource[] = ['recorded', 'line', 'moved'];

export const isSeen = ({ kind, source }: Payment) => kind === 'in' && seenSources.includes(source);

/**
 * Returns the token of the club's receipt for a payment that still counts. There is one for money that came in and was
 * neither moved nor imported.
 */
export const clubReceiptOf = (
  { reverses, receipt }: Pick<Payment, 'reverses' | 'receipt'>,
  isReversed: boolean,
) => (reverses === null && !isReversed ? receipt : null);

/** Returns the payments that admins confirmed by a receipt or a note, and that no bank statement has shown. */
export function confirmedAmong(rows: readonly Payment[]): Payment[] {
  return rows.filter((row) => row.kind === 'in' && !isSeen(row));
}

/**
 * Returns the payment that a confirmation writes, of the unpaid amount, or of the price in euro if no amount in rial is
 * known. The id contains the row's version. So the second of two concurrent confirmations finds the payment of the
 * first, and a confirmation after a reversal gets a new id.
 */
export function confirmation(
  member: Member,
  { by, now, source, way }: { by: string; now: Date; source: PaymentSource; way?: PaymentWay },
): Payment {
  return {
    id: `confirmed_${member.request_number}_${member.version}`,
    ...fieldsFrom(member, openOf(member) ?? wholeOf(member)),
    ...(way && { way }),
    source,
    day: clubDay(now),
    at: timestampOf(now),
    by,
  };
}

/**
 * Returns the reversal of a payment, with the same receipt: a payment of the same amount in the other direction, or, if
 * no money moved, one of the same kind that takes its amount back. If the payment came from a line of a bank statement, no
 * money moves on the day of the reversal, so the reversal has the day of the line: the payments of any period then add up
 * to what the bank says.
 */
export function reversalOf(
  payment: Payment,
  why: { by: string | null; now: Date; reason: ReversalReason; note?: string },
): Payment {
  const { by, now, reason, note = null } = why;
  return {
    ...payment,
    id: reversalIdOf(payment.id),
    kind: oppositeOf(payment.kind),
    by,
    reason,
    note,
    reference: null,
    evidence: null,
    day: payment.line_id ? payment.day : clubDay(now),
    at: timestampOf(now),
    reverses: payment.id,
    ...(payment.way === 'cash' && payment.by && { taken_by: payment.by }),
  };
}

const oppositeOf = (kind: PaymentKind): PaymentKind =>
  isMoney(kind) ? (kind === 'in' ? 'out' : 'in') : kind;

/** Returns the payments of this application that are neither reversed nor reversals. */
export function unreversed(rows: readonly Payment[], { request_number }: Application): Payment[] {
  const reversed = new Set(rows.map(({ reverses }) => reverses));
  return rows.filter(
    (row) =>
      row.request_number === request_number && row.reverses === null && !reversed.has(row.id),
  );
}

/** Returns the note of the latest waiver or reduction of this application that was not reversed; null if there is none. */
export function reductionReasonOf(
  rows: readonly Payment[],
  application: Application,
): string | null {
  const lowering = unreversed(rows, application).filter(
    ({ kind }) => effectOf[kind].sum === 'waived',
  );
  return lowering.sort((a, b) => b.at.toMillis() - a.at.toMillis())[0]?.note ?? null;
}
