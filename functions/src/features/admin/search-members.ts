import { normaliseTracking } from '@fanclub/contract/cards/card';
import type { ServerContext } from '#platform/context';
import { cardsWithTracking } from '#repositories/cards';
import type { Member } from '#repositories/member';
import { findMembers, matchingMembers, toMember } from '#repositories/members';
import { inOrderOf } from '#repositories/pages';

const mostFound = 10;
/** The form of a postal tracking number. Only a text of this form is looked up among the cards. */
const trackingPattern = /^(?=.*\d)[A-Z0-9-]{6,40}$/;

/**
 * Returns at most ten members: first those with a club card of exactly this tracking number, then those whom the search
 * of the panel's list of members finds.
 */
export async function searchMembers({ db }: ServerContext, q: string): Promise<Member[]> {
  const tracking = normaliseTracking(q);
  const [byCard, byKey] = await Promise.all([
    trackingPattern.test(tracking) ? cardsWithTracking(db, tracking).limit(mostFound).get() : null,
    inOrderOf(matchingMembers(db, { q }), 'created_at', 'desc').limit(mostFound).get(),
  ]);
  const ids = byCard?.docs.map((row) => row.data().member_id) ?? [];
  const members = await findMembers(db, [...new Set(ids)]);
  for (const row of byKey.docs) members.set(row.id, toMember(row));
  return [...members.values()].slice(0, mostFound);
}
