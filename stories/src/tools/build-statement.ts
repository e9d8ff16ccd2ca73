import { randomUUID } from 'node:crypto';
import type { RouteBody } from '@fanclub/contract/http/route';
import type { NewLine } from '@fanclub/contract/statements/lines';
import { type importStatement, storeStatementFile } from '@fanclub/contract/statements/routes';
import { aFormat } from '@fanclub/contract/testing/statement-format';
import { callOrThrow } from './call.ts';

/** Returns an incoming statement line of 20 euro on 20 November 2026. Its text is random, so that it differs from other lines. */
export const aLine = (changes: Partial<NewLine> = {}): NewLine => {
  const { amount = 2000, day = '2026-11-20', direction = 'in' } = changes;
  return {
    day,
    direction,
    amount,
    payer: 'Sara Rossi',
    text: randomUUID(),
    bank_id: null,
    occurrence: 1,
    raw_amount: `${direction === 'in' ? '' : '-'}${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`,
    raw_day: day.split('-').toReversed().join('.'),
    ...changes,
  };
};

/** As an admin, stores a small statement file, and returns its hash. Without `content` it is a new file. */
export async function storeFile(token: string, content: string = randomUUID()): Promise<string> {
  const body = { name: 'statement.csv' };
  const files = { file: new Blob([content]) };
  return (await callOrThrow(storeStatementFile, { token, body, files })).file;
}

/** Returns the request that imports the given lines of a stored file, with a new import id. */
export const aStatement = (
  file: string,
  lines: NewLine[] = [aLine()],
  changes: Partial<RouteBody<typeof importStatement>> = {},
) => ({
  params: { importId: randomUUID() },
  body: { file, header: '9f2c41d87be05a36c1e4b7d20f835a6e', format: aFormat, lines, ...changes },
});
