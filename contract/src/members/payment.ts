import { isLanguageCode, type LanguageCode, languages } from '../text/languages.ts';

export const paymentMethods = ['rial', 'euro'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The services to pay in euro with, by the names that they give themselves. All else of one is derived. */
export const euroServiceNames = { revolut: 'Revolut', paypal: 'PayPal' } as const;
export type EuroPaymentMethod = keyof typeof euroServiceNames;

export const euroPaymentMethods = Object.keys(euroServiceNames) as readonly EuroPaymentMethod[];

/** The setting that is the link to pay with a service. */
export type ServiceLink = `${EuroPaymentMethod}_link`;

export const serviceLinks = euroPaymentMethods.map((service) => `${service}_link` as const);

/** Something of each service. */
export function ofEachService<T>(
  make: (service: EuroPaymentMethod) => T,
): Record<EuroPaymentMethod, T> {
  const entries = euroPaymentMethods.map((service) => [service, make(service)]);
  return Object.fromEntries(entries);
}

/** Something of the link of each service. */
export function ofEachServiceLink<T>(
  make: (service: EuroPaymentMethod) => T,
): Record<ServiceLink, T> {
  const entries = euroPaymentMethods.map((service) => [`${service}_link`, make(service)]);
  return Object.fromEntries(entries);
}

const or: Readonly<Record<LanguageCode, string>> = { fa: 'یا', en: 'or', it: 'o' };

/**
 * What can be chosen from, in a sentence: `Revolut or PayPal`. Texts say it while they load, and
 * `Intl.ListFormat` would take some milliseconds of each start for it.
 */
export function anyService(
  language: LanguageCode,
  write: (name: string) => string = (name) => name,
): string {
  return Object.values(euroServiceNames).map(write).join(` ${or[language]} `);
}

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
