import type { Transaction } from 'firebase-admin/firestore';
import { alignAccountEmail } from '#features/accounts/align-account-email';
import { tellFormerAddress } from '#features/accounts/former-address';
import { confirmEmail, endAtFirebase } from '#features/accounts/google-identity';
import { secureAccount } from '#features/accounts/make-account';
import { moveEmail, readEmailMove } from '#features/accounts/move-email';
import { recordChange } from '#features/members/record-change';
import { readFamily, writeFamily } from '#features/members/write-family';
import type { SignedIn } from '#features/sessions/log-in';
import { openSession } from '#features/sessions/open-session';
import { type Caller, memberCaller } from '#pipeline/caller';
import { isLimited } from '#pipeline/session-policy';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import type { LoginLink } from '#repositories/login-links';
import { readMember, updateMember } from '#repositories/members';
import { searchKeysOf } from '#repositories/search-keys';
import { requireChangeable } from './ask-to-change-email.ts';
import { consumeLink } from './consume-link.ts';

/**
 * Gives a member the e-mail to which the link was mailed: one transaction, then the account at Firebase. If the process
 * dies after the transaction, the maintenance completes the change, and so does the link, which works again after a
 * minute. `holder` is the owner of the session that the call carries. If the holder is the member, the new e-mail is
 * proved, because the same person has the mailbox and the account, and a new session is returned. Otherwise the address
 * may have been mistyped and belong to a stranger, so the e-mail is unproved, and null is returned.
 */
export async function changeEmail(
  context: ServerContext,
  token: string,
  holder: Caller | undefined,
): Promise<SignedIn | null> {
  const changed = await consumeLink(context, token, ['change_email'], async (link) => {
    const own =
      holder?.kind === 'member' &&
      holder.uid === link.uid &&
      !isLimited(holder.session, holder.member)
        ? holder
        : null;
    await inTransaction(context.db, (transaction) =>
      changeIn(context, transaction, { link, isProved: own !== null }),
    );
    const member = await alignAccountEmail(context, link.uid);
    await confirmEmail(context, await secureAccount(context, member), member);
    await endAtFirebase(context, member);
    if (!own) return { signedIn: null };
    const session = await openSession(context, member, own.session);
    return { signedIn: { session, caller: memberCaller(member, own.session) } };
  });
  if (!changed) throw new AppError('invalid_login_link');
  return changed.signedIn;
}

async function changeIn(
  context: ServerContext,
  transaction: Transaction,
  { link: { uid, email, asked_at }, isProved }: { link: LoginLink; isProved: boolean },
): Promise<void> {
  const member = await readMember(transaction, context.db, uid);
  // An earlier call committed this transaction and died afterwards.
  if (member?.email === email) return;
  // If the sessions have ended since the request, for example by a new password or a report "This was not me", the
  // request has ended, too.
  const isEnded = (member?.sessions_valid_after?.toMillis() ?? 0) > (asked_at ?? 0);
  if (!member || isEnded) throw new AppError('invalid_login_link');
  const now = context.now();
  requireChangeable(member, now);
  const move = await readEmailMove(context, transaction, member, email);
  const family = await readFamily(transaction, context.db, member);
  updateMember(transaction, context.db, member, {
    email,
    search_keys: searchKeysOf({ ...member, email }),
    ...moveEmail(transaction, move, now),
    ...(isProved && { email_confirmed_at: timestampOf(now) }),
    ...tellFormerAddress(context, transaction, member, { now, own: true }),
    ...recordChange(member, ['email']),
  });
  writeFamily(transaction, context.db, { family, given: { email } });
  const entry = { adminEmail: null, action: 'contact_changed', memberId: uid } as const;
  recordAudit(context, transaction, { ...entry, fields: ['email'] }, now);
}
