import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#api/public-settings.ts';
import { useFormat } from '#i18n/use-format.ts';
import { unknown } from '../unknown.ts';

/** The lowest price there is. */
export function PriceFrom() {
  const { t } = useTranslation('landing');
  const { euro } = useFormat();
  const { settings } = usePublicSettings();
  const price = settings ? euro(Math.min(...Object.values(settings.prices))) : unknown;
  return t('hero.priceFrom', { price });
}
