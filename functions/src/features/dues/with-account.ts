import {
  asksRest,
  balanceOf,
  owedDues,
  unpaidAmounts,
  withApplication,
} from '@fanclub/contract/money/account';
import { type Timestamp, timestampOf } from '#platform/time';
import type { Member, MemberDocument } from '#repositories/member';

/** The fields of a member's row that say what is open and what was paid too much, over all applications. */
export type AccountFields = Pick<
  MemberDocument,
  | 'open_dues'
  | 'over_dues'
  | 'owes_since'
  | 'owes'
  | 'owes_asked'
  | 'owes_asked_at'
  | 'owes_asked_for'
  | 'is_owing'
  | 'owes_back_since'
>;

/**
 * Adds the account to a change of a member's row. The panel's lists of debts and of refunds find members by the
 * account, so every change of money, price, state or request writes it (`writeAccount`). A due keeps the time since
 * which it is open or overpaid. A decision sets this time anew, because by the club's terms the days for a refund count
 * from the decision.
 */
export function withAccount<Update extends Partial<MemberDocument>>(
  member: Member,
  update: Update,
  now: Date,
): Update & AccountFields & Pick<MemberDocument, 'open'> {
  const after: Member = { ...member, ...update };
  const isSame = after.request_number === member.request_number;
  const isDecided = isSame && after.request_status !== member.request_status;
  // A request ends with its answer, but not with a renewal, after which the earlier application can be paid alone.
  const isAnswered = isSame && asksRest(member) && !asksRest(after);
  const person = isAnswered ? { ...after, owes_asked_at: null } : after;
  const account = accountAfter(person, after, now, isDecided);
  return { ...update, open: unpaidAmounts(after), ...account };
}

/**
 * Returns the account after a change of one application. For an earlier application, `application` is the member with
 * the fields of that application; for the present one, it equals `present`.
 */
export function accountAfter(
  present: Member,
  application: Member,
  now: Date,
  isDecided = false,
): AccountFields {
  const at = { now: timestampOf(now), isAnew: isDecided };
  const account = withApplication<Timestamp>(present, application, at);
  const owed = owedDues({ ...present, ...account });
  const { requested, owes_asked_at: before } = present;
  const askedAt = asksRest(present) && requested ? requested.at : before;
  const isAskedAnew = askedAt !== null && askedAt.toMillis() !== before?.toMillis();
  const keysAskedFor = isAskedAnew ? owed.map(dueKey) : present.owes_asked_for;
  return {
    ...account,
    owes_since: earliest(owed),
    owes: balanceOf({ open_dues: owed, over_dues: [] }),
    owes_asked: owed.length > 0 && askedAt !== null,
    owes_asked_at: owed.length > 0 ? askedAt : null,
    owes_asked_for: owed.length > 0 ? keysAskedFor : [],
    is_owing: owed.length > 0,
    owes_back_since: earliest(account.over_dues),
  };
}

/** Returns a text that names an open due with its amount. */
const dueKey = ({ request_number, amount, currency }: Member['open_dues'][number]) =>
  `${request_number} ${amount ?? ''} ${currency}`;

/** True if the member was asked before for each amount that the member owes now. */
export const wasAskedForAll = (member: Member): boolean =>
  owedDues(member).every((due) => member.owes_asked_for.includes(dueKey(due)));

function earliest(dues: readonly { since: Timestamp }[]): Timestamp | null {
  return dues.reduce<Timestamp | null>(
    (first, { since }) => (first && first.toMillis() <= since.toMillis() ? first : since),
    null,
  );
}
