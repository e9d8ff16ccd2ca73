import { defaultPaymentMethod } from '@fanclub/contract/members/payment';
import type { CostBreakdown } from '@fanclub/contract/pricing/cost';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import type { PublicSettings } from '@fanclub/contract/settings/public-settings';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { useMemo } from 'react';
import { useExchangeRate } from '../api/use-exchange-rate.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import type { DraftRules } from '../validation/validate-draft.ts';
import { costOfDraft, costsOfPeople, rialOf, sumOf } from './bill.ts';

export interface Bill {
  /** Of the own application. */
  cost: CostBreakdown | null;
  /** Of each of the family; null where no package is chosen yet. */
  people: readonly (CostBreakdown | null)[];
  /** Of all of them together, once there is something to pay for. */
  total: number | undefined;
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
  { ownPart }: Pick<DraftRules, 'ownPart'>,
  settings: PublicSettings,
  language: LanguageCode,
): Bill {
  const { pack_type, juventus_card, email } = draft;
  // A code is for an application of one's own; a family that renews together has none.
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
