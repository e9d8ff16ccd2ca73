import type { Sheet } from '../sheet.ts';
import { checkLines } from './check-lines.ts';
import type { Cells, LineErrors, ReadLine } from './read-line.ts';
import type { MemberRole } from './roles.ts';
import { type MemberAnswers, understandMembers } from './understand.ts';

/**
 * Returns what is understood of a list of members, for a report about a file: the heading of each role, what has to be
 * asked, and each line with its fields and errors. Without a server nobody is there already. Null for a table of something
 * else: only a list of members has names beside genders or birth dates.
 */
export function reportMembers(sheet: Sheet, answers: MemberAnswers, today: string) {
  const understood = understandMembers(sheet, answers, today);
  const { headings, columns, questions, unknown, proposals, lines } = understood;
  const hasOne = (...roles: MemberRole[]) => roles.some((role) => columns.includes(role));
  if (!hasOne('first_name', 'full_name') || !hasOne('gender', 'birth_date')) return null;
  const asked = [
    ...questions.map(({ kind, ...asked }) => ({ ask: kind, ...asked })),
    ...unknown.map((value) => ({ ask: 'word' as const, ...value })),
    ...(proposals.length > 0 ? [{ ask: 'latin' as const, names: proposals }] : []),
  ];
  const choices = { today, season: '', withoutMailbox: false };
  return {
    kind: 'members' as const,
    questions: asked,
    columns: Object.fromEntries(columns.flatMap((role, i) => (role ? [[role, headings[i]]] : []))),
    rows: checkLines(lines, choices).map(({ line, cells, read, errors }) => ({
      line,
      state: Object.keys(errors).length > 0 ? ('wrong' as const) : ('new' as const),
      fields: valuesOf(cells, read, errors),
      errors,
    })),
  };
}

/** Returns the value of each cell as it was read; of a cell with an error, what is written. */
function valuesOf(cells: Cells, { person, number, since, season }: ReadLine, errors: LineErrors) {
  const read: Record<string, unknown> = {
    ...person,
    member_number: number,
    member_since: since,
    season,
  };
  const names = Object.keys(cells) as (keyof Cells)[];
  return Object.fromEntries(
    names.map((name) => [name, errors[name] ? cells[name] : (read[name] ?? cells[name])]),
  );
}
