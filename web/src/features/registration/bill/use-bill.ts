import { defaultPaymentMethod } from '@fanclub/contract/members/payment';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import type { DueToPay } from '@fanclub/contract/money/account';
import type { CostBreakdown } from '@fanclub/contract/pricing/cost';
import { packsHad, pricesOfPeople } from '@fanclub/contract/pricing/family-price';
import type { PackType } from '@fanclub/contract/pricing/packages';
import { toEuro } from '@fanclub/contract/pricing/round';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { exchangeRateQuery } from '#api/exchange-rate-query.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import type { DraftRules } from '../draft/validate-draft.ts';
import { costOfDraft, costsOfPeople, debtsIn, rialOf, sumOf } from './bill.ts';

export interface Bill {
  /** The cost of the application of the person who fills in the form; null if that person has no package. */
  cost: CostBreakdown | null;
  /** The cost of each person of the family; null for a person without a package. */
  people: readonly (CostBreakdown | null)[];
  /** The family packages that the member's family has already, which cost whoever joins nothing. */
  had: readonly PackType[];
  /** The sum of all applications in euro; undefined while nobody has a package. */
  total: number | undefined;
  rate: number | null;
  rial: number | null;
  /** The debts that the transfer pays, too. */
  rest: readonly DueToPay[];
  /** The amount of the transfer, in euro and in rial: the applications and, in the currency of the payment, the rest. */
  toPay: { total: number | undefined; rial: number | null };
  exchange: ReturnType<typeof useExchangeRate>;
}

interface Payer {
  /** The signed-in member; null for a visitor. */
  member: OwnProfile | null;
  rules: Pick<DraftRules, 'ownPart'>;
  debts?: readonly DueToPay[];
}

/**
 * Returns the costs in euro, and in rial if the payment is in rial. Until a payment method is chosen, the
 * language's default method applies. The debts in the currency of the payment are paid with it, unless the member has
 * chosen otherwise.
 */
export function useBill(
  draft: RegistrationDraft,
  { member, rules: { ownPart }, debts = [] }: Payer,
  settings: PublicSettings,
  language: LanguageCode,
): Bill {
  const { pack_type, juventus_card, email, people } = draft;
  // Promo codes are not accepted in a renewal with people of the family or in a family registration.
  const promo = ownPart(draft) === 'all' ? draft.promo : null;
  const { cost, others, had } = useMemo(() => {
    const had = packsHad(member ? [member, ...member.family] : [], settings.season);
    const packs = [pack_type, ...people.map((person) => person.pack_type)];
    const [own, ...theirs] = pricesOfPeople(packs, priceListOf(settings), had);
    return {
      cost: own ? costOfDraft({ pack_type, juventus_card, promo, email }, own) : null,
      others: costsOfPeople(people, theirs),
      had,
    };
  }, [member, pack_type, juventus_card, promo, email, people, settings]);
  const amounts = [cost, ...others].flatMap((each) => each?.total_price ?? []);
  const total = amounts.length > 0 ? sumOf(amounts) : undefined;
  const payment_method = draft.payment_method || defaultPaymentMethod(language);
  const exchange = useExchangeRate(payment_method === 'rial' && total !== undefined);
  const inRial = rialOf({ ...draft, payment_method }, amounts, exchange.data?.rate);
  const rest = draft.with_rest ? debtsIn(payment_method, debts) : [];
  return { cost, people: others, had, total, exchange, ...inRial, rest, toPay: withRest() };

  function withRest(): Bill['toPay'] {
    const sum = rest.reduce((all, { amount }) => all + amount, 0);
    const { rial } = inRial;
    if (payment_method === 'rial') return { total, rial: rial === null ? null : rial + sum };
    return { total: total === undefined ? undefined : sumOf([total, toEuro(sum)]), rial };
  }
}

/** Loads the exchange rate in rial per euro. */
function useExchangeRate(enabled: boolean) {
  return useQuery({ ...exchangeRateQuery, enabled });
}
