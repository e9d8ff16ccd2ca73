import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#api/public-settings.ts';
import { island } from '#islands/island.tsx';

/** What card and posting cost, in a sentence. */
function PricingLead() {
  const { t } = useTranslation('landing');
  const { settings } = usePublicSettings();
  if (!settings) return '—';
  const { club_card_price: card, shipping_price: shipping, season } = settings;
  return t('pricing.lead', { card, shipping, season });
}

export default island('pricing-lead', PricingLead, { when: 'visible', texts: ['landing'] });
