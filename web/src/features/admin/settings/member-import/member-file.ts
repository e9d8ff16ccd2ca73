import type { importMembers } from '@fanclub/contract/admin/import-routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { CheckedLine } from '@fanclub/contract/read-file/members/check-lines';
import type { Cells } from '@fanclub/contract/read-file/members/read-line';
import { normaliseEmail } from '@fanclub/contract/text/email';

export type ImportReport = RouteResponse<typeof importMembers>;
/** What the server answers about a line. */
export type ImportedLine = ImportReport['lines'][number];

interface Line {
  line: number;
  cells: Cells;
}

/** Sorts lines that name a guardian behind the others, because the guardian may be in any line of the file. */
export const guardiansFirst = <L extends Line>(lines: readonly L[]): L[] => [
  ...lines.filter(({ cells }) => !cells.guardian),
  ...lines.filter(({ cells }) => cells.guardian),
];

/** Returns what a line that was not sent is answered, because of its own errors. */
export const refused = ({ line, errors }: CheckedLine): ImportedLine => ({
  line,
  state: 'wrong',
  request_number: null,
  errors: errors as ImportedLine['errors'],
});

/**
 * Returns the answers to a check as they will be once the new members are made, whom the server does not know yet: a
 * guardian may be in another line, and a later line of a person adds a season.
 */
export function asIfMade(
  answers: readonly ImportedLine[],
  lines: readonly CheckedLine[],
): ImportedLine[] {
  const byLine = new Map(lines.map((one) => [one.line, one]));
  const address = (line: number, column: 'email' | 'guardian') =>
    normaliseEmail(byLine.get(line)?.cells[column] ?? '');
  const made = answers.filter(({ state }) => state === 'new').map(({ line }) => line);
  const fresh = new Set(made.map((line) => address(line, 'email')));
  return answers.map((answer) => {
    const { line, state, errors } = answer;
    const isGuarded =
      Object.keys(errors).join() === 'guardian' && fresh.has(address(line, 'guardian'));
    if (isGuarded) return { ...answer, state: 'new', errors: {} };
    const isSeason = state === 'new' && byLine.get(line)?.sameAs != null;
    return isSeason ? { ...answer, state: 'season', similar_to: [] } : answer;
  });
}
