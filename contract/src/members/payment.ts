import { isLanguageCode, languages } from '../text/languages.ts';

export const paymentMethods = ['rial', 'euro'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const euroPaymentMethods = ['revolut', 'paypal'] as const;
export type EuroPaymentMethod = (typeof euroPaymentMethods)[number];

/** Whether rial is among the ways to pay in a language; in none that is not ours. */
export function offersRial(language: unknown): boolean {
  return isLanguageCode(language) && languages[language].offersRial;
}

/** The ways to pay, in the order in which they are offered. */
export function paymentMethodsFor(language: string): readonly PaymentMethod[] {
  return offersRial(language) ? paymentMethods : ['euro'];
}

/** What is chosen until somebody chooses. */
export function defaultPaymentMethod(language: string): PaymentMethod {
  return offersRial(language) ? 'rial' : 'euro';
}
