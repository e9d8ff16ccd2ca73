import { toEuro } from '../pricing/round.ts';
import { formatEuro, formatRial } from '../text/format.ts';
import { isRtl, type LanguageCode } from '../text/languages.ts';
import type { Money } from './amounts.ts';

/** Keeps the unit at the left of a negative Persian number, whose sign is preceded by a mark of the other direction. */
const rightToLeft = '\u200f';

/** Formats an amount with its currency, such as `€20` or `۱٬۲۳۴٬۵۰۰ ریال`. */
export function formatMoney({ amount, currency }: Money, language: LanguageCode): string {
  const text =
    currency === 'EUR' ? formatEuro(toEuro(amount), language) : formatRial(amount, language);
  return amount < 0 && isRtl(language) ? rightToLeft + text : text;
}

/** Formats amounts in several currencies one after the other, joined by a plus sign; empty if there are none. */
export const formatParts = (parts: readonly Money[], language: LanguageCode): string =>
  parts.map((part) => formatMoney(part, language)).join(' + ');
