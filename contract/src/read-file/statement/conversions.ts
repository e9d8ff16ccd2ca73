import { foldWords } from '../table.ts';
import type { StatementColumns } from './format.ts';
import { cellOf, type ReadRow } from './read-rows.ts';

const conversionWords = /conver|umrechnung|wechsel|cambio|exchange|przewalut|wisselkoers|تبدیل/;

/**
 * Makes a payment in another currency and its conversion one transfer: the converted amount gets the other party and the
 * text of the payment. A conversion whose payment is not in the file is left out, because nobody would know whose it is.
 */
export function joinConversions(rows: readonly ReadRow[], columns: StatementColumns): void {
  const isConversion = (row: ReadRow) =>
    conversionWords.test(
      foldWords(cellOf(row, columns, 'type') || (row.payer === null ? (row.text ?? '') : '')),
    );
  const related = (row: ReadRow) => cellOf(row, columns, 'related');
  const foreign = rows.filter(({ left_out }) => left_out === 'foreign');
  const payments = foreign.filter((row) => !isConversion(row));
  for (const row of rows.filter((each) => each.left_out === null && isConversion(each))) {
    const id = related(row);
    // Without ids, a payment and its conversion have the same day, and no other payment of the day is in question.
    const [payment, ...others] = payments.filter((one) =>
      id === '' ? one.raw_day === row.raw_day : one.bank_id === id || related(one) === id,
    );
    if (!payment || others.length > 0) {
      row.left_out = 'converted';
      continue;
    }
    Object.assign(row, { payer: payment.payer, text: payment.text ?? row.text });
  }
  const converted = new Set(rows.filter(({ left_out }) => left_out === null).map(related));
  for (const row of foreign) {
    if (isConversion(row) || (row.bank_id !== null && converted.has(row.bank_id)))
      row.left_out = 'converted';
  }
}
