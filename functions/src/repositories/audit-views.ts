import { type auditKinds, auditViewWindowMs } from '@fanclub/contract/audit/actions';
import type { ServerContext } from '#platform/context';
import type { Timestamp } from '#platform/time';
import { auditAbout, writeAuditOnce } from './audit.ts';
import { inOrderOf } from './pages.ts';

/** Looks at the same thing within one such span are one row. */
export const viewWindowOf = (now: Date): number => Math.floor(now.getTime() / auditViewWindowMs);

interface View {
  adminEmail: string;
  memberId: string;
  action: (typeof auditKinds)['views'][number];
}

/**
 * That an admin looked at something of a member: one row for as long as they go back and forth. To
 * be awaited before anything is shown, so that nobody looks unseen.
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

/** When an admin last looked at this of a member, as `writeView` keeps it; null for never. */
export async function findLastView(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  { adminEmail, memberId, action }: View,
): Promise<Timestamp | null> {
  const views = auditAbout(context, memberId)
    .where('admin_email', '==', adminEmail)
    .where('action', '==', action);
  const { docs } = await inOrderOf(views, 'at', 'desc').limit(1).get();
  return docs[0]?.data().at ?? null;
}
