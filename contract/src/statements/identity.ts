import type { Currency } from '../money/amounts.ts';
import type { PaymentWay } from '../money/payments.ts';
import type { NewLine } from './lines.ts';

/** One form of what a bank wrote: all scripts stay, or two Persian payers would be the same one. */
const same = (text: string | null) =>
  (text ?? '').normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** What a line says, so that two that say the same are told by their place in the file alone. */
export function sayingOf(line: Omit<NewLine, 'raw_day' | 'raw_amount' | 'occurrence'>): string {
  const { day, amount, bank_id, payer, text } = line;
  return JSON.stringify([day, amount, ...[bank_id, payer, text].map(same)]);
}

/**
 * All that makes a line itself, whoever brings it in whichever file. Its hash is the line's name: a
 * change here would bring every old file a second time.
 */
export function identityOf(
  line: Omit<NewLine, 'raw_day' | 'raw_amount'>,
  { way, currency }: { way: PaymentWay; currency: Currency },
): string {
  return JSON.stringify([way, currency, line.occurrence, sayingOf(line)]);
}
