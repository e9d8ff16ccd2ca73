import type { PaymentWay } from '@fanclub/contract/money/payments';
import { deriveDates, deriveDecimal } from '@fanclub/contract/statements/derive-formats';
import type {
  DateOrder,
  DecimalSign,
  StatementFormat,
  StatementUnit,
} from '@fanclub/contract/statements/format';
import {
  type Columns,
  recogniseColumns,
  serviceOf,
  unitIn,
} from '@fanclub/contract/statements/headings';
import type { ParsedStatement } from './parse-file.ts';

/**
 * How a statement file is read: its columns, number and date formats, unit and way of payment. A value is null while it
 * is unknown and the admin has to choose it.
 */
export interface DraftFormat {
  columns: Omit<Columns, 'day'> & { day: number | null };
  decimal: DecimalSign | null;
  dates: DateOrder | null;
  unit: StatementUnit | null;
  way: PaymentWay;
}

/** The values that the admin has chosen for this file; null for a choice that the admin has taken back. */
export type Choices = { [Name in keyof DraftFormat]?: DraftFormat[Name] | null };

/**
 * Derives how a file is read. The admin's choices come first. What the headings say is the same in all files for which
 * the format is stored, so for columns, unit and way of payment the stored choice counts more than a guess. Which
 * decimal sign and order of dates fit is seen in the cells, so the stored ones only count if several fit.
 */
export function draftOf(
  { header, rows }: ParsedStatement,
  stored: StatementFormat | null,
  choices: Choices,
): DraftFormat {
  const columns =
    choices.columns ?? stored?.columns ?? (recogniseColumns(header) as DraftFormat['columns']);
  const cells = (column: number | null) =>
    column === null ? [] : rows.map((row) => (row[column] ?? '').trim()).filter(Boolean);
  const service = serviceOf(header);
  const unit =
    choices.unit ??
    stored?.unit ??
    unitIn(cells(columns.currency)[0] ?? '') ??
    unitIn(header.join(' '));
  const amounts = [columns.amount, columns.credit, columns.debit].flatMap(cells);
  return {
    columns,
    unit,
    decimal: choices.decimal ?? deriveDecimal(amounts, unit ?? 'EUR') ?? stored?.decimal ?? null,
    dates: choices.dates ?? deriveDates(cells(columns.day)) ?? stored?.dates ?? null,
    way:
      choices.way ?? stored?.way ?? service ?? (unit === 'EUR' || !unit ? 'bank' : 'card_transfer'),
  };
}

/** Returns the complete format, or null while a necessary value is unknown. */
export function formatOf(draft: DraftFormat): StatementFormat | null {
  const { columns, decimal, dates, unit, way } = draft;
  const { day, amount, credit } = columns;
  if (day === null || (amount === null && credit === null)) return null;
  if (!decimal || !dates || !unit) return null;
  return { columns: { ...columns, day }, decimal, dates, unit, way };
}
