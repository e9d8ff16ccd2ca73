import { provePassword } from '#features/accounts/stored-password';
import { buildMail } from '#features/mail/build-mail';
import type { MemberCaller } from '#pipeline/caller';
import { limitCaller } from '#pipeline/limit-caller';
import { requireFresh } from '#pipeline/session-policy';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { findAdmin } from '#repositories/admins';
import { mailDoc } from '#repositories/mails';
import type { PersonOnly } from '#repositories/member';
import { findUidByEmail } from '#repositories/member-emails';
import { findPerson } from '#repositories/members';

/**
 * Mails a link to the address that a member wants, once the caller has proved to be the member: by the password or, if
 * there is none, by a recent sign-in. Nothing of the member changes. If another member or an admin has the address,
 * that person is told instead, and the response is the same. The mail is one write, so a process that dies leaves
 * nothing half-done, and a repeated call mails another link.
 */
export async function askToChangeEmail(
  context: ServerContext,
  caller: MemberCaller,
  { email, password = '' }: { email: string; password?: string | undefined },
): Promise<void> {
  const { member } = caller;
  const now = context.now();
  if (email === member.email) throw invalidFields({ email: 'email_unchanged' });
  if (member.has_password) {
    await provePassword(context, member.id, password, 'current_password_wrong');
  } else requireFresh(caller, now);
  requireChangeable(member, now);
  await limitCaller(context, 'emailChange', caller);
  const [holder, admin] = await Promise.all([
    findUidByEmail(context, email),
    findAdmin(context.db, email),
  ]);
  const owner = holder === null ? null : await findPerson(context.db, holder);
  const id = randomId();
  await mailDoc(context.db, id).create(
    owner || admin
      ? buildMail({
          id,
          kind: 'email_taken',
          memberId: null,
          to: { email, language: owner?.language ?? member.language },
          data: {},
          now,
        })
      : buildMail({
          id,
          kind: 'change_email_link',
          memberId: member.id,
          to: { email, language: member.language },
          data: { asked_at: now.getTime() },
          now,
        }),
  );
}

/**
 * Throws `email_changed_lately` if the e-mail was changed, the former e-mail can still undo that change, and the
 * present e-mail is proved. Otherwise whoever stole an account could change the e-mail twice, and the owner's link
 * would no longer work.
 */
export function requireChangeable(member: PersonOnly, now: Date): void {
  const { email_before: before, email_confirmed_at } = member;
  const isOpen = before && before.until.toMillis() > now.getTime();
  if (isOpen && email_confirmed_at) throw new AppError('email_changed_lately');
}
