import { pick } from '@fanclub/contract/members/by-name';
import type { Pairing, ShownLine } from '@fanclub/contract/statements/lines';
import type { Firestore } from 'firebase-admin/firestore';
import { unreversed } from '#features/dues/payment-rows';
import type { Member } from '#repositories/member';
import { findMembers } from '#repositories/members';
import { type Payment, readPaymentsOf } from '#repositories/payments';
import { kindOf, linesById, type StatementLine } from '#repositories/statement-lines';
import { findFits } from './settle-outgoing.ts';

const shownFields = [
  'id',
  'state',
  'day',
  'direction',
  'amount',
  'left',
  'currency',
  'way',
  'payer',
  'text',
  'bank_id',
  'perhaps_same',
  'note',
] as const;

export function presentLine(line: StatementLine): ShownLine {
  return {
    ...pick(line, shownFields),
    kind: kindOf(line),
    imported_at: line.imported_at.toDate().toISOString(),
  };
}

/**
 * Returns what a line has to do with lines of the other direction: its pair, with the payments that are still recorded
 * from the incoming one, or what an outgoing line may be. Undefined if there is nothing.
 */
export async function pairingOf(db: Firestore, line: StatementLine): Promise<Pairing | undefined> {
  const nothing: Pairing = { pair: null, payments: [], lines: [], refunds: [] };
  if (line.pair) {
    const stored = (await linesById(db, [line.pair])).get(line.pair);
    if (!stored) return undefined;
    const pair = { id: line.pair, ...stored };
    const payments = await paymentsFrom(db, line.direction === 'in' ? line : pair);
    return { ...nothing, pair: presentLine(pair), payments };
  }
  if (line.direction === 'in' || line.state === 'used') return undefined;
  const { lines, refunds } = await findFits(db, line);
  if (lines.length + refunds.length === 0) return undefined;
  return {
    ...nothing,
    lines: lines.map(presentLine),
    refunds: refunds.map(({ member, payment }) => ({
      ...presentOf(member, payment),
      day: payment.day,
    })),
  };
}

const presentOf = (member: Member, { id, request_number }: Payment) => ({
  member_id: member.id,
  ...pick(member, ['first_name', 'last_name']),
  request_number,
  payment_id: id,
});

/** Returns the payments that are recorded from a line and not reversed. */
async function paymentsFrom(db: Firestore, { id, member_ids }: StatementLine) {
  const members = [...(await findMembers(db, member_ids)).values()];
  const stored = await Promise.all(members.map((member) => readPaymentsOf(db, member.id)));
  return members.flatMap((member, i) => {
    const rows = stored[i] ?? [];
    return rows
      .filter((row) => row.line_id === id && unreversed(rows, row).includes(row))
      .map((row) => presentOf(member, row));
  });
}
