import { useEffect, useState } from 'react';
import type { MembershipCardProps } from '#member/membership-card/membership-card.tsx';
import { ownCardOf } from '#member/own-card.ts';
import { useSession } from '#session/use-session.ts';

/**
 * Returns the card of the signed-in member. It is null for visitors, until the profile is loaded, and if
 * loading fails.
 */
export function useOwnCard(): MembershipCardProps | null {
  const { user } = useSession();
  const [card, setCard] = useState<MembershipCardProps | null>(null);
  const memberId = user && !user.is_admin && !user.special ? user.id : null;

  useEffect(() => {
    if (memberId === null) return setCard(null);
    const visit = new AbortController();
    // Only members need the client and its schemas, so visitors do not load them.
    import('#api/own-profile.ts')
      .then(({ fetchOwnProfile }) => fetchOwnProfile(memberId, visit.signal))
      .then((profile) => setCard(ownCardOf(profile)))
      .catch(() => setCard(null));
    return () => visit.abort();
  }, [memberId]);

  return card;
}
