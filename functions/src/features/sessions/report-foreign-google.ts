import { clubDay } from '@fanclub/contract/club/club-day';
import { unlinkForeignGoogle } from '#features/accounts/google-identity';
import { buildMail } from '#features/mail/build-mail';
import type { ForeignGoogle } from '#pipeline/foreign-google';
import type { ServerContext } from '#platform/context';
import { listAdmins } from '#repositories/admins';
import { writeAuditOnce } from '#repositories/audit';
import { mailDoc } from '#repositories/mails';
import { findPerson } from '#repositories/members';
import { createOnce } from '#repositories/rows';

/**
 * Mails all admins that a Google account was refused because another one signed in first, and unlinks the refused
 * account from the member. However often the account tries, each admin gets one mail a day about the same person. If
 * the process dies before all this is done, the account's next try does the rest.
 */
export async function reportForeignGoogle(
  context: ServerContext,
  { email, memberId }: ForeignGoogle,
): Promise<void> {
  const { db } = context;
  const now = context.now();
  const idFor = (reader: string) =>
    context.keyedHash('foreign-google', [clubDay(now), email, reader].join(' '));
  await writeAuditOnce(
    context,
    idFor('audit'),
    {
      action: 'google_refused',
      ...(memberId ? { adminEmail: null, memberId } : { adminEmail: email }),
    },
    now,
  );
  const member = memberId ? await findPerson(db, memberId) : null;
  const about = member ? member.latest.request_number : email;
  for (const to of await listAdmins(db)) {
    const id = idFor(to.email);
    const mail = buildMail({
      id,
      kind: 'google_refused',
      memberId: member?.id ?? null,
      to,
      data: { about },
      now,
    });
    await createOnce(mailDoc(db, id), mail);
  }
  if (member) await unlinkForeignGoogle(context, member);
}
