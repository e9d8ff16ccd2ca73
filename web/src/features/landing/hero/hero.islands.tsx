import { featuredPack, packTypes } from '@fanclub/contract/pricing/packages';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#api/public-settings.ts';
import { useFormat } from '#i18n/use-format.ts';
import { island } from '#islands/island.tsx';
import {
  MembershipCard,
  type MembershipCardProps,
} from '#member/membership-card/membership-card.tsx';
import { ownCardOf } from '#member/own-card.ts';
import { useSession } from '#session/use-session.ts';
import { Countdown } from '../countdown/countdown.tsx';
import { useSeason } from '../season-state.ts';
import { unknown } from '../shown-to.ts';
import { HeroClip } from './hero-clip.tsx';
import { HeroWords } from './hero-words.tsx';

export const HeroCardIsland = island('hero-card', HeroCard, { texts: ['landing'] });
export const HeroClipIsland = island('hero-clip', HeroClip, { texts: ['landing'] });
export const HeroSeasonIsland = island('hero-season', HeroSeason, { texts: ['landing'] });
export const HeroWordsIsland = island('hero-words', HeroWords, { texts: ['landing'] });

/** The card of the signed-in member, or an empty card for visitors. */
function HeroCard() {
  const { settings } = usePublicSettings();
  const own = useOwnCard();
  if (own) return <MembershipCard {...own} tilts />;
  const pack = featuredPack ?? packTypes[0] ?? '';
  return <MembershipCard name="" pack={pack} season={settings?.season ?? unknown} tilts />;
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

/** Shows the deadline, the time left until it and the lowest price. */
function HeroSeason() {
  const { t } = useTranslation('landing');
  const format = useFormat();
  const { season, settings, isAbsent } = useSeason();
  const price = settings
    ? format.euro(Math.min(...Object.values(priceListOf(settings).packages)))
    : unknown;
  const day = settings ? format.date(settings.deadline) : unknown;
  if (isAbsent) return <Typography sx={{ color: 'band.muted' }}>{t('hero.absent')}</Typography>;
  // When a value changes, `key` makes React replace the whole text element. If the text of the same element grew to the
  // left, browsers would count this as a layout shift.
  return (
    <Box>
      <Typography
        key={`until ${day}`}
        variant="body2"
        sx={{ color: 'band.muted', marginBlockEnd: 1, minBlockSize: '1.75em' }}
      >
        {t(season === 'late' ? 'hero.deadlineWas' : 'hero.deadline', { day })}
      </Typography>
      <Countdown />
      <Typography
        key={`from ${price}`}
        sx={{ fontWeight: 650, marginBlockStart: { xs: 1.5, md: 2 } }}
      >
        {t('hero.priceFrom', { price })}
      </Typography>
    </Box>
  );
}
