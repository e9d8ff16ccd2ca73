import { usualEmailChanges } from '@fanclub/contract/http/limits';
import { linkLifetimesMs } from '@fanclub/contract/links/link-kinds';
import type { ChangedBy } from '@fanclub/contract/words/mail-parts';
import type { Transaction } from 'firebase-admin/firestore';
import { buildMail } from '#features/mail/build-mail';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { writeAudit } from '#repositories/audit';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { countTry } from '#repositories/rate-limits';

/**
 * Creates the mail to the e-mail that is replaced, in the transaction of the change. Returns the field by which the
 * link in that mail can undo the change. `own` is true if the member made the change, and not staff. No mail is created
 * if the member had no e-mail. Nor is one created if the replaced e-mail was never proved and an earlier change can
 * still be undone: then the only link that can undo is the one mailed to the e-mail from before that earlier change.
 */
export function tellFormerAddress(
  context: ServerContext,
  transaction: Transaction,
  { id: memberId, email, language, email_confirmed_at, email_before }: Member,
  { now, own }: { now: Date; own: boolean },
): Pick<Member, 'email_before'> | undefined {
  if (email === '') return undefined;
  const isOpen = email_before && email_before.until.toMillis() > now.getTime();
  if (isOpen && !email_confirmed_at) return undefined;
  const id = randomId();
  const to = { email, language };
  const data: ChangedBy = own ? { by: 'member' } : {};
  const mail = buildMail({ id, kind: 'email_changed', memberId, to, data, now });
  transaction.create(mailDoc(context.db, id), mail);
  return {
    email_before: {
      hash: context.keyedHash('email', email),
      confirmed_at: email_confirmed_at,
      until: timestampOf(now.getTime() + linkLifetimesMs.undo_email),
      own,
    },
  };
}

/**
 * Counts a change of a member's e-mail for the admin who made it. If an admin makes more changes in a day than usual,
 * writes an audit row and a log line that raises an alert. If the process dies between the change and the count, the
 * change is not counted.
 */
export async function watchEmailChanges(context: ServerContext, adminEmail: string): Promise<void> {
  const hash = context.keyedHash('email-changes', adminEmail);
  const countedIn = [{ hash, limit: usualEmailChanges }];
  if ((await countTry(context.db, countedIn, context.now)) === 0) return;
  log.warn('many e-mail changes', { limit: usualEmailChanges.count });
  await writeAudit(context, { adminEmail, action: 'many_email_changes' }, context.now());
}
