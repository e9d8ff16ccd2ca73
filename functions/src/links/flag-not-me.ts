import { Timestamp } from 'firebase-admin/firestore';
import type { ServerContext } from '#app/context';
import { AppError } from '#http/app-error';
import { memberDoc, readMember } from '#members/member-repository';
import { recordChange } from '#members/record-change';
import { sessionsEndingNow } from '#sessions/end-sessions';
import { consumeLink } from './consume-link.ts';
import { linksOfKind } from './login-link.ts';

/** "This was not me": flags the application for the admins and ends its sessions; deletes nothing. */
export async function flagNotMe(context: ServerContext, token: string): Promise<void> {
  const flagged = await consumeLink(context, token, ['not_me'], (link) =>
    context.db.runTransaction(async (transaction) => {
      const member = await readMember(transaction, context.db, link.uid);
      if (!member) throw new AppError('invalid_login_link');
      const openLinks = await transaction.get(linksOfKind(context.db, link.uid, 'application'));
      const now = context.now();
      for (const row of openLinks.docs) transaction.delete(row.ref);
      transaction.update(memberDoc(context.db, member.id), {
        not_me_at: Timestamp.fromDate(now),
        sessions_valid_after: sessionsEndingNow(now),
        ...recordChange(member, ['not_me_at']),
      });
      return true;
    }),
  );
  if (!flagged) throw new AppError('invalid_login_link');
}
