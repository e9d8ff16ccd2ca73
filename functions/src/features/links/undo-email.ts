import type { Transaction } from 'firebase-admin/firestore';
import { alignAccountEmail } from '#features/accounts/align-account-email';
import { endAtFirebase } from '#features/accounts/google-identity';
import { moveEmail, readEmailMove } from '#features/accounts/move-email';
import { recordChange } from '#features/members/record-change';
import { flagsWith } from '#features/members/review-flags';
import { readFamily, writeFamily } from '#features/members/write-family';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import type { LoginLink } from '#repositories/login-links';
import { readMember, updateMember } from '#repositories/members';
import { dropPassword } from '#repositories/passwords';
import { searchKeysOf } from '#repositories/search-keys';
import { consumeLink } from './consume-link.ts';

/**
 * Gives a member back the e-mail that was replaced, by the link that was mailed to this e-mail: one transaction, then
 * the account at Firebase. If the process dies after the transaction, the link works again after a minute and completes
 * the rest.
 */
export async function undoEmail(context: ServerContext, token: string): Promise<void> {
  const undone = await consumeLink(context, token, ['undo_email'], async (link) => {
    await inTransaction(context.db, (transaction) => undoIn(context, transaction, link));
    await endAtFirebase(context, await alignAccountEmail(context, link.uid));
    return true;
  });
  if (!undone) throw new AppError('invalid_login_link');
}

async function undoIn(
  context: ServerContext,
  transaction: Transaction,
  { uid, email }: LoginLink,
): Promise<void> {
  const member = await readMember(transaction, context.db, uid);
  // An earlier call committed this transaction and died afterwards, or staff have put the e-mail back.
  if (member?.email === email) return;
  const now = context.now();
  const before = member?.email_before;
  const isOpen =
    before &&
    before.until.toMillis() > now.getTime() &&
    context.keyedHash.all('email', email).includes(before.hash);
  if (!member || !isOpen) throw new AppError('invalid_login_link');
  const move = await readEmailMove(context, transaction, member, email);
  const family = await readFamily(transaction, context.db, member);
  const not_me_at = timestampOf(now);
  const update = {
    email,
    search_keys: searchKeysOf({ ...member, email }),
    ...moveEmail(transaction, move, now),
    email_confirmed_at: before.confirmed_at,
    email_before: null,
    not_me_at,
    ...flagsWith(member, { not_me_at }),
    // The password ends if the e-mail that this undo removes was proved, because its owner may have set the password.
    // It also ends if the change of the e-mail was made from the account, because whoever made it knew the password.
    ...((member.email_confirmed_at || before.own) && dropPassword(transaction, context.db, uid)),
    ...recordChange(member, ['email', 'not_me_at']),
  };
  updateMember(transaction, context.db, member, update);
  writeFamily(transaction, context.db, { family, given: { email } });
  const entry = { adminEmail: null, action: 'undo_email', memberId: uid } as const;
  recordAudit(context, transaction, { ...entry, fields: ['email'] }, now);
}
