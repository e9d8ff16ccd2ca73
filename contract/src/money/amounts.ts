/** What money comes in. Amounts are whole numbers of the smallest unit: euro cents, rial. */
export const currencies = ['EUR', 'IRR'] as const;
export type Currency = (typeof currencies)[number];

export interface Money {
  amount: number;
  currency: Currency;
}

/** One sum for each currency: euro and rial are never added to each other. */
export type Amounts = Record<Currency, number>;

export const noAmounts: Readonly<Amounts> = { EUR: 0, IRR: 0 };

/** More than any club has, and far from where whole numbers end. */
export const amountMax = 1_000_000_000_000;

export function plus(amounts: Readonly<Amounts>, { amount, currency }: Money): Amounts {
  return { ...amounts, [currency]: amounts[currency] + amount };
}

/** What stands there in each currency, as far as it is more than nothing. */
export function partsOf(amounts: Readonly<Amounts>): Money[] {
  return currencies
    .map((currency) => ({ amount: amounts[currency], currency }))
    .filter(({ amount }) => amount > 0);
}
