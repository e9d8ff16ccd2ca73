import { euroServiceNames } from '../members/payment.ts';
import type { LanguageCode } from '../text/languages.ts';
import { names } from './names.ts';

/**
 * Returns the services as a choice in a sentence, for example `Revolut or PayPal`. Texts call it while they
 * load, and `Intl.ListFormat` would add some milliseconds to each start.
 */
export function anyService(
  language: LanguageCode,
  write: (name: string) => string = (name) => name,
): string {
  return Object.values(euroServiceNames).map(write).join(` ${names[language].or} `);
}
