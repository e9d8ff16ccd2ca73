import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { recordAudit } from '#repositories/audit';
import { type StatementLine, updateLine } from '#repositories/statement-lines';
import { requireLine } from './confirm-line.ts';

interface Aside {
  adminEmail: string;
  lineId: string;
  aside: boolean;
}

/** Sets aside an open line that is nobody's, or takes it back. Throws `invalid_transition` for a used line. */
export function setLineAside(
  context: ServerContext,
  { adminEmail, lineId, aside }: Aside,
): Promise<StatementLine> {
  const state = aside ? 'set_aside' : 'open';
  return inTransaction(context.db, async (transaction) => {
    const line = await requireLine(transaction, context, lineId);
    if (line.state === state) return line;
    if (line.state === 'used') throw new AppError('invalid_transition');
    const update = { state, decided_by: adminEmail } as const;
    updateLine(transaction, context.db, lineId, update);
    const action = aside ? 'set_line_aside' : 'take_line_back';
    recordAudit(context, transaction, { adminEmail, action }, context.now());
    return { ...line, ...update };
  });
}
