import { isLanguageCode, languages } from '../text/languages.ts';

export const paymentMethods = ['rial', 'euro'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * The services for payments in euro, with their own names. Everything else about a service is derived from this
 * table.
 */
export const euroServiceNames = { revolut: 'Revolut', paypal: 'PayPal' } as const;
export type EuroPaymentMethod = keyof typeof euroServiceNames;

export const euroPaymentMethods = Object.keys(euroServiceNames) as readonly EuroPaymentMethod[];

/** Name of the setting with a service's payment link. */
export type ServiceLink = `${EuroPaymentMethod}_link`;

export const serviceLinks = euroPaymentMethods.map((service) => `${service}_link` as const);

/** Returns an object with one value for each service. */
export function ofEachService<T>(
  make: (service: EuroPaymentMethod) => T,
): Record<EuroPaymentMethod, T> {
  const entries = euroPaymentMethods.map((service) => [service, make(service)]);
  return Object.fromEntries(entries);
}

/** Returns an object with one value for each service's link. */
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

/** Returns the payment methods of a language, in the order in which they are offered. */
export function paymentMethodsFor(language: string): readonly PaymentMethod[] {
  return offersRial(language) ? paymentMethods : ['euro'];
}

/** Returns the payment method that is preselected. */
export function defaultPaymentMethod(language: string): PaymentMethod {
  return offersRial(language) ? 'rial' : 'euro';
}
