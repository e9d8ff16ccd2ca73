import type { RouteBody } from '@fanclub/contract/http/route';
import { isAsideKind, ownKindsOf } from '@fanclub/contract/statements/kinds';
import type { setLineAside as route } from '@fanclub/contract/statements/routes';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { recordAudit } from '#repositories/audit';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { type StatementLine, updateLine } from '#repositories/statement-lines';
import { requireLine } from './confirm-line.ts';

interface Aside extends RouteBody<typeof route> {
  adminEmail: string;
  lineId: string;
}

/**
 * Sets aside a line of a bank statement that belongs to no member, with the kind of its money, or undoes that. Throws
 * `invalid_transition` for a line that is assigned.
 */
export async function setLineAside(
  context: ServerContext,
  { adminEmail, lineId, aside, kind, note }: Aside,
): Promise<StatementLine> {
  if (kind !== undefined && !isAsideKind(kind)) {
    const { line_kinds } = await readRegistrationSettings(context);
    if (!ownKindsOf(line_kinds).includes(kind)) throw invalidFields({ kind: 'invalid_choice' });
  }
  return inTransaction(context.db, async (transaction) => {
    const line = await requireLine(transaction, context, lineId);
    if (line.state === 'used') throw new AppError('invalid_transition');
    const told = kind === undefined ? {} : { kind, note: note?.trim() ?? null };
    const said = aside
      ? { state: 'set_aside' as const, kind: line.kind ?? 'other', note: line.note, ...told }
      : { state: 'open' as const, kind: null, note: null };
    const isSame = (Object.keys(said) as (keyof typeof said)[]).every(
      (name) => line[name] === said[name],
    );
    if (isSame) return line;
    const update = { ...said, decided_by: adminEmail };
    updateLine(transaction, context.db, lineId, update);
    const action = aside ? 'set_line_aside' : 'take_line_back';
    recordAudit(context, transaction, { adminEmail, action }, context.now());
    return { ...line, ...update };
  });
}
