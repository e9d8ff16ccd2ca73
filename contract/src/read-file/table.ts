import { foldText } from '../text/fold.ts';

/**
 * Returns a text in the form in which words of files are compared: lower case, without marks, with one form of each letter
 * and single spaces, and with "ae" as "a", because German files have both.
 */
export function foldWords(text: string): string {
  return foldText(text)
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}+-]+|(?<=\p{L})[+-]|[+-](?=\p{L})/gu, ' ')
    .trim();
}

/** Returns a heading in the form that is compared: folded, without a text in parentheses behind it. */
export const foldHeading = (heading: string) =>
  foldWords(heading.replace(/(?<=\S\s*)[([].*$/s, '')) || foldWords(heading);

/** Returns a text that is equal for files with the same headings in the same order: the shape of a file. */
export const shapeOf = (headings: readonly string[]): string => headings.map(foldHeading).join('|');

/** Returns the folded words of a table in which `|` is between them. */
export const wordsIn = (list: string): readonly string[] => list.split('|').map(foldWords);

/** How the columns of a role are found. */
export interface RoleRule<Role extends string> {
  role: Role;
  /** Whole headings, the best first. */
  named: readonly string[];
  /** Words within a heading. A word of more than four letters can be a part of a longer one. */
  within?: readonly string[];
  /** Words of headings that never have the role, although `within` fits. */
  never?: readonly string[];
  /** True if the cell can be of the role. Half of the cells of a column have to be. */
  fits: (cell: string) => boolean;
  /** The number of columns that can have the role; 1 if absent. */
  most?: number;
}

export interface Row {
  /** The number of the row in the file, counted from 1. */
  row: number;
  cells: string[];
}

export interface Table {
  /** Empty texts if the file has no headings. */
  headings: string[];
  /** The index of the row with the headings; -1 if there is none. */
  headerAt: number;
  /** Rows above the headings, as texts. */
  above: string[];
  /** The rows below the headings that have at least one cell. */
  body: Row[];
}

const isFilled = (cell: string | undefined) => cell !== undefined && cell.trim() !== '';
const filledIn = (cells: readonly string[]) => cells.filter(isFilled).length;

/** Number of rows in which the headings are looked for. */
const searched = 60;

/**
 * Finds the headings: the row with the most headings of different roles (at least two), else the row above the first one
 * for which `isRecord` is true, if that is a row of words.
 */
export function findTable<Role extends string>(
  rows: readonly (readonly string[])[],
  rules: readonly RoleRule<Role>[],
  isRecord: (cells: readonly string[]) => boolean,
): Table {
  const first = rows.findIndex(isRecord);
  const scores = rows.slice(0, searched).map((cells) => {
    if (isRecord(cells)) return 0;
    const said = cells.filter((cell) => isFilled(cell) && cell.length < 60).map(foldHeading);
    return rules.filter((rule) => said.some((heading) => strengthOf(heading, rule) > 0)).length;
  });
  const best = Math.max(0, ...scores);
  const isNamed = best >= 2;
  const above = rows[first - 1];
  const isWords =
    above !== undefined &&
    filledIn(above) >= filledIn(rows[first] ?? []) / 2 &&
    above.every((cell) => !/\d/.test(cell));
  const headerAt = isNamed ? scores.indexOf(best) : isWords ? first - 1 : -1;
  const width = rows.slice(headerAt + 1).reduce((most, { length }) => Math.max(most, length), 0);
  const header = headerAt < 0 ? [] : (rows[headerAt] ?? []);
  const headings = Array.from({ length: Math.max(width, header.length) }, (_, i) =>
    (header[i] ?? '').trim(),
  );
  const folded = headings.map(foldHeading);
  // A page of a printed statement begins with the headings again. Most rows differ from them in the first cell.
  const isHeader = (cells: readonly string[]) =>
    cells.length === folded.length && cells.every((cell, i) => foldHeading(cell) === folded[i]);
  const body = rows
    .map((cells, i) => ({ row: i + 1, cells: cells.map((cell) => cell.trim()) }))
    .slice(headerAt + 1)
    .filter(({ cells }) => cells.some(isFilled) && !isHeader(cells));
  return {
    headings,
    headerAt,
    above: rows.slice(0, Math.max(0, headerAt)).map((cells) => cells.filter(isFilled).join(' ')),
    body,
  };
}

/** How surely a heading names a role: 0 if it does not. */
export function strengthOf<Role extends string>(
  heading: string,
  { named, within = [], never = [] }: RoleRule<Role>,
): number {
  const exact = named.indexOf(heading);
  if (exact >= 0) return 2000 - exact;
  const padded = ` ${heading} `;
  const has = (word: string) => padded.includes(word.length > 4 ? word : ` ${word} `);
  if (heading === '' || never.some(has)) return 0;
  const lengths = within.filter(has).map(({ length }) => length);
  return lengths.length === 0 ? 0 : 1000 + Math.max(...lengths) * 10 - within.findIndex(has) / 10;
}

/** The number of rows by which the contents of a column are judged. */
const judged = 300;

/** Returns the filled cells of a column, as many as are judged. */
export const cellsOf = ({ body }: Pick<Table, 'body'>, column: number): string[] =>
  body
    .slice(0, judged)
    .map(({ cells }) => cells[column] ?? '')
    .filter(isFilled);

/** The share of the cells for which the test is true; 0 for an empty column. */
export const shareOf = (cells: readonly string[], test: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length;

/** The share is low, because a short file may have rows of balances among those of transfers. */
const fitting = 0.5;

/**
 * Returns the columns of each role by their headings, as far as their cells fit. An empty column can have a role if its
 * heading is one of its names. The columns of a role are in the order of how surely they have it.
 */
export function columnsByHeading<Role extends string>(
  table: Table,
  rules: readonly RoleRule<Role>[],
): Record<Role, number[]> {
  const found = Object.fromEntries(rules.map(({ role }) => [role, []])) as unknown as Record<
    Role,
    number[]
  >;
  const claims = table.headings.flatMap((heading, column) => {
    const cells = cellsOf(table, column);
    return rules.flatMap((rule) => {
      const strength = strengthOf(foldHeading(heading), rule);
      const isEmpty = cells.length === 0;
      if (strength === 0 || (isEmpty && strength <= 1500)) return [];
      if (!isEmpty && shareOf(cells, rule.fits) < fitting) return [];
      return [{ column, rule, strength: isEmpty ? strength - 1500 : strength }];
    });
  });
  const taken = new Set<number>();
  for (const { column, rule } of claims.sort((one, other) => other.strength - one.strength)) {
    if (taken.has(column) || found[rule.role].length >= (rule.most ?? 1)) continue;
    taken.add(column);
    found[rule.role].push(column);
  }
  return found;
}
