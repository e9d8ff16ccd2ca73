export const paymentMethods = ['rial', 'euro'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const euroPaymentMethods = ['revolut', 'paypal'] as const;
export type EuroPaymentMethod = (typeof euroPaymentMethods)[number];

/** Rial is offered in Persian only. */
export function paymentMethodsFor(language: string): readonly PaymentMethod[] {
  return language === 'fa' ? paymentMethods : ['euro'];
}

/** What is chosen at first: rial for Persian, else euro. */
export function defaultPaymentMethod(language: string): PaymentMethod {
  return language === 'fa' ? 'rial' : 'euro';
}
