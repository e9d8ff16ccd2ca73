import type { ReviewItem } from '@fanclub/contract/members/review-items';
import type { Transaction } from 'firebase-admin/firestore';
import { writeAccount } from '#features/dues/write-account';
import { findUndelivered } from '#features/mail/find-undelivered';
import type { ServerContext } from '#platform/context';
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
  mailId: string;
  kind: RequestMailKind;
  /** Further fields of the row to write. */
  more: Partial<MemberDocument>;
  /** The items that the audit row names. */
  audited: ReviewItem[];
}

/**
 * Writes a request to a member, its mail and the audit row, and deletes the mail of the previous request if that mail
 * still waits. Reads before it writes. Returns the changed member.
 */
export async function writeRequest(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  { adminEmail, items, note, mailId, kind, more, audited }: Wanted,
): Promise<Member> {
  const { db } = context;
  const now = context.now();
  const undelivered = await findUndelivered(context, transaction, member.requested);
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
