import { readAmount, withoutCurrency } from '../amounts.ts';
import type { Row, Table } from '../table.ts';
import { cellOf, isNone, type ReadRow, type RowFormat } from './read-rows.ts';

/** What a fee column says, in the smallest unit and positive; 0 if nothing. */
export function feeIn(row: Pick<Row, 'cells'>, { columns, decimal, unit }: RowFormat): number {
  const raw = cellOf(row, columns, 'fee');
  return decimal === null || isNone(raw)
    ? 0
    : Math.abs(readAmount(withoutCurrency(raw), decimal, unit ?? 'EUR') ?? 0);
}

/** True if a column has the amounts less the fees, so that the fees were taken in addition. */
export function isNetWithout(rows: readonly ReadRow[], format: RowFormat): boolean {
  const withFee = rows.filter((row) => row.left_out === null && feeIn(row, format) > 0);
  return (
    withFee.length > 0 &&
    withFee.every((row) => {
      const net =
        format.decimal &&
        readAmount(cellOf(row, format.columns, 'net'), format.decimal, format.unit ?? 'EUR');
      return (
        net !== null &&
        Math.abs(net) ===
          Math.abs((row.direction === 'out' ? -1 : 1) * (row.amount ?? 0) - feeIn(row, format))
      );
    })
  );
}

/** Adds a row for the fee of each row, because the account changed by both. */
export function withFees(
  rows: readonly ReadRow[],
  { headings }: Table,
  format: RowFormat,
): ReadRow[] {
  const heading = headings[format.columns.fee[0] ?? -1] ?? '';
  return rows.flatMap((row) => {
    const fee = row.left_out === null ? feeIn(row, format) : 0;
    if (fee === 0) return [row];
    const text = `${heading} ${row.text ?? ''}`.trim();
    const bank_id = row.bank_id && `${row.bank_id} ${heading}`;
    const raw_amount = cellOf(row, format.columns, 'fee');
    return [
      row,
      { ...row, direction: 'out' as const, amount: fee, payer: null, text, bank_id, raw_amount },
    ];
  });
}
