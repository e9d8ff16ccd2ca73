import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import type { AppliedPromo } from '../draft/registration-draft.ts';

/**
 * Returns a function that describes a code's discount: the text that admins wrote in this language, or else a
 * standard text.
 */
export function usePromoWorth(): (promo: AppliedPromo) => string {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  return ({ sentences, discountType, discountRate: rate }) =>
    sentences?.[language] ??
    t(`promo.${discountType === 'percentage' ? 'percent' : 'fixed'}`, { rate });
}
