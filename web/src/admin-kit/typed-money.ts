import type { Currency, Money } from '@fanclub/contract/money/amounts';
import { normaliseTyped } from '@fanclub/contract/text/digits';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { decimalText, typedWhole, wholeText } from './typed-number.ts';

/** Returns an amount as the text of its form field, in the digits of the language: euro with decimals, or whole rial. */
export const typedMoney = ({ amount, currency }: Money, language: LanguageCode) =>
  currency === 'EUR' ? decimalText(amount / 100, language) : wholeText(amount, language);

/**
 * Parses an entered amount into cents or rial. Text that is no amount is returned unchanged, so that the
 * field's validation refuses it. Rial have no decimals, so separators before three digits are thousands
 * separators; in euro a comma is a decimal separator.
 */
export function amountOf(typed: string, currency: Currency): unknown {
  if (currency === 'IRR') return typedWhole(typed);
  const euro = normaliseTyped(typed).replace(/\s/g, '').replace(/[,٫]/, '.');
  return /^\d+(\.\d{1,2})?$/.test(euro) ? Math.round(Number(euro) * 100) : typed;
}
