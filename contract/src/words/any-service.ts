import { euroServiceNames } from '../members/payment.ts';
import type { LanguageCode } from '../text/languages.ts';
import { names } from './names.ts';

/**
 * Returns the names of the services joined by "or" in the language, for example `Revolut or PayPal`. Texts call this
 * function while they load, so it does not use `Intl.ListFormat`, which would delay each start by some milliseconds.
 */
export function anyService(
  language: LanguageCode,
  write: (name: string) => string = (name) => name,
): string {
  return Object.values(euroServiceNames).map(write).join(` ${names[language].or} `);
}
