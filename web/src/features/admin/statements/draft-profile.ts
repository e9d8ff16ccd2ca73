import type { PaymentWay } from '@fanclub/contract/money/payments';
import { deriveDates, deriveDecimal } from '@fanclub/contract/statements/derive-formats';
import {
  type Columns,
  recogniseColumns,
  serviceOf,
  unitIn,
} from '@fanclub/contract/statements/headings';
import type {
  DateOrder,
  DecimalSign,
  StatementProfile,
  StatementUnit,
} from '@fanclub/contract/statements/profile';
import type { StatementFile } from './parse-file.ts';

/** The way in which a file is read, as far as it is known. Null values have to be asked for. */
export interface DraftProfile {
  columns: Omit<Columns, 'day'> & { day: number | null };
  decimal: DecimalSign | null;
  dates: DateOrder | null;
  unit: StatementUnit | null;
  way: PaymentWay | null;
}

/** The admin's own choices for a file. */
export type Choices = Partial<DraftProfile>;

/**
 * Derives how a file is read. The admin's choices come first. Columns, unit and way then come from the profile
 * stored for files with the same headings, and only then from the file; decimal sign and date order come from
 * the file first.
 */
export function draftOf(
  { header, rows }: StatementFile,
  stored: StatementProfile | null,
  choices: Choices,
): DraftProfile {
  const columns =
    choices.columns ?? stored?.columns ?? (recogniseColumns(header) as DraftProfile['columns']);
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

/** Returns the complete profile, or null while a value is missing. */
export function profileOf(draft: DraftProfile): StatementProfile | null {
  const { columns, decimal, dates, unit, way } = draft;
  const { day, amount, credit } = columns;
  if (day === null || (amount === null && credit === null)) return null;
  if (!decimal || !dates || !unit || !way) return null;
  return { columns: { ...columns, day }, decimal, dates, unit, way };
}
