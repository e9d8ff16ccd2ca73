import { usePublicSettings } from '#api/public-settings.ts';
import { island } from '#islands/island.tsx';
import { MembershipCard } from '#member/membership-card/membership-card.tsx';

/** The card that is still empty; it follows the pointer. */
function HeroCard() {
  const { settings } = usePublicSettings();
  return <MembershipCard name="" pack="international" season={settings?.season ?? '—'} tilts />;
}

export default island('hero-card', HeroCard);
