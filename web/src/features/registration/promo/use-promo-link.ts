import type { ErrorKey } from '@fanclub/contract/http/error-body';
import type { FormikContextType } from 'formik';
import { useEffect, useState } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';
import { buyerOf } from '../draft/promo-buyer.ts';
import type { AppliedPromo, RegistrationDraft } from '../draft/registration-draft.ts';
import { isFinal, PromoProblem } from './promo-problem.ts';

export type LinkedPromo = { promo: AppliedPromo } | { code: string; problem: ErrorKey };

/**
 * Checks the promo code from a link at once, so that prices are right from the first page on. The payment
 * page checks it again if this check failed for a temporary reason, or if the code is for a single e-mail
 * address and no address was filled in yet.
 */
export function usePromoLink({
  values,
  setFieldValue,
}: FormikContextType<RegistrationDraft>): LinkedPromo | null {
  const [found, setFound] = useState<LinkedPromo | null>(null);
  const { promo_link: code } = values;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each code
  useEffect(() => {
    if (!code) return;
    const buyer = buyerOf(values);
    let isStale = false;
    const check = async () => {
      const { checkPromoCode } = await loadChunk(() => import('./check-promo-code.ts'));
      const promo = await checkPromoCode(code, buyer);
      if (isStale) return;
      setFound({ promo });
      setFieldValue('promo_link', '');
      setFieldValue('promo', promo);
    };
    check().catch((problem: unknown) => {
      if (isStale || !(problem instanceof PromoProblem) || !isFinal(problem)) return;
      if (problem.key === 'promo_code_other_email' && !buyer.email) return;
      setFound({ code, problem: problem.key });
      setFieldValue('promo_link', '');
    });
    return () => {
      isStale = true;
    };
  }, [code]);

  return found;
}
