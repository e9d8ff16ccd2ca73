import { type AuditActionOf, auditViewWindowMs } from '@fanclub/contract/audit/actions';
import type { ServerContext } from '#platform/context';
import type { Timestamp } from '#platform/time';
import {
  type AuditEntry,
  auditAbout,
  auditMemberHash,
  auditOfAction,
  writeAuditOnce,
} from './audit.ts';
import { inOrderOf } from './pages.ts';

/**
 * Writes an audit row about data that are sent to an admin, once for each time window. `about` says which data. A
 * service awaits this call before it sends the data, so that no view goes unrecorded.
 */
export async function writeOnceInWindow(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  entry: AuditEntry,
  about: string | undefined,
  now: Date,
): Promise<void> {
  const window = Math.floor(now.getTime() / auditViewWindowMs);
  const what = [window, entry.action, about, entry.adminEmail].join(' ');
  await writeAuditOnce(context, context.keyedHash('audit-view', what), entry, now);
}

interface View {
  adminEmail: string;
  /** Absent if the view shows many members at once. */
  memberId?: string;
  action: AuditActionOf<'views'>;
}

/** Records that an admin viewed a part of a member's data. */
export const writeView = (
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  view: View,
  now: Date,
): Promise<void> => writeOnceInWindow(context, view, view.memberId, now);

/** Reads when an admin last viewed this part of a member's data; null if never. */
export async function findLastView(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  { adminEmail, memberId, action }: View & { memberId: string },
): Promise<Timestamp | null> {
  const views = auditAbout(context, memberId)
    .where('admin_email', '==', adminEmail)
    .where('action', '==', action);
  const { docs } = await inOrderOf(views, 'at', 'desc').limit(1).get();
  return docs[0]?.data().at ?? null;
}

/** Returns those of the members whose case another admin has opened since a time. */
export async function findOpenedByOthers(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  { adminEmail, memberIds }: { adminEmail: string; memberIds: readonly string[] },
  since: Date,
): Promise<string[]> {
  const { docs } = await auditOfAction(context.db, 'view_case', since).get();
  const others = docs.map((row) => row.data()).filter((row) => row.admin_email !== adminEmail);
  const opened = new Set(others.map((row) => row.member_hash));
  return memberIds.filter((id) => opened.has(auditMemberHash(context, id)));
}
