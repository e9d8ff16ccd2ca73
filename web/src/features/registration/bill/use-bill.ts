import { defaultPaymentMethod } from '@fanclub/contract/members/payment';
import type { CostBreakdown } from '@fanclub/contract/pricing/cost';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { exchangeRateQuery } from '#api/exchange-rate-query.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import type { DraftRules } from '../draft/validate-draft.ts';
import { costOfDraft, costsOfPeople, rialOf, sumOf } from './bill.ts';

export interface Bill {
  /** The cost of the application of the person who fills in the form; null if that person has no package. */
  cost: CostBreakdown | null;
  /** The cost of each person of the family; null for a person without a package. */
  people: readonly (CostBreakdown | null)[];
  /** The sum of all applications in euro; undefined while nobody has a package. */
  total: number | undefined;
  rate: number | null;
  rial: number | null;
  exchange: ReturnType<typeof useExchangeRate>;
}

/**
 * Returns the costs in euro, and in rial if the payment is in rial. Until a payment method is chosen, the
 * language's default method applies.
 */
export function useBill(
  draft: RegistrationDraft,
  { ownPart }: Pick<DraftRules, 'ownPart'>,
  settings: PublicSettings,
  language: LanguageCode,
): Bill {
  const { pack_type, juventus_card, email } = draft;
  // Promo codes are not accepted in a renewal with people of the family or in a family registration.
  const promo = ownPart(draft) === 'all' ? draft.promo : null;
  const cost = useMemo(
    () => costOfDraft({ pack_type, juventus_card, promo, email }, priceListOf(settings)),
    [pack_type, juventus_card, promo, email, settings],
  );
  const { people } = draft;
  const others = useMemo(() => costsOfPeople(people, priceListOf(settings)), [people, settings]);
  const amounts = [cost, ...others].flatMap((each) => each?.total_price ?? []);
  const total = amounts.length > 0 ? sumOf(amounts) : undefined;
  const payment_method = draft.payment_method || defaultPaymentMethod(language);
  const exchange = useExchangeRate(payment_method === 'rial' && total !== undefined);
  const inRial = rialOf({ ...draft, payment_method }, amounts, exchange.data?.rate);
  return { cost, people: others, total, exchange, ...inRial };
}

/** Loads the exchange rate in rial per euro. */
function useExchangeRate(enabled: boolean) {
  return useQuery({ ...exchangeRateQuery, enabled });
}
