import { pick } from '@fanclub/contract/members/by-name';
import type { LineState, ShownLine } from '@fanclub/contract/statements/lines';
import type * as contract from '@fanclub/contract/statements/routes';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { recordAudit } from '#repositories/audit';
import type { PageRequest } from '#repositories/pages';
import { linesPage, type StatementLine, updateLine } from '#repositories/statement-lines';
import { findProfile } from '#repositories/statement-profiles';
import { confirmLine, requireLine } from './confirm-line.ts';
import { findCandidates, type Offered } from './find-candidates.ts';
import { importLines } from './import-lines.ts';

const nobody: Offered = { candidates: [], split: null };

const shownFields = [
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

function presentLine(line: StatementLine): ShownLine {
  return { ...pick(line, shownFields), imported_at: line.imported_at.toDate().toISOString() };
}

/** Returns a page of lines of bank statements. Each line that is not assigned yet comes with its current candidates. */
async function listLines({ db }: ServerContext, state: LineState, page: PageRequest) {
  const { rows, nextCursor } = await linesPage(db, state, page);
  const lines = await Promise.all(
    rows.map(async (row) => {
      const line = { id: row.id, ...row.data() };
      const offered = state === 'open' ? await findCandidates(db, line) : nobody;
      return { line: presentLine(line), ...offered };
    }),
  );
  return { lines, next_cursor: nextCursor };
}

export const statementsHandlers: HandlersOf<typeof contract> = {
  readStatementProfile: async ({ context, params }) => ({
    profile: await findProfile(context.db, params.header),
  }),

  importStatement: ({ context, caller, params, body }) =>
    importLines(context, { adminEmail: caller.email, importId: params.importId, ...body }),

  listStatementLines: ({ context, query }) =>
    listLines(context, query.state ?? 'open', pageOf(query)),

  confirmStatementLine: async ({ context, caller, params, body }) => {
    const wanted = { adminEmail: caller.email, lineId: params.lineId, shares: body.shares };
    return { line: presentLine(await confirmLine(context, wanted)) };
  },

  setLineAside: async ({ context, caller, params, body }) => {
    const wanted = { adminEmail: caller.email, lineId: params.lineId, aside: body.aside };
    return { line: presentLine(await setLineAside(context, wanted)) };
  },
};

interface Aside {
  adminEmail: string;
  lineId: string;
  aside: boolean;
}

/**
 * Sets aside a line of a bank statement that belongs to no member, or undoes that. Throws `invalid_transition` for a
 * line that is assigned.
 */
function setLineAside(
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
