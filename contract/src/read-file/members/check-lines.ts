import type { ErrorKey } from '../../http/error-body.ts';
import type { ImportColumn } from '../../members/import-columns.ts';
import { foldWords } from '../table.ts';
import { type LineErrors, type ReadLine, readLine } from './read-line.ts';
import type { MemberLine } from './understand.ts';

/** A line that was checked by the rules of a member, and against the other lines of its file. */
export interface CheckedLine extends MemberLine {
  read: ReadLine;
  /** An earlier line about the same person, of another season; null if there is none. */
  sameAs: number | null;
  errors: LineErrors;
}

interface Choices {
  today: string;
  /** The label of the present season. */
  season: string;
  /** True if the second person with an e-mail has no mailbox. */
  withoutMailbox: boolean;
}

/**
 * Checks the lines of a file: each by itself, and whether an earlier line is about the same person and season, or has the
 * same e-mail and another name. The same person is who has the same name and birth date. A pure function.
 */
export function checkLines(
  lines: readonly MemberLine[],
  { today, season, withoutMailbox }: Choices,
): CheckedLine[] {
  const persons = new Map<string, { line: number; seasons: Set<string> }>();
  const mailboxes = new Map<string, string>();
  return lines.map((one) => {
    const read = readLine(one.cells, today);
    const { person, guardian } = read;
    const errors: LineErrors = { ...read.errors };
    const name = foldWords(`${person.first_name} ${person.last_name}`);
    const key = [name, person.birth_date, guardian ?? ''].join('|');
    const own = read.season ?? season;
    const known = persons.get(key);
    const refuse = (column: ImportColumn, error: ErrorKey) => {
      errors[column] ??= error;
    };
    if (known?.seasons.has(own)) refuse('last_name', 'twice_in_file');
    const holder = person.email ? (mailboxes.get(person.email) ?? key) : key;
    const isShared = holder !== key;
    if (isShared && !withoutMailbox) refuse('email', 'email_of_another');
    if (Object.keys(errors).length === 0) {
      if (known) known.seasons.add(own);
      else persons.set(key, { line: one.line, seasons: new Set([own]) });
      if (person.email && !isShared) mailboxes.set(person.email, key);
    }
    return { ...one, read, errors, sameAs: known?.line ?? null };
  });
}
