import { useEffect, useState } from 'react';
import { usePublicSettings } from '#api/public-settings.ts';
import {
  MembershipCard,
  type MembershipCardProps,
} from '#member/membership-card/membership-card.tsx';
import { ownCardOf } from '#member/own-card.ts';
import { useSession } from '#session/use-session.ts';
import { unknown } from '../unknown.ts';

/** The card of the signed-in member, or an empty card for visitors. */
export function HeroCard() {
  const { settings } = usePublicSettings();
  const own = useOwnCard();
  if (own) return <MembershipCard {...own} tilts />;
  return <MembershipCard name="" pack="international" season={settings?.season ?? unknown} tilts />;
}

/**
 * Returns the card of the signed-in member. It is null for visitors, until the profile is loaded, and if
 * loading fails.
 */
function useOwnCard(): MembershipCardProps | null {
  const { user } = useSession();
  const [card, setCard] = useState<MembershipCardProps | null>(null);
  const memberId = user && !user.is_admin && !user.special ? user.id : null;

  useEffect(() => {
    if (memberId === null) return setCard(null);
    const visit = new AbortController();
    // Only members need the client and its schemas, so visitors do not load them.
    import('#api/own-profile.ts')
      .then(({ fetchOwnProfile }) => fetchOwnProfile(memberId, visit.signal))
      .then((profile) => setCard(profile && ownCardOf(profile)))
      .catch(() => setCard(null));
    return () => visit.abort();
  }, [memberId]);

  return card;
}
