import { formatEuro, formatRial } from '../text/format.ts';
import type { LanguageCode } from '../text/languages.ts';
import type { Money } from './amounts.ts';

const centsPerEuro = 100;

/** `€20`, `۱٬۲۳۴٬۵۰۰ ریال`. */
export function formatMoney({ amount, currency }: Money, language: LanguageCode): string {
  return currency === 'EUR'
    ? formatEuro(amount / centsPerEuro, language)
    : formatRial(amount, language);
}
