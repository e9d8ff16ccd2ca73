import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { memberDoc, requireMember } from '#repositories/members';

/**
 * Marks a member's e-mail as proved, if the member still has the e-mail that was proved. Returns the updated
 * member. A repeat changes nothing.
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
