import { useEffect, useState } from 'react';
import type { MembershipCardProps } from '#member/membership-card/membership-card.tsx';
import { ownCardOf } from '#member/own-card.ts';
import { useSession } from '#session/use-session.ts';

/** What the card of the signed-in member says; null for visitors, and where it can't be had. */
export function useOwnCard(): MembershipCardProps | null {
  const { user } = useSession();
  const [card, setCard] = useState<MembershipCardProps | null>(null);
  const memberId = user && !user.is_admin && !user.special ? user.id : null;

  useEffect(() => {
    if (memberId === null) return setCard(null);
    const visit = new AbortController();
    // The client and its schemas are for members alone: no visitor loads them here.
    import('#api/own-profile.ts')
      .then(({ fetchOwnProfile }) => fetchOwnProfile(memberId, visit.signal))
      .then((profile) => setCard(ownCardOf(profile)))
      .catch(() => setCard(null));
    return () => visit.abort();
  }, [memberId]);

  return card;
}
