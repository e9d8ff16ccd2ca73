import type { PaymentMethod } from '@fanclub/contract/members/payment';
import type { DueToPay } from '@fanclub/contract/money/account';
import { currencyBy } from '@fanclub/contract/money/amounts';
import { type CostBreakdown, costOf, type PriceList } from '@fanclub/contract/pricing/cost';
import { isForFamily, isOffered, type PackType } from '@fanclub/contract/pricing/packages';
import { toRial } from '@fanclub/contract/pricing/rial';
import { toCents, toEuro } from '@fanclub/contract/pricing/round';
import type { PersonDraft } from '../draft/person-draft.ts';
import { misfitOf } from '../draft/promo-buyer.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';

type Choices = Pick<RegistrationDraft, 'pack_type' | 'juventus_card' | 'promo' | 'email'>;

/**
 * Returns the cost of the application of the person who fills in the form; null if that person has no package
 * yet, or one of an earlier season that is gone.
 */
export function costOfDraft(
  { pack_type, juventus_card, promo, email }: Choices,
  prices: PriceList,
): CostBreakdown | null {
  if (!isOffered(pack_type)) return null;
  const fits = promo !== null && misfitOf(promo, { pack_type, email }) === null;
  return costOf({ pack_type, juventus_card }, prices, fits ? promo : undefined);
}

/**
 * Returns the cost of each person of the family by that person's prices, or null for a person without a package. There
 * is no discount, because a promo code applies only to the application of the person who fills in the form.
 */
export const costsOfPeople = (people: readonly PersonDraft[], prices: readonly PriceList[]) =>
  people.map(({ pack_type, juventus_card }, i) => {
    const own = prices[i];
    return own && isOffered(pack_type) ? costOf({ pack_type, juventus_card }, own) : null;
  });

/** Returns what a person alone costs: without the share of a family package, whose price is said once for all. */
export const ownCost = (
  { total_price, base_amount }: CostBreakdown,
  pack: PackType | '',
): number =>
  isForFamily(pack) ? toEuro(toCents(total_price) - toCents(base_amount)) : total_price;

/** Returns those of the debts that a payment by this method can pay, too, because they are in its currency. */
export const debtsIn = (method: PaymentMethod, debts: readonly DueToPay[]) =>
  debts.filter(({ currency }) => currency === currencyBy[method]);

/** Returns the sum of the amounts, exact to the cent. */
export const sumOf = (amounts: readonly number[]) =>
  toEuro(amounts.reduce((cents, amount) => cents + toCents(amount), 0));

/**
 * Returns the amount to pay in rial and its exchange rate: the rate on screen when "I have paid" was ticked,
 * otherwise `rate_held` while it is valid, otherwise the current rate. Amount and rate are null if the
 * payment is not in rial.
 */
export function rialOf(
  draft: RegistrationDraft,
  /** One amount in euro per application, because each is rounded separately in rial, as on the server. */
  amounts: readonly number[],
  currentRate: number | undefined,
  now = Date.now(),
): { rate: number | null; rial: number | null } {
  if (draft.payment_method !== 'rial') return { rate: null, rial: null };
  const { shown, rate_held: held } = draft;
  const heldRate = held && held.until > now ? held.rate : undefined;
  const rate = shown?.rate ?? heldRate ?? currentRate ?? null;
  if (rate === null || amounts.length === 0) return { rate, rial: null };
  return { rate, rial: amounts.reduce((sum, amount) => sum + toRial(amount, rate), 0) };
}
