import type { importMembers } from '@fanclub/contract/admin/import-routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { type ImportColumn, importColumns } from '@fanclub/contract/members/import-columns';
import { normaliseTyped } from '@fanclub/contract/text/digits';
import { normaliseEmail } from '@fanclub/contract/text/email';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fieldWords } from '@fanclub/contract/words/items';

/** A file of members: the headings of its columns, and its records, each with its line number in the file. */
export interface MemberFile {
  headings: string[];
  records: { line: number; cells: string[] }[];
}

/** What the server answers about a line. */
export type ImportedLine = RouteResponse<typeof importMembers>['lines'][number];

/** The meaning of each column of a file, in order; null for a column that is not imported. */
export type Mapping = (ImportColumn | null)[];

/** Finds the records of a file below its headings. Returns null if it has none. */
export function findRecords(rows: readonly string[][]): MemberFile | null {
  const at = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  const records = rows
    .map((cells, i) => ({ line: i + 1, cells: cells.map((cell) => cell.trim()) }))
    .slice(at + 1)
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const headings = rows[at];
  if (!headings || records.length === 0) return null;
  return { headings: headings.map((heading) => heading.trim()), records };
}

const plain = (text: string) =>
  normaliseTyped(text)
    .toLocaleLowerCase()
    .replaceAll(/[\s_-]/g, '');

const known = new Map<string, ImportColumn>(
  importColumns.flatMap((column) => {
    const labels = languageCodes.map(
      (code) => (fieldWords[code].fields as Record<string, string>)[column],
    );
    return [column, ...labels].flatMap((name) => (name ? [[plain(name), column] as const] : []));
  }),
);

/**
 * Guesses the meaning of each column from its heading, which may be the name of a field or its label in any language.
 */
export function guessMapping(headings: readonly string[]): Mapping {
  const taken = new Set<ImportColumn>();
  return headings.map((heading) => {
    const column = known.get(plain(heading));
    if (!column || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/** Returns the cells of a record by the meaning of their columns. */
export function cellsOf(cells: readonly string[], mapping: Mapping) {
  return Object.fromEntries(
    mapping.flatMap((column, i) => (column ? [[column, cells[i] ?? ''] as const] : [])),
  ) as Partial<Record<ImportColumn, string>>;
}

interface Line {
  line: number;
  cells: ReturnType<typeof cellsOf>;
}

/** Sorts lines that name a guardian behind the others, because the guardian may be in any line of the file. */
export const guardiansFirst = (lines: readonly Line[]): Line[] => [
  ...lines.filter(({ cells }) => !cells.guardian),
  ...lines.filter(({ cells }) => cells.guardian),
];

/**
 * Returns the answers to a check in which the guardians of other lines count as members. The server does not know them
 * yet, because a check makes nobody a member.
 */
export function withNewGuardians(
  answers: readonly ImportedLine[],
  lines: readonly Line[],
): ImportedLine[] {
  const cells = new Map(lines.map((one) => [one.line, one.cells]));
  const address = (line: number, column: 'email' | 'guardian') =>
    normaliseEmail(cells.get(line)?.[column] ?? '');
  const fresh = new Set(
    answers.filter(({ state }) => state === 'new').map(({ line }) => address(line, 'email')),
  );
  return answers.map((answer) =>
    Object.keys(answer.errors).join() === 'guardian' && fresh.has(address(answer.line, 'guardian'))
      ? { ...answer, state: 'new', errors: {} }
      : answer,
  );
}
