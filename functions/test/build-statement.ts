import type { NewLine } from '@fanclub/contract/statements/lines';
import { importStatement } from '@fanclub/contract/statements/routes';
import { aLine, aProfile, aStatement } from '@fanclub/stories/tools/build-statement';
import { call } from '@fanclub/stories/tools/call';
import { testDb } from './firebase.ts';

export { aLine, aProfile, aStatement };

/** Today, as applications of tests are: how far a line is from one is a reason, and a doubt. */
export const lineDay = new Date().toISOString().slice(0, 10);

/** Imports a line; answers its id. */
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
