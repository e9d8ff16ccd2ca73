import type { NewLine } from '@fanclub/contract/statements/lines';
import { importStatement } from '@fanclub/contract/statements/routes';
import { aLine, aProfile, aStatement } from '@fanclub/stories/tools/build-statement';
import { call } from '@fanclub/stories/tools/call';
import { testDb } from './firebase.ts';

export { aLine, aProfile, aStatement };

/**
 * Today, which is the date of the tests' applications. The distance between the two dates counts in matching a
 * line.
 */
export const lineDay = new Date().toISOString().slice(0, 10);

/** Imports a statement line; returns its id. */
export async function buildLine(
  token: string,
  changes: Partial<NewLine> = {},
  profile = aProfile,
): Promise<string> {
  const line = aLine({ day: lineDay, ...changes });
  await call(importStatement, { ...aStatement([line], { profile }), token });
  const rows = testDb().collection('statement_lines').where('text', '==', line.text);
  return (await rows.get()).docs.at(-1)?.id ?? '';
}
