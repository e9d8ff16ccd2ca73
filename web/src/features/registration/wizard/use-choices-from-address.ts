import { offers } from '@fanclub/contract/club/offers';
import { packTypes } from '@fanclub/contract/pricing/packages';
import { promoCodePattern } from '@fanclub/contract/promo/code';
import { normalisePromoCode } from '@fanclub/contract/text/promo-code';
import type { FormikContextType } from 'formik';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RegistrationDraft } from '../draft/registration-draft.ts';

/**
 * Takes the package of `/register?pack=base` and the code of `?promo=HALF` into the form and removes them
 * from the URL. The code is ignored if "I have paid" is already ticked.
 */
export function useChoicesFromAddress({
  values,
  setFieldValue,
}: FormikContextType<RegistrationDraft>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const pack = packTypes.find((type) => type === search.get('pack'));
  const code = offers('promo') ? normalisePromoCode(search.get('promo') ?? '') : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each address
  useEffect(() => {
    if (!pack && !code) return;
    if (pack) setFieldValue('pack_type', pack);
    if (promoCodePattern.test(code) && !values.paid_confirm) setFieldValue('promo_link', code);
    navigate({ search: '' }, { replace: true });
  }, [pack, code]);
}
