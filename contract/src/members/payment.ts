import { isLanguageCode, languages } from '../text/languages.ts';

export const paymentMethods = ['rial', 'euro'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * The services for payments in euro, with the names that people see. All lists and types of services are derived from
 * this table.
 */
export const euroServiceNames = { revolut: 'Revolut', paypal: 'PayPal' } as const;
export type EuroPaymentMethod = keyof typeof euroServiceNames;

export const euroPaymentMethods = Object.keys(euroServiceNames) as readonly EuroPaymentMethod[];

/** Name of the setting that holds the payment link of a service. */
export type ServiceLink = `${EuroPaymentMethod}_link`;

/** Returns an object that has the result of `make` under each service's link setting, such as `paypal_link`. */
export function ofEachServiceLink<T>(
  make: (service: EuroPaymentMethod) => T,
): Record<ServiceLink, T> {
  const entries = euroPaymentMethods.map((service) => [`${service}_link`, make(service)]);
  return Object.fromEntries(entries);
}

/** Returns true if a language offers payment in rial; false for an unknown language. */
export function offersRial(language: unknown): boolean {
  return isLanguageCode(language) && languages[language].offersRial;
}

/** Returns the payment methods that pages in a language offer, in the order of display. */
export function paymentMethodsFor(language: string): readonly PaymentMethod[] {
  return offersRial(language) ? paymentMethods : ['euro'];
}

/** Returns the payment method that is selected by default on pages in a language. */
export function defaultPaymentMethod(language: string): PaymentMethod {
  return offersRial(language) ? 'rial' : 'euro';
}
