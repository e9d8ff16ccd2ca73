import type { RouteBody } from '@fanclub/contract/http/route';
import { isAsideKind, ownKindsOf } from '@fanclub/contract/money/line-kinds';
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
 * Sets aside a line of a bank statement that belongs to no member, with the kind of its money, or undoes that for an
 * incoming one. Throws `invalid_transition` for a line that is assigned or paired.
 */
export async function setLineAside(
  context: ServerContext,
  { adminEmail, lineId, aside, kind, note }: Aside,
): Promise<StatementLine> {
  const ownKinds = ownKindsOf((await readRegistrationSettings(context)).line_kinds);
  return inTransaction(context.db, async (transaction) => {
    const line = await requireLine(transaction, context, lineId);
    const isBack = !aside && line.direction === 'out';
    if (line.state === 'used' || line.pair || isBack) throw new AppError('invalid_transition');
    const isKnown =
      kind === undefined || isAsideKind(kind, line.direction) || ownKinds.includes(kind);
    if (!isKnown) throw invalidFields({ kind: 'invalid_choice' });
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
