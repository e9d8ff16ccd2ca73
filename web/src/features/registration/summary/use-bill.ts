import type { CostBreakdown } from '@fanclub/contract/pricing/cost';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import type { PublicSettings } from '@fanclub/contract/settings/public-settings';
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

/** Cost in euro, and in rial where that is how it is paid. */
export function useBill(draft: RegistrationDraft, settings: PublicSettings): Bill {
  const { pack_type, juventus_card, promo } = draft;
  const cost = useMemo(
    () => costOfDraft({ pack_type, juventus_card, promo }, priceListOf(settings)),
    [pack_type, juventus_card, promo, settings],
  );
  const exchange = useExchangeRate(draft.payment_method === 'rial');
  return { cost, exchange, ...rialOf(draft, cost?.total_price, exchange.data?.rate) };
}
