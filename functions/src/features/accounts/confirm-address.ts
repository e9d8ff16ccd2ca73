import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { memberDoc, requireMember } from '#repositories/members';

/**
 * Stores that the owner of the e-mail has used a link that was mailed to it, if the row still has the e-mail that the
 * caller read. Returns the updated member. A repeat changes nothing.
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
