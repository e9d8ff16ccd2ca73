import { pick } from '@fanclub/contract/members/by-name';
import { begunItems } from '@fanclub/contract/members/review-items';
import { parsePromoRecord } from '@fanclub/contract/promo/promo-record';
import type { AdminRole } from '@fanclub/contract/roles';
import type { Transaction } from 'firebase-admin/firestore';
import { alignAccountEmail } from '#features/accounts/align-account-email';
import { tellFormerAddress, watchEmailChanges } from '#features/accounts/former-address';
import { moveEmail, readEmailMove } from '#features/accounts/move-email';
import { readCardsAfter } from '#features/cards/cards-after';
import { writeAccount } from '#features/dues/write-account';
import { recordChange, refuseIfOutdated } from '#features/members/record-change';
import { flagsWith } from '#features/members/review-flags';
import { readFamily, writeFamily } from '#features/members/write-family';
import { moneyOfEdit } from '#features/money/money-change';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { recordAudit } from '#repositories/audit';
import { writeCards } from '#repositories/cards';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';
import { readPayments } from '#repositories/payments';
import { promoCodeDoc } from '#repositories/promo-codes';
import { findSimilarMembers } from '#repositories/similar-members';
import { readRestAsked } from './ask-for-rest.ts';
import { type MemberChanges, needsPromoRecord, planUpdate } from './plan-update.ts';
import { readSharing } from './prices-after.ts';

export interface UpdateRequest {
  adminEmail: string;
  adminRole: AdminRole;
  memberId: string;
  changes: MemberChanges;
  /** The version of the row that the admin's page showed, if the call names one. */
  version: number | undefined;
}

/**
 * Changes fields of a member and writes the audit row in one transaction. The member's dependants get the new e-mail
 * and language too. A new e-mail changes the lock in that transaction and the Auth account after it. If the process
 * dies before the account is changed, the member has `account: pending` until a repeated call completes the change.
 * After a complete change, a repeated call changes nothing. The transaction also creates the mail to the former e-mail.
 */
export function updateMember(context: ServerContext, request: UpdateRequest): Promise<Member> {
  return context.mutex.run([`member:${request.memberId}`], async () => {
    const { member, isMoved } = await inTransaction(context.db, (transaction) =>
      updateIn(context, transaction, request),
    );
    if (isMoved) await watchEmailChanges(context, request.adminEmail);
    return request.changes.email === undefined ? member : alignAccountEmail(context, member.id);
  });
}

async function updateIn(
  context: ServerContext,
  transaction: Transaction,
  request: UpdateRequest,
): Promise<{ member: Member; isMoved: boolean }> {
  const { changes } = request;
  const now = context.now();
  const member = await requireMember(transaction, context.db, request.memberId);
  const promo = needsPromoRecord(member, changes)
    ? await readPromo(context, transaction, member.promo_code)
    : null;
  const relatives = await readSharing(context, transaction, member, changes.pack_type);
  const { fields, update } = planUpdate(member, changes, { promo, relatives });
  // A repeated call returns before the check of the version, because it names the version from before the first call.
  if (fields.length === 0) return { member, isMoved: false };
  const isMoved = fields.includes('email');
  // Whoever owns the e-mail can sign in as the member, so only owners may change it after a decision. This holds after
  // a rejection too, because a reviewer could otherwise reject a member, change the e-mail and approve again.
  const isDecided = member.is_approved || member.decided_at !== null;
  if (isMoved && isDecided && request.adminRole !== 'owner') {
    throw new AppError('role_not_allowed');
  }
  refuseIfOutdated(member, request.version);
  const move =
    isMoved && changes.email !== undefined
      ? await readEmailMove(context, transaction, member, changes.email)
      : null;
  const family = await readFamily(transaction, context.db, member);
  const { adminEmail } = request;
  const stored = fields.includes('is_paid')
    ? await readPayments(transaction, context.db, member.id)
    : [];
  const after = { ...member, ...update };
  const isRenamed = begunItems.some((field) => fields.includes(field));
  const similar = isRenamed && { similar_to: await findSimilarMembers(context.db, after) };
  const money = moneyOfEdit(member, after, changes.is_paid, stored, { by: adminEmail, now });
  const cards = await readCardsAfter(context, transaction, {
    before: member,
    after,
    by: adminEmail,
    now,
  });
  // `update` comes last: if the admin set `is_paid`, that value is stored even if nothing is due.
  const changed = { ...money.fields, ...update };
  const rest = await readRestAsked(context, transaction, member, { ...member, ...changed }, now);
  const reviewed = [...fields.filter((field) => field !== 'language'), ...Object.keys(rest.update)];
  const whole = {
    ...changed,
    ...rest.update,
    ...(similar && { ...similar, ...flagsWith(member, similar) }),
    ...(reviewed.length > 0 && recordChange(member, reviewed)),
    ...(move && moveEmail(transaction, move, now)),
    ...(move && tellFormerAddress(context, transaction, member, { now, own: false })),
  };
  const payments = money.rows;
  const written = writeAccount(transaction, context.db, member, { update: whole, payments, now });
  const given = pick(after, ['email', 'language']);
  writeFamily(transaction, context.db, { family, given });
  writeCards(transaction, context.db, cards);
  rest.write();
  const entry = { adminEmail, action: 'update', memberId: member.id } as const;
  recordAudit(context, transaction, { ...entry, fields }, now);
  return { member: written, isMoved };
}

async function readPromo(context: ServerContext, transaction: Transaction, code: string | null) {
  if (!code) return null;
  const row = await transaction.get(promoCodeDoc(context.db, code));
  return parsePromoRecord(row.data());
}
