import { pick } from '@fanclub/contract/members/by-name';
import type { ShownLine } from '@fanclub/contract/statements/lines';
import type { StatementLine } from '#repositories/statement-lines';

const shown = [
  'id',
  'state',
  'day',
  'amount',
  'left',
  'currency',
  'way',
  'payer',
  'text',
  'bank_id',
] as const;

export function presentLine(line: StatementLine): ShownLine {
  return { ...pick(line, shown), imported_at: line.imported_at.toDate().toISOString() };
}
