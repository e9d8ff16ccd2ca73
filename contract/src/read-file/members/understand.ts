import { offers } from '../../club/offers.ts';
import { headOf } from '../../files/column-heads.ts';
import { type ImportColumn, importColumns, optionalColumns } from '../../members/import-columns.ts';
import { usualLatinName } from '../../text/latin-names.ts';
import { readCountry } from '../../text/read-country.ts';
import { readYesNo } from '../../text/read-words.ts';
import { saysNothing } from '../../text/word-key.ts';
import { currencyIn } from '../amounts.ts';
import { cellAsWritten } from '../cell-as-written.ts';
import { type DayReading, readDay, readingsOfDays } from '../days.ts';
import type { DateOrder } from '../forms.ts';
import type { Sheet } from '../sheet.ts';
import { cellsOf, columnsByHeading, findTable, foldWords, shareOf, type Table } from '../table.ts';
import { choicesOf, firstDay, readChoice, readMoney, readSeason } from './read-cell.ts';
import type { Cells } from './read-line.ts';
import { isRecord, type MemberRole, memberRoles } from './roles.ts';
import { type NameOrder, splitName } from './split-name.ts';

/** What a person has answered about a shape of file: for this file, or before, for one with the same headings. */
export interface MemberAnswers {
  /** The meaning of each column, in order; null for a column that is left out. Absent if nobody has changed it. */
  columns?: readonly (MemberRole | null)[];
  /** Values of all lines in which the column is empty or that have no such column. */
  constants?: Partial<Record<ImportColumn, string>>;
  /** What words of a column mean, by the folded word. */
  values?: Partial<Record<ImportColumn, Readonly<Record<string, string>>>>;
  order?: DateOrder;
  nameOrder?: NameOrder;
  /** True if names of Persian letters get the Latin spellings that were proposed. */
  latin?: boolean;
}

/** What has to be asked before the lines can be checked. */
export type MemberQuestion =
  /** No column has this fact. Only a fact that all people of a club can share may be said for all lines at once. */
  | { kind: 'missing'; column: ImportColumn; forAll: boolean }
  /** The days can be read in several ways. */
  | { kind: 'days'; column: ImportColumn; readings: DayReading[] }
  /** Names are in one column, and nothing shows where the family name stands. */
  | { kind: 'names'; sample: string }
  /** Amounts have no currency, and are too large or too many for one to be sure. */
  | { kind: 'currency'; sample: string };

/** A word of a column of choices that is none of its values. It is no obstacle: its lines are refused, with the reason. */
export interface UnknownValue {
  column: ImportColumn;
  word: string;
  count: number;
}

/** A name of Persian letters, and its usual Latin spelling, which a person has to confirm. */
interface LatinProposal {
  written: string;
  latin: string;
}

export interface MemberLine {
  line: number;
  cells: Cells;
  /** The cells as they are written in the file. */
  written: Cells;
}

export interface UnderstoodMembers {
  /** The index of the row of headings; -1 if the file has none. */
  headingsAt: number;
  headings: string[];
  columns: (MemberRole | null)[];
  questions: MemberQuestion[];
  unknown: UnknownValue[];
  /** Empty once the proposals were accepted. */
  proposals: LatinProposal[];
  lines: MemberLine[];
}

const nameColumns = ['first_name', 'last_name'] as const;
const latinOf = (name = '') => (/\p{Script=Arabic}/u.test(name) ? usualLatinName(name) : null);

function proposalsIn(lines: readonly MemberLine[]): LatinProposal[] {
  const names = new Set(
    lines.flatMap(({ cells }) => nameColumns.map((column) => cells[column] ?? '')),
  );
  return [...names].flatMap((written) => {
    const latin = latinOf(written);
    return latin ? [{ written, latin }] : [];
  });
}

const dayColumns = ['birth_date', 'member_since', 'paid_on'] as const;
const sharedFacts: readonly ImportColumn[] = ['gender', 'country_of_birth', 'country_of_residency'];

/**
 * Reads a table as a list of members: which column is what, by headings and cells, how days and names are written, and
 * the lines with the cells that the import takes. What it cannot know is a question; nothing is guessed in silence. A pure
 * function.
 */
export function understandMembers(
  sheet: Sheet,
  answers: MemberAnswers,
  today: string,
): UnderstoodMembers {
  const rows = sheet.rows.map((cells) => cells.map(cellAsWritten));
  const table = findTable(rows, memberRoles, isRecord);
  const own = ownColumns(table.headings);
  const columns = answers.columns ? [...answers.columns] : (own ?? guessColumns(table));
  const placed = new Map(columns.flatMap((role, place) => (role ? [[role, place] as const] : [])));
  const cellsIn = (role: MemberRole) => {
    const place = placed.get(role);
    return place === undefined ? [] : cellsOf(table, place);
  };
  const readings = dayReadings(cellsIn, rows, today);
  const order = answers.order ?? readings.orders[0]?.order ?? 'dmy';
  const nameOrder = answers.nameOrder ?? nameOrderOf(cellsIn('full_name'));
  const lines = table.body.map(({ row, cells }) => {
    const written = writtenCells((role) => cells[placed.get(role) ?? -1] ?? '', nameOrder);
    // In the product's own file, a dependant has the e-mail of the guardian.
    if (own && written.guardian) delete written.email;
    return { line: row, written, cells: readCells(written, answers, order, today) };
  });
  const questions: MemberQuestion[] = [
    ...missingOf(placed, answers).map((column) => ({
      kind: 'missing' as const,
      column,
      forAll: sharedFacts.includes(column),
    })),
    ...(answers.order || readings.orders.length < 2
      ? []
      : [{ kind: 'days' as const, column: readings.column, readings: readings.orders }]),
    ...(nameOrder || !placed.has('full_name')
      ? []
      : [{ kind: 'names' as const, sample: cellsIn('full_name')[0] ?? '' }]),
    ...currencyQuestion(lines, placed, answers),
  ];
  const headingsAt = table.above.length;
  return {
    headingsAt,
    headings: table.headings,
    columns,
    questions,
    unknown: unknownValues(lines),
    proposals: proposalsIn(lines),
    lines,
  };
}

/** Columns of the product's own file of members that have other names in an import. */
const exportedAs: Readonly<Record<string, MemberRole>> = {
  guardian_id: 'guardian',
  is_paid: 'paid',
};

/** Returns the columns of the product's own file by their names; null for any other file. */
function ownColumns(headings: readonly string[]): (MemberRole | null)[] | null {
  if (!['request_number', 'first_name', 'submitted_at'].every((name) => headings.includes(name))) {
    return null;
  }
  return headings.map(
    (heading) =>
      importColumns.find((column) => [column, headOf(column)].includes(heading)) ??
      exportedAs[heading] ??
      null,
  );
}

/** A column in which more cells than this have several words has whole names. */
const mostlyWhole = 0.8;

function guessColumns(table: Table): (MemberRole | null)[] {
  const found = columnsByHeading(table, memberRoles);
  const [full] = found.full_name;
  // "Name" is a first name beside a column of family names, and a whole name without one.
  if (full !== undefined && found.last_name.length > 0) {
    found.full_name = [];
    if (found.first_name.length === 0) found.first_name = [full];
  }
  const [first] = found.first_name;
  const isWhole =
    first !== undefined &&
    shareOf(cellsOf(table, first), (cell) => /\S\s+\S/.test(cell)) > mostlyWhole;
  if (isWhole && found.last_name.length + found.full_name.length === 0) {
    found.full_name = found.first_name;
    found.first_name = [];
  }
  const roles = Object.entries(found) as [MemberRole, number[]][];
  return table.headings.map(
    (_, place) => roles.find(([, places]) => places.includes(place))?.[0] ?? null,
  );
}

/** Returns how the days of the first column of days with a doubt can be read, or those of the first column. */
function dayReadings(
  cellsIn: (role: MemberRole) => string[],
  rows: readonly string[][],
  today: string,
): { column: ImportColumn; orders: DayReading[] } {
  const isPersian = rows.some((cells) => cells.some((cell) => /\p{Script=Arabic}/u.test(cell)));
  const hints = { range: { from: firstDay, until: today }, isPersian, isHistory: false };
  const found = dayColumns.map((column) => {
    const others = dayColumns.filter((other) => other !== column).flatMap(cellsIn);
    return { column, orders: readingsOfDays(cellsIn(column), others, hints) };
  });
  const read = found.filter(({ orders }) => orders.length > 0);
  // A column without doubt says how the whole file is written.
  return (
    read.find(({ orders }) => orders.length === 1) ??
    read[0] ?? { column: 'birth_date', orders: [] }
  );
}

/** Returns how whole names are written, if all have a comma or a family name in capitals. */
function nameOrderOf(names: readonly string[]): NameOrder | undefined {
  return names.length > 0 && names.every((name) => splitName(name, undefined) !== null)
    ? 'marked'
    : undefined;
}

/** Returns the cells of a line by their columns, with names divided and the parts of an address joined. */
function writtenCells(cell: (role: MemberRole) => string, order: NameOrder | undefined): Cells {
  const cells = Object.fromEntries(importColumns.map((column) => [column, cell(column)])) as Record<
    ImportColumn,
    string
  >;
  const whole = cell('full_name');
  if (whole !== '') {
    const [first, last] = splitName(whole, order) ?? [whole, ''];
    cells.first_name ||= first;
    cells.last_name ||= last;
  }
  const [street, town, province] = [cells.address_of_residency, cell('town'), cell('province')];
  const rest = [town, province && `(${province})`].filter(Boolean).join(' ');
  if (rest !== '' && !foldWords(street).includes(foldWords(town))) {
    cells.address_of_residency = [street, rest].filter(Boolean).join(', ');
  }
  return Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== ''));
}

/** Returns the cells that the import reads: words by their meaning, days as `2026-11-22`, and what holds for all lines. */
function readCells(written: Cells, answers: MemberAnswers, order: DateOrder, today: string): Cells {
  const { constants = {}, values = {} } = answers;
  const cells: Cells = { ...constants };
  for (const [name, text = ''] of Object.entries(written)) {
    const column = name as ImportColumn;
    const isNothing = saysNothing(text) && readYesNo(text) === null;
    const said = values[column]?.[foldWords(text)];
    if (said !== undefined) cells[column] = said;
    else if (!isNothing || (column !== 'email' && !optionalColumns.includes(column)))
      cells[column] = text;
  }
  if (answers.latin) {
    for (const column of nameColumns) cells[column] = latinOf(cells[column]) ?? cells[column];
  }
  for (const column of dayColumns) {
    const day = readDay(cells[column] ?? '', order, { from: firstDay, until: today });
    if (day) cells[column] = day;
  }
  return cells;
}

/** Returns the needed columns that the file lacks and nobody has answered. A guardian's fields are the guardian's. */
function missingOf(placed: ReadonlyMap<MemberRole, number>, { constants = {} }: MemberAnswers) {
  const has = (column: ImportColumn) =>
    placed.has(column) ||
    constants[column] !== undefined ||
    (placed.has('full_name') && (column === 'first_name' || column === 'last_name')) ||
    (placed.has('town') && column === 'address_of_residency');
  return importColumns.filter((column) => !optionalColumns.includes(column) && !has(column));
}

/** Amounts below this number, without a currency, are euro: nobody pays as few rial. */
const surelyEuro = 1000;

function currencyQuestion(
  lines: readonly MemberLine[],
  placed: ReadonlyMap<MemberRole, number>,
  { constants = {} }: MemberAnswers,
): MemberQuestion[] {
  if (placed.has('paid_currency') || constants.paid_currency || !offers('rial')) return [];
  const amounts = lines.flatMap(({ cells }) => cells.paid_amount ?? cells.paid ?? []);
  const doubtful = amounts.find((cell) => {
    const money = readMoney(cell, 'EUR');
    return (
      currencyIn(cell) === null &&
      money !== null &&
      money !== 'no_currency' &&
      money.amount >= surelyEuro * 100
    );
  });
  return doubtful === undefined ? [] : [{ kind: 'currency', sample: doubtful }];
}

/** Returns for a cell of choices whether it is one of the values; true for any other column. */
function isKnownValue(column: ImportColumn, cell: string): boolean {
  if (column === 'paid') return readYesNo(cell) !== null || readMoney(cell, 'EUR') !== null;
  if (column === 'season') return readSeason(cell) !== null;
  if (column.startsWith('country_')) return readCountry(cell) !== null;
  const choices = choicesOf(column);
  if (choices === null) return true;
  return choices.includes('yes') ? readYesNo(cell) !== null : readChoice(column, cell) !== null;
}

function unknownValues(lines: readonly MemberLine[]): UnknownValue[] {
  const found = new Map<string, UnknownValue>();
  for (const { cells } of lines) {
    for (const [name, word = ''] of Object.entries(cells)) {
      const column = name as ImportColumn;
      if (word === '' || isKnownValue(column, word)) continue;
      const key = `${column} ${foldWords(word)}`;
      const value = found.get(key) ?? { column, word, count: 0 };
      value.count += 1;
      found.set(key, value);
    }
  }
  return [...found.values()].sort((one, other) => other.count - one.count);
}
