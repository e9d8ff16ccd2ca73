import { type Offer, offers } from '../club/offers.ts';
import { isLanguageCode, languages } from '../text/languages.ts';

export const paymentMethods = ['rial', 'euro'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What a club must have to take payments by a method. Stored applications can name other methods. */
export const methodNeeds = { rial: 'rial', euro: 'euro' } satisfies Record<PaymentMethod, Offer>;

/**
 * The services for payments in euro, with the names that people see. All lists and types of services are derived from
 * this table.
 */
export const euroServiceNames = { revolut: 'Revolut', paypal: 'PayPal' } as const;
export type EuroService = keyof typeof euroServiceNames;
export const euroServices = Object.keys(euroServiceNames) as readonly EuroService[];

/** Ways to pay in euro: the services, and a transfer to the IBAN of the club's bank account. */
export const euroPaymentMethods = [...euroServices, 'bank'] as const;
export type EuroPaymentMethod = (typeof euroPaymentMethods)[number];

/** Name of the setting that holds the payment link of a service. */
export type ServiceLink = `${EuroService}_link`;

/** Returns an object that has the result of `make` under each service's link setting, such as `paypal_link`. */
export function ofEachServiceLink<T>(make: (service: EuroService) => T): Record<ServiceLink, T> {
  const entries = euroServices.map((service) => [`${service}_link`, make(service)]);
  return Object.fromEntries(entries);
}

/** What a club must have to take payments in each of these ways. */
export const euroMethodNeeds = {
  revolut: 'revolut',
  paypal: 'paypal',
  bank: 'iban',
} satisfies Record<EuroPaymentMethod, Offer>;

/** Returns true if the club takes payments in this way. */
export const takesEuroBy = (method: EuroPaymentMethod) => offers(euroMethodNeeds[method]);

/** Returns the services through which the club takes payments. */
export const takenServices = (): EuroService[] => euroServices.filter(offers);

/** Returns the ways to pay in euro of which the club has set the details, in the order of display. */
export const offeredEuroMethods = (
  settings: Record<ServiceLink | 'iban' | 'iban_holder', string>,
): EuroPaymentMethod[] =>
  euroPaymentMethods
    .filter(takesEuroBy)
    .filter((method) =>
      method === 'bank' ? settings.iban && settings.iban_holder : settings[`${method}_link`],
    );

/** Returns true if the club takes rial and this language offers it; false for an unknown language. */
export function offersRial(language: unknown): boolean {
  return isLanguageCode(language) && languages[language].offersRial && offers('rial');
}

/** Returns the payment methods that pages in a language offer, in the order of display. */
export function paymentMethodsFor(language: string): readonly PaymentMethod[] {
  if (!offersRial(language)) return ['euro'];
  return offers('euro') ? paymentMethods : ['rial'];
}

/** Returns the payment method that is selected by default on pages in a language. */
export function defaultPaymentMethod(language: string): PaymentMethod {
  return offersRial(language) ? 'rial' : 'euro';
}
