import { packTypes } from '@fanclub/contract/pricing/packages';
import { promoCodePattern } from '@fanclub/contract/promo/code';
import { normalisePromoCode } from '@fanclub/contract/text/promo-code';
import type { FormikContextType } from 'formik';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RegistrationDraft } from '../draft/registration-draft.ts';

/**
 * Applies the package of `/register?pack=base` and the code of `?promo=HALF` to the form, then removes
 * them from the address. A code does not replace one that was used for a payment.
 */
export function useChoicesFromAddress({
  values,
  setFieldValue,
}: FormikContextType<RegistrationDraft>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const pack = packTypes.find((type) => type === search.get('pack'));
  const code = normalisePromoCode(search.get('promo') ?? '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useEffect(() => {
    if (!pack && !code) return;
    if (pack) setFieldValue('pack_type', pack);
    if (promoCodePattern.test(code) && !values.paid_confirm) setFieldValue('promo_link', code);
    navigate({ search: '' }, { replace: true });
  }, [pack, code]);
}
