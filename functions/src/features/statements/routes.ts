import type { RouteQuery, RouteResponse } from '@fanclub/contract/http/route';
import { pick } from '@fanclub/contract/members/by-name';
import { currencies } from '@fanclub/contract/money/amounts';
import { paymentWays } from '@fanclub/contract/money/payments';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { ownKindsOf } from '@fanclub/contract/statements/kinds';
import type { LineState, ShownLine } from '@fanclub/contract/statements/lines';
import type * as contract from '@fanclub/contract/statements/routes';
import { type readStatementSums, sumDaysMax } from '@fanclub/contract/statements/routes';
import { countListed } from '#pipeline/count-listed';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import { fileOf } from '#pipeline/read-multipart';
import { invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { PageRequest } from '#repositories/pages';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { findFormat } from '#repositories/statement-formats';
import { kindOf, linesPage, type StatementLine, sumsOf } from '#repositories/statement-lines';
import { confirmLine } from './confirm-line.ts';
import { findCandidates, type Offered } from './find-candidates.ts';
import { importLines } from './import-lines.ts';
import { searchPayers } from './search-payers.ts';
import { setLineAside } from './set-line-aside.ts';
import {
  downloadStatementFile,
  findImport,
  listStatementFiles,
  storeStatementFile,
} from './statement-file.ts';

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
  'perhaps_same',
  'note',
] as const;

function presentLine(line: StatementLine): ShownLine {
  return {
    ...pick(line, shownFields),
    kind: kindOf(line),
    imported_at: line.imported_at.toDate().toISOString(),
  };
}

/** Returns a page of lines of bank statements. Each line that is not assigned yet comes with its current candidates. */
async function listLines(
  context: ServerContext,
  admin: { email: string },
  state: LineState,
  page: PageRequest,
) {
  const { rows, nextCursor } = await linesPage(context.db, state, page);
  const lines = await Promise.all(
    rows.map(async (row) => {
      const line = { id: row.id, ...row.data() };
      const offered = state === 'open' ? await findCandidates(context, line) : nobody;
      return { line: presentLine(line), ...offered };
    }),
  );
  await countListed(
    context,
    admin,
    lines.flatMap(({ candidates }) => candidates.map(({ member_id }) => member_id)),
  );
  return { lines, next_cursor: nextCursor };
}

export const statementsHandlers: HandlersOf<typeof contract> = {
  readStatementFormat: async ({ context, params, query }) => ({
    format: await findFormat(context.db, params.header),
    imported: await findImport(context, query.file),
  }),

  storeStatementFile: ({ context, files, body }) =>
    storeStatementFile(context, { bytes: fileOf(files).bytes, name: body.name }),

  listStatementFiles: ({ context, query }) => listStatementFiles(context, pageOf(query)),

  downloadStatementFile: ({ context, caller, params }) =>
    downloadStatementFile(context, caller, params.file),

  importStatement: ({ context, caller, params, body }) =>
    importLines(context, { adminEmail: caller.email, importId: params.importId, ...body }),

  listStatementLines: ({ context, caller, query }) =>
    listLines(context, caller, query.state ?? 'open', pageOf(query)),

  readStatementSums: ({ context, query }) => sumStatements(context, query),

  confirmStatementLine: async ({ context, caller, params, body }) => {
    const wanted = { adminEmail: caller.email, lineId: params.lineId, ...body };
    return { line: presentLine(await confirmLine(context, wanted)) };
  },

  searchStatementPayers: async ({ context, caller, params, query }) => ({
    candidates: await searchPayers(context, caller, { ...params, ...query }),
  }),

  setLineAside: async ({ context, caller, params, body }) => {
    const wanted = { adminEmail: caller.email, lineId: params.lineId, ...body };
    return { line: presentLine(await setLineAside(context, wanted)) };
  },
};

const accounts = currencies.flatMap((currency) => paymentWays.map((way) => ({ way, currency })));

/**
 * Adds up the lines of each account. Of a line that is partly assigned, one part counts as booked and the rest as open.
 */
async function sumStatements(
  context: ServerContext,
  { from, until }: RouteQuery<typeof readStatementSums>,
): Promise<RouteResponse<typeof readStatementSums>> {
  const days = (Date.parse(until) - Date.parse(from)) / dayMs;
  if (days < 0 || days > sumDaysMax) throw invalidFields({ until: 'invalid_date' });
  const [{ line_kinds }, ...sums] = await Promise.all([
    readRegistrationSettings(context),
    ...accounts.map(async (account) => {
      const { amount, left, aside } = await sumsOf(context.db, account, { from, until });
      return { ...account, in: amount, booked: amount - left, other: aside, open: left - aside };
    }),
  ]);
  return { accounts: sums.filter((each) => each.in > 0), own_kinds: ownKindsOf(line_kinds) };
}
