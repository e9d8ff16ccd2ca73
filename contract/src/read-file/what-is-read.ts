import { clubDay } from '../club/club-day.ts';
import { currencyOf } from './forms.ts';
import { reportMembers } from './members/report.ts';
import type { MemberAnswers } from './members/understand.ts';
import { type FileAnswers, openFile } from './open-file.ts';
import type { Sheet } from './sheet.ts';
import { readStatement, type StatementChoices } from './statement/read-statement.ts';

/** Answers of a person: of the file's encoding and sheet, and of what its table means. */
export interface ReadAnswers extends FileAnswers {
  statement?: StatementChoices;
  members?: MemberAnswers;
}

/**
 * Returns what the panel would read of a file, for a report about a file that is not understood: the questions, the column
 * of each role by its heading, and the rows. Amounts are in whole units; a value is null while a question is about it.
 */
export async function whatIsRead(bytes: Uint8Array, answers: ReadAnswers, now = Date.now()) {
  const opened = await openFile(bytes, answers);
  const unread = { kind: null, format: null, encoding: null, columns: {}, rows: [] };
  switch (opened.state) {
    case 'refused':
      return { ...unread, questions: [], refused: opened.why };
    case 'encoding':
      return { ...unread, questions: [{ ask: 'encoding' as const, options: opened.options }] };
    case 'sheets':
      return { ...unread, questions: [{ ask: 'sheet' as const, options: opened.names }] };
    case 'read': {
      const { format, encoding } = opened.sheet;
      const members = reportMembers(opened.sheet, answers.members ?? {}, clubDay(new Date(now)));
      const meaning = members ?? statementIn(opened.sheet, answers.statement, now);
      return { ...meaning, format, encoding };
    }
  }
}

function statementIn(sheet: Sheet, choices: StatementChoices = {}, now: number) {
  const { questions, headings, draft, rows } = readStatement(sheet, { choices, now });
  const columns = Object.fromEntries(
    Object.entries(draft.columns).flatMap(([role, columns]) =>
      columns.length > 0
        ? [[role, columns.map((column) => headings[column] || `${column + 1}`)]]
        : [],
    ),
  );
  const currency = draft.unit && currencyOf(draft.unit);
  const divisor = currency === 'IRR' ? 1 : 100;
  return {
    kind: 'statement' as const,
    questions,
    columns,
    rows: rows.map(
      ({ cells, day, direction, amount, payer, text, bank_id: id, left_out, raw_amount }) => {
        const units = amount === null ? null : amount / divisor;
        const own = [
          cells[draft.columns.currency[0] ?? -1],
          raw_amount,
          headings[draft.columns.amount[0] ?? -1],
        ];
        const foreign = own.map((cell) => /[A-Z]{3}/.exec(cell ?? '')?.[0]).find(Boolean) ?? null;
        return {
          day,
          direction,
          amount: units,
          currency: left_out === 'foreign' ? foreign : currency,
          payer,
          text,
          id,
          left_out,
        };
      },
    ),
  };
}
