import type { PaymentMethod } from '@fanclub/contract/members/payment';
import { currencyBy, type Money } from '@fanclub/contract/money/amounts';
import type { DeskPayment } from '@fanclub/contract/money/desk-payment';
import type { PaymentWay } from '@fanclub/contract/money/payments';
import { costOf, type Selection } from '@fanclub/contract/pricing/cost';
import { packsHad, pricesOfPeople, type Relative } from '@fanclub/contract/pricing/family-price';
import { toRial } from '@fanclub/contract/pricing/rial';
import { toCents } from '@fanclub/contract/pricing/round';
import { type PublicSettings, priceListOf } from '@fanclub/contract/settings/defaults';
import { amountOf } from '#admin-kit/typed-money.ts';

/** What the form asks about the payment at the desk. Amounts are as they were typed, in euro or rial. */
export interface DeskValues {
  payment_method: PaymentMethod;
  /** Empty if nothing is paid yet. */
  way: PaymentWay | '';
  amount: string;
  /** Empty for the price. */
  reduced_to: string;
  reason: string;
  /** The price in rial on screen; null in euro, or without a rate. */
  expected_rial: number | null;
}

export const newDeskValues: DeskValues = {
  payment_method: 'euro',
  way: '',
  amount: '',
  reduced_to: '',
  reason: '',
  expected_rial: null,
};

/**
 * Returns the price of an application by its payment method; null for rial without a rate. A family package that the
 * family has already costs nothing.
 */
export function priceOf(
  { payment_method: method, ...selection }: Selection & Pick<DeskValues, 'payment_method'>,
  settings: PublicSettings,
  rate: number | undefined,
  family: readonly Relative[],
): Money | null {
  const listed = priceListOf(settings);
  const had = packsHad(family, settings.season);
  const [prices = listed] = pricesOfPeople([selection.pack_type], listed, had);
  const { total_price: total } = costOf(selection, prices);
  if (method === 'euro') return { amount: toCents(total), currency: 'EUR' };
  return rate === undefined ? null : { amount: toRial(total, rate), currency: 'IRR' };
}

/** Returns the payment that the values describe. Text that is no amount stays, so that the schema refuses it. */
export function paymentOf(values: DeskValues): DeskPayment {
  const { payment_method, way, amount, reduced_to, reason, expected_rial } = values;
  const read = (typed: string) =>
    typed.trim() === '' ? null : (amountOf(typed, currencyBy[payment_method]) as number);
  const asked = read(reduced_to);
  return {
    payment_method,
    way: way || null,
    amount: way ? read(amount) : null,
    reduced_to: asked,
    reason: asked === null ? null : reason,
    expected_rial: payment_method === 'rial' ? expected_rial : null,
  };
}

/** Returns the form's field for a path of the route, such as `payment.amount`. */
export const deskFieldOf = (path: string) => path.replace(/^.*payment\./, '');
