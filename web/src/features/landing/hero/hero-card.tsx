import { usePublicSettings } from '#api/public-settings.ts';
import { MembershipCard } from '#member/membership-card/membership-card.tsx';
import { unknown } from '../unknown.ts';
import { useOwnCard } from './use-own-card.ts';

/** The card of the signed-in member, or an empty card for visitors. */
export function HeroCard() {
  const { settings } = usePublicSettings();
  const own = useOwnCard();
  if (own) return <MembershipCard {...own} tilts />;
  return <MembershipCard name="" pack="international" season={settings?.season ?? unknown} tilts />;
}
