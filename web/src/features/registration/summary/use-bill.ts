import { defaultPaymentMethod } from '@fanclub/contract/members/payment';
import type { CostBreakdown } from '@fanclub/contract/pricing/cost';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import type { PublicSettings } from '@fanclub/contract/settings/public-settings';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { useMemo } from 'react';
import { useExchangeRate } from '../api/use-exchange-rate.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { costOfDraft, rialOf } from './bill.ts';

export interface Bill {
  cost: CostBreakdown | null;
  rate: number | null;
  rial: number | null;
  exchange: ReturnType<typeof useExchangeRate>;
}

/**
 * Cost in euro, and in rial where that is how it is paid; until a method is chosen, by the one that
 * the language begins with.
 */
export function useBill(
  draft: RegistrationDraft,
  settings: PublicSettings,
  language: LanguageCode,
): Bill {
  const { pack_type, juventus_card, promo, email } = draft;
  const cost = useMemo(
    () => costOfDraft({ pack_type, juventus_card, promo, email }, priceListOf(settings)),
    [pack_type, juventus_card, promo, email, settings],
  );
  const payment_method = draft.payment_method || defaultPaymentMethod(language);
  const exchange = useExchangeRate(payment_method === 'rial' && cost !== null);
  const inRial = rialOf({ ...draft, payment_method }, cost?.total_price, exchange.data?.rate);
  return { cost, exchange, ...inRial };
}
