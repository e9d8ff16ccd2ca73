import type { Currency } from '../money/amounts.ts';
import type { PaymentWay } from '../money/payments.ts';
import type { NewLine } from './lines.ts';

/** Normalises a bank's text. All scripts are kept, or two Persian payers would become the same. */
const same = (text: string | null) =>
  (text ?? '').normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Returns the contents of a line as one text. Lines with the same contents differ only in their occurrence in
 * the file.
 */
export function sayingOf(line: Omit<NewLine, 'raw_day' | 'raw_amount' | 'occurrence'>): string {
  const { day, amount, bank_id, payer, text } = line;
  return JSON.stringify([day, amount, ...[bank_id, payer, text].map(same)]);
}

/**
 * Returns the identity of a line, independent of file and importer. Its hash is the line's id: a change here
 * would import every old file a second time.
 */
export function identityOf(
  line: Omit<NewLine, 'raw_day' | 'raw_amount'>,
  { way, currency }: { way: PaymentWay; currency: Currency },
): string {
  return JSON.stringify([way, currency, line.occurrence, sayingOf(line)]);
}
