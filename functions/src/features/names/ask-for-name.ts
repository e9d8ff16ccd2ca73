import type { RouteBody } from '@fanclub/contract/http/route';
import type { askForName as askForNameRoute } from '@fanclub/contract/names/routes';
import { recordChange } from '#features/members/record-change';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { memberDoc, requireMember } from '#repositories/members';

type Asked = RouteBody<typeof askForNameRoute>;

/**
 * Stores a member's request to have the name corrected, which staff answer. A repeated call writes nothing, nor does a
 * request for the name that the member already has. Throws `invalid_transition` if another request waits.
 */
export function askForName(
  { db, now }: ServerContext,
  memberId: string,
  { first_name, last_name, note }: Asked,
): Promise<Member> {
  return inTransaction(db, async (transaction) => {
    const member = await requireMember(transaction, db, memberId);
    const isSame = (held: { first_name: string; last_name: string }) =>
      held.first_name === first_name && held.last_name === last_name;
    const { name_ask: waiting } = member;
    if (waiting ? isSame(waiting) : isSame(member)) return member;
    if (waiting) throw new AppError('invalid_transition');
    const update = {
      name_ask: {
        id: randomId(),
        at: timestampOf(now()),
        first_name,
        last_name,
        note: note?.trim() || null,
      },
      ...recordChange(member, ['name_ask']),
    };
    transaction.update(memberDoc(db, memberId), update);
    return { ...member, ...update };
  });
}

/** Withdraws a member's request to have the name corrected. A repeated call writes nothing. */
export function withdrawNameAsk({ db }: ServerContext, memberId: string): Promise<Member> {
  return inTransaction(db, async (transaction) => {
    const member = await requireMember(transaction, db, memberId);
    if (!member.name_ask) return member;
    const update = { name_ask: null, ...recordChange(member, ['name_ask']) };
    transaction.update(memberDoc(db, memberId), update);
    return { ...member, ...update };
  });
}
