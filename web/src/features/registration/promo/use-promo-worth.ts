import { useTexts } from '#i18n/use-texts.ts';
import type { AppliedPromo } from '../draft/registration-draft.ts';

/**
 * Returns a function that describes a code's discount: the text that admins wrote in this language, or else a
 * standard text.
 */
export function usePromoWorth(): (promo: AppliedPromo) => string {
  const { t, language } = useTexts('registration');
  return ({ sentences, discountType, discountRate: rate }) =>
    sentences?.[language] ??
    t(`promo.${discountType === 'percentage' ? 'percent' : 'fixed'}`, { rate });
}
