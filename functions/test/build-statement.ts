import { clubToday } from '@fanclub/contract/club/club-day';
import type { NewLine } from '@fanclub/contract/statements/lines';
import { importStatement } from '@fanclub/contract/statements/routes';
import { aFormat } from '@fanclub/contract/testing/statement-format';
import { aLine, aStatement, storeFile } from '@fanclub/stories/tools/build-statement';
import { call } from '@fanclub/stories/tools/call';
import { testDb } from './firebase.ts';

export { aFormat, aLine, aStatement, storeFile };

/**
 * The day of the lines: today. The tests send their applications today, too, and the search for a line's payer prefers
 * applications of about the same date.
 */
export const lineDay: string = clubToday();

/** Imports a bank statement with one line; returns the line's id. */
export async function buildLine(
  token: string,
  changes: Partial<NewLine> = {},
  format = aFormat,
): Promise<string> {
  const line = aLine({ day: lineDay, ...changes });
  const statement = aStatement(await storeFile(token), [line], { format });
  await call(importStatement, { ...statement, token });
  const rows = testDb().collection('statement_lines').where('text', '==', line.text);
  return (await rows.get()).docs.at(-1)?.id ?? '';
}
