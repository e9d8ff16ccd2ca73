import { offers } from '@fanclub/contract/club/offers';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#api/public-settings.ts';
import { formatSeason } from '#i18n/format.ts';
import { useFormat } from '#i18n/use-format.ts';
import { island } from '#islands/island.tsx';
import { unknown } from '../shown-to.ts';
import { PackPrice } from './pack-price.tsx';

export const PackPriceIsland = island('pack-price', PackPrice, { texts: ['landing'] });
export const PricingLeadIsland = island('pricing-lead', PricingLead, { texts: ['landing'] });

/** Says the season of the prices and, if the club has a card, the cost of the card and its shipping. */
function PricingLead() {
  const { t } = useTranslation('landing');
  const { euro, language } = useFormat();
  const { settings, state } = usePublicSettings();
  if (state === 'absent') return t('pricing.absent');
  const season = settings ? formatSeason(settings.season, language) : unknown;
  const card = settings ? euro(settings.club_card_price) : unknown;
  const shipping = settings ? euro(settings.shipping_price) : unknown;
  const lead = t('pricing.lead', { season });
  return offers('card') ? `${lead} ${t('pricing.card', { card, shipping })}` : lead;
}
