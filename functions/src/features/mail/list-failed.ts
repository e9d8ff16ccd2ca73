import { mailKinds } from '@fanclub/contract/mail/mail-kinds';
import { shownFailedMails } from '@fanclub/contract/mail/routes';
import type { Firestore } from 'firebase-admin/firestore';
import { failedMails } from '#repositories/mails';

/** The mails that were given up, as admins see them, and how many there are in all. */
export async function listFailed(db: Firestore) {
  const [count, rows] = await Promise.all([
    failedMails(db).count().get(),
    failedMails(db).limit(shownFailedMails).get(),
  ]);
  const mails = rows.docs.map((row) => {
    const { to, message, created_at, delivery } = row.data();
    return {
      id: row.id,
      kind: mailKinds.find((kind) => kind === message.template) ?? null,
      to,
      written_at: created_at.toDate().toISOString(),
      attempts: delivery.attempts,
      error: delivery.error,
    };
  });
  return { total: count.data().count, mails };
}
