import type { Currency } from '../money/amounts.ts';
import type { PaymentWay } from '../money/payments.ts';
import type { NewLine } from './lines.ts';

/**
 * Normalises a text of the bank for comparison. It keeps letters of all scripts; otherwise two payers with Persian
 * names would become equal.
 */
const same = (text: string | null) =>
  (text ?? '').normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Returns the contents of a line as one text. Two lines with the same contents are told apart by their `occurrence` in
 * the file.
 */
export function sayingOf(line: Omit<NewLine, 'raw_day' | 'raw_amount' | 'occurrence'>): string {
  const { day, amount, bank_id, payer, text } = line;
  return JSON.stringify([day, amount, ...[bank_id, payer, text].map(same)]);
}

/**
 * Returns a text that identifies a line, whichever file it comes from and whoever imports it. Its hash is the line's
 * id. If this text changed, lines that were imported before would be imported a second time.
 */
export function identityOf(
  line: Omit<NewLine, 'raw_day' | 'raw_amount'>,
  { way, currency }: { way: PaymentWay; currency: Currency },
): string {
  return JSON.stringify([way, currency, line.occurrence, sayingOf(line)]);
}
