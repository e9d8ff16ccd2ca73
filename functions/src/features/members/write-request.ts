import type { ReviewItem } from '@fanclub/contract/members/review-items';
import type { Transaction } from 'firebase-admin/firestore';
import { writeAccount } from '#features/dues/write-account';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import type { RequestMailKind } from '#repositories/application';
import { recordAudit } from '#repositories/audit';
import { mailDoc } from '#repositories/mails';
import type { Member, MemberDocument } from '#repositories/member';
import { recordChange } from './record-change.ts';
import { buildRequestMail } from './request-mail.ts';

interface Wanted {
  adminEmail: string;
  items: ReviewItem[];
  note: string | null;
  /** The id of the mail of the previous request, if that mail still waits (`findUndelivered`). */
  undelivered: string | null;
  kind: RequestMailKind;
  /** Further fields of the row to write. */
  more: Partial<MemberDocument>;
  /** The items that the audit row names. */
  audited: ReviewItem[];
}

/**
 * Writes a request to a member, its mail and the audit row, and deletes the mail of the previous request if that mail
 * still waits. Only writes, so that one transaction can ask several members. Returns the changed member.
 */
export function writeRequest(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  { adminEmail, items, note, undelivered, kind, more, audited }: Wanted,
): Member {
  const { db } = context;
  const now = context.now();
  const mailId = randomId();
  const requested = { at: timestampOf(now), items, note, mail_id: mailId };
  const update = { requested, ...recordChange(member, ['requested']), ...more };
  const asked = writeAccount(transaction, db, member, { update, now });
  if (undelivered) transaction.delete(mailDoc(db, undelivered));
  const mail = buildRequestMail(member, requested, { id: mailId, now }, kind);
  transaction.create(mailDoc(db, mailId), mail);
  const entry = { adminEmail, action: 'request_items', memberId: member.id } as const;
  recordAudit(context, transaction, { ...entry, fields: audited }, now);
  return asked;
}
