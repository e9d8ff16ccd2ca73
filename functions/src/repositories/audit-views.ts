import { type AuditActionOf, auditViewWindowMs } from '@fanclub/contract/audit/actions';
import type { ServerContext } from '#platform/context';
import type { Timestamp } from '#platform/time';
import { auditAbout, writeAuditOnce } from './audit.ts';
import { inOrderOf } from './pages.ts';

/**
 * Returns the number of the time window that contains `now`. An admin's repeated views within a window are stored
 * as one row.
 */
export const viewWindowOf = (now: Date): number => Math.floor(now.getTime() / auditViewWindowMs);

interface View {
  adminEmail: string;
  /** Absent if the view shows many members at once. */
  memberId?: string;
  action: AuditActionOf<'views'>;
}

/**
 * Records that an admin viewed a part of a member's data, once for each time window of `viewWindowOf`. A service awaits
 * this call before it sends the data, so that no view goes unrecorded.
 */
export async function writeView(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  view: View,
  now: Date,
): Promise<void> {
  const { adminEmail, memberId, action } = view;
  const about = [viewWindowOf(now), action, memberId, adminEmail];
  const id = context.keyedHash('audit-view', about.join(' '));
  await writeAuditOnce(context, id, view, now);
}

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
