import { offers } from '../club/offers.ts';
import type { PaymentMethod } from '../members/payment.ts';
import { toCents } from '../pricing/round.ts';

/** Currencies of payments. Amounts are whole numbers of the smallest unit: euro cents and rial. */
export const currencies = ['EUR', 'IRR'] as const;
export type Currency = (typeof currencies)[number];

/** Returns the currencies in which the club takes money. Stored payments can be in others. */
export const takenCurrencies = (): Currency[] =>
  currencies.filter((currency) => currency === 'EUR' || offers('rial'));

/** The currency in which each payment method pays. */
export const currencyBy: Readonly<Record<PaymentMethod, Currency>> = { euro: 'EUR', rial: 'IRR' };

export interface Money {
  amount: number;
  currency: Currency;
}

/** One sum per currency. Euro and rial are never added together. */
export type Amounts = Record<Currency, number>;

export const noAmounts: Readonly<Amounts> = { EUR: 0, IRR: 0 };

/** Maximum amount: more than any club has, and far below the largest safe integer. */
export const amountMax = 1_000_000_000_000;

export function plus(amounts: Readonly<Amounts>, { amount, currency }: Money): Amounts {
  return { ...amounts, [currency]: amounts[currency] + amount };
}

/** Returns the amounts that are greater than zero, one per currency. */
export function partsOf(amounts: Readonly<Amounts>): Money[] {
  return currencies
    .map((currency) => ({ amount: amounts[currency], currency }))
    .filter(({ amount }) => amount > 0);
}

/** Returns limits in cents and in rial. A limit that is null is infinite. */
export const limitsOf = (euro: number | null, rial: number | null): Amounts => ({
  EUR: euro === null ? Number.POSITIVE_INFINITY : toCents(euro),
  IRR: rial ?? Number.POSITIVE_INFINITY,
});
