import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { memberDoc, requireMember } from '#repositories/members';

/**
 * Stores that the member's e-mail is proved, if the row still has the e-mail that the caller read. It is called after a
 * confirmation link was used and after a sign-in with the Google account of this e-mail. (`leaveFamily` stores the same
 * for an own-account link; no other mailed link proves an e-mail.) Returns the updated member. A repeat changes
 * nothing.
 */
export async function markAddressConfirmed(context: ServerContext, known: Member): Promise<Member> {
  if (known.email_confirmed_at) return known;
  const { id, email } = known;
  return inTransaction(context.db, async (transaction) => {
    const member = await requireMember(transaction, context.db, id);
    if (member.email_confirmed_at || member.email !== email) return member;
    const email_confirmed_at = timestampOf(context.now());
    transaction.update(memberDoc(context.db, id), { email_confirmed_at });
    return { ...member, email_confirmed_at };
  });
}
