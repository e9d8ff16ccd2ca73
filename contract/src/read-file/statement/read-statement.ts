import type { PaymentWay } from '../../money/payments.ts';
import { type AmountReading, currencyIn, hasSign, readingsOfAmounts, unitIn } from '../amounts.ts';
import { type DayReading, readingsOfDays } from '../days.ts';
import type { StatementUnit } from '../forms.ts';
import { type Sheet, standardHeadings } from '../sheet.ts';
import { findTable, foldHeading, foldWords, type Row, type Table } from '../table.ts';
import {
  dayCells,
  directionOf,
  findColumns,
  isTransfer,
  statementRules,
  statusOf,
} from './columns.ts';
import { joinConversions } from './conversions.ts';
import { completeDirections } from './directions.ts';
import { isNetWithout, withFees } from './fees.ts';
import {
  type StatementColumns,
  type StatementFormat,
  type StatementRole,
  statementDays,
  type wordMeanings,
} from './format.ts';
import { cellOf, meaningOf, type ReadRow, type RowFormat, readRows } from './read-rows.ts';

/** What a person has to say before the rows of a file are imported. Until then the import is blocked. */
export type StatementQuestion =
  | { ask: 'column'; role: 'day' | 'amount' | 'text' }
  | { ask: 'unit' }
  | { ask: 'decimal'; readings: AmountReading[] }
  | { ask: 'dates'; readings: DayReading[] }
  /** What these words of a column mean. */
  | { ask: 'words'; of: keyof typeof wordMeanings; words: string[] }
  /** Whether all money came in or all went out, because nothing says it of `count` rows, the first of them `row`. */
  | { ask: 'signs'; count: number; row: number }
  /** Whether a positive amount came in. On the statement of a credit card it went out. */
  | { ask: 'positive' }
  /** Whether the file is imported although its balances contradict its amounts, first in this row. */
  | { ask: 'balance'; row: number };

/** The answers of a person to questions, and changes of what was understood. */
export interface StatementChoices extends Partial<StatementFormat> {
  /** True if the file is imported although its balances contradict it. */
  ignores_balance?: boolean;
  /** True if no column says who paid or what for. */
  without_text?: boolean;
}

export interface ReadStatement {
  headings: string[];
  headerAt: number;
  questions: StatementQuestion[];
  /** What was understood. A value is null while it is unknown. */
  draft: Omit<RowFormat, 'range'> & { way: PaymentWay };
  /** The format by which the lines are imported; null while there are questions. */
  format: StatementFormat | null;
  rows: ReadRow[];
  /** True if the balances of the file prove all its amounts. */
  isProved: boolean;
}

/** Headings of the statement of a credit card. */
const cardHeading =
  /card ?(member|holder)|karteninhaber|kartenmitglied|titolare|card (number|no)\b|kartennummer|numero carta|titulaire/;

/**
 * Reads a statement: which column means what, in which form, and each row. What the file does not say without doubt becomes
 * a question, unless `stored` (the format of files with the same headings) or `choices` answer it; values that depend on
 * it are null until then. Accepts any cells.
 */
export function readStatement(
  sheet: Sheet,
  options: { stored?: StatementFormat | null; choices?: StatementChoices; now?: number } = {},
): ReadStatement {
  const { stored = null, choices = {}, now = Date.now() } = options;
  const questions: StatementQuestion[] = [];
  const table = findTable(sheet.rows, statementRules, isTransfer);
  const { body } = table;
  const columns = choices.columns ?? stored?.columns ?? findColumns(table);
  const filled = (role: StatementRole) =>
    body.map((row) => cellOf(row, columns, role)).filter((cell) => cell !== '');
  const hasMoney = columns.amount.length + columns.credit.length + columns.debit.length > 0;
  const hasText = columns.payer.length + columns.text.length > 0;
  if (columns.day.length === 0) questions.push({ ask: 'column', role: 'day' });
  if (!hasMoney) questions.push({ ask: 'column', role: 'amount' });
  if (!hasText && !choices.without_text) questions.push({ ask: 'column', role: 'text' });

  const unit = choices.unit ?? stored?.unit ?? unitOf(table, columns);
  const money = (['amount', 'credit', 'debit'] as const)
    .flatMap(filled)
    .filter((cell) => currencyIn(cell) !== 'other');
  const [decimal, decimals] = decide(
    readingsOfAmounts(money, unit ?? 'EUR'),
    (one) => one.decimal,
    choices.decimal,
    stored?.decimal,
  );
  if (decimals.length > 1) questions.push({ ask: 'decimal', readings: decimals });
  const range = statementDays(now);
  const isPersian = sheet.rows
    .slice(0, 100)
    .flat()
    .some((cell) => /[\u0600-\u06ff]/.test(cell));
  const told = [
    ...dayCells(table),
    ...table.above.flatMap((text) => text.match(/\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/g) ?? []),
  ];
  const days = readingsOfDays(filled('day'), told, { range, isPersian, isHistory: true });
  const [dates, orders] = decide(days, (one) => one.order, choices.dates, stored?.dates);
  if (orders.length > 1) questions.push({ ask: 'dates', readings: orders });

  const service = serviceOf(table.headings);
  const isStandard = sheet.rows[0]?.join() === standardHeadings.join();
  // Standards for bank statements and payment services surely write signs.
  const isSigned = isStandard || service !== null;
  const words = choices.words ?? stored?.words ?? [];
  const signs =
    choices.signs ?? stored?.signs ?? (isSigned || hasSigns(body, columns) ? 'written' : 'unsaid');
  const way =
    choices.way ?? stored?.way ?? service ?? (unit === 'EUR' || !unit ? 'bank' : 'card_transfer');
  const format: RowFormat = {
    columns,
    decimal: decimal ?? (decimals.length > 1 ? null : '.'),
    dates: dates ?? (orders.length > 1 ? null : 'ymd'),
    unit,
    signs,
    words,
    range,
  };

  const states = wordsOf(filled('status')).filter(
    (word) => statusOf(word) === null && meaningOf(word, format) === null,
  );
  if (states.length > 0) questions.push({ ask: 'words', of: 'status', words: states });
  const rows = readRows(table, format);
  joinContinued(rows, columns);
  const foreign = new Set(rows.filter(({ left_out }) => left_out === 'foreign'));
  joinConversions(rows, columns);
  const isAllForeign = foreign.size > 0 && rows.every(({ left_out }) => left_out !== null);
  if (unit === null && !isAllForeign) questions.push({ ask: 'unit' });
  const proof =
    hasMoney && format.decimal !== null
      ? completeDirections(
          rows.filter((row) => !foreign.has(row)),
          table,
          format,
        )
      : null;
  if (proof?.at !== undefined && !choices.ignores_balance)
    questions.push({ ask: 'balance', row: proof.at });
  const isOfCard = cardHeading.test(table.headings.map(foldHeading).join('|')) && service === null;
  if (isOfCard && signs === 'written' && !proof?.isProved && !choices.signs && !stored) {
    questions.push({ ask: 'positive' });
  }
  const unsaid = rows.filter(({ left_out, direction }) => left_out === null && direction === null);
  if (unsaid.length > 0 && hasMoney && format.decimal !== null) {
    const unknown = wordsOf(filled('direction')).filter(
      (word) => directionOf(word) === null && meaningOf(word, format) === null,
    );
    if (unknown.length > 0) questions.push({ ask: 'words', of: 'direction', words: unknown });
    else questions.push({ ask: 'signs', count: unsaid.length, row: unsaid[0]?.row ?? 0 });
  }
  const hasFees =
    proof?.hasFees || isNetWithout(rows, format) || (service !== null && proof?.at === undefined);
  const all = hasFees ? withFees(rows, table, format) : rows;
  const draft = { ...format, way };
  const isReady = questions.length === 0;
  return {
    headings: table.headings,
    headerAt: table.headerAt,
    questions,
    draft,
    format: isReady ? formatOf(draft) : null,
    rows: all,
    isProved: proof?.isProved ?? false,
  };
}

const wordsOf = (cells: readonly string[]): string[] =>
  [...new Set(cells.map(foldWords))].filter(Boolean);

/** Returns what is decided and, if nothing is, the readings that a person has to choose from. */
function decide<Reading, Way>(
  readings: readonly Reading[],
  wayOf: (reading: Reading) => Way,
  chosen: Way | undefined,
  stored: Way | undefined,
): [Way | null, Reading[]] {
  const [one, ...others] = readings;
  if (chosen !== undefined) return [chosen, []];
  if (one === undefined) return [null, []];
  if (others.length === 0) return [wayOf(one), []];
  const known = readings.find((reading) => wayOf(reading) === stored);
  return known ? [wayOf(known), []] : [null, [...readings]];
}

const hasSigns = (body: readonly Row[], columns: StatementColumns) =>
  body.some(
    (row) => /\d/.test(cellOf(row, columns, 'amount')) && hasSign(cellOf(row, columns, 'amount')),
  );

/** Returns the unit of the amounts as the file names it: in most cells of its currency column, else in a heading or above. */
function unitOf({ headings, above, body }: Table, columns: StatementColumns): StatementUnit | null {
  const counts = new Map<StatementUnit, number>();
  for (const row of body) {
    const unit = unitIn(cellOf(row, columns, 'currency'));
    if (unit) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (most) return most[0];
  const money = (['amount', 'credit', 'debit', 'balance'] as const).flatMap(
    (role) => columns[role],
  );
  const amounts = body.slice(0, 50).flatMap(({ cells: each }) => money.map((at) => each[at] ?? ''));
  const said = [...money.map((at) => headings[at] ?? ''), ...amounts, ...headings, ...above];
  return said.map(unitIn).find((unit) => unit !== null) ?? null;
}

/** Appends the text of a row without a day and an amount, in which some banks continue a text, to the row before. */
function joinContinued(rows: readonly ReadRow[], columns: StatementColumns): void {
  const texts = [...columns.text, ...columns.payer];
  let before: ReadRow | undefined;
  for (const row of rows) {
    const isText = row.cells.every((cell, i) => cell === '' || texts.includes(i));
    if (row.left_out !== 'no_transfer' || !isText) before = row;
    else if (before) before.text = [before.text, row.text, row.payer].filter(Boolean).join(' ');
  }
}

function formatOf({ range: _, ...draft }: RowFormat & { way: PaymentWay }): StatementFormat | null {
  const { decimal, dates, unit } = draft;
  if (decimal === null || dates === null || unit === null) return null;
  return { ...draft, decimal, dates, unit };
}

/** Returns the payment service that writes files with these headings; null if it is neither Revolut nor PayPal. */
function serviceOf(headings: readonly string[]): 'revolut' | 'paypal' | null {
  const said = new Set(headings.map(foldHeading));
  const has = (...all: string[]) => all.every((heading) => said.has(heading));
  if (
    has('completed date', 'product', 'state') ||
    has('data di completamento', 'prodotto') ||
    has('datum des abschlusses', 'produkt') ||
    has('date completed utc', 'payer', 'state') ||
    has('date completed', 'payer', 'state')
  ) {
    return 'revolut';
  }
  const isPaypal =
    has('gross', 'fee', 'net', 'transaction id') ||
    has('lordo', 'netto', 'codice transazione') ||
    has('brutto', 'netto', 'transaktionscode');
  return isPaypal ? 'paypal' : null;
}
