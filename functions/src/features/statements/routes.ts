import type { RouteQuery, RouteResponse } from '@fanclub/contract/http/route';
import { currencies } from '@fanclub/contract/money/amounts';
import { ownKindsOf } from '@fanclub/contract/money/line-kinds';
import { type Direction, paymentWays } from '@fanclub/contract/money/payments';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { LineList } from '@fanclub/contract/statements/lines';
import type * as contract from '@fanclub/contract/statements/routes';
import { type readStatementSums, sumDaysMax } from '@fanclub/contract/statements/routes';
import { countListed } from '#pipeline/count-listed';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import { fileOf } from '#pipeline/read-multipart';
import { invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inSnapshot } from '#platform/firebase/in-transaction';
import { findFormat, forgetFormat } from '#repositories/file-formats';
import type { PageRequest } from '#repositories/pages';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { type Account, linesPage, outgoingOpen, sumsOf } from '#repositories/statement-lines';
import { confirmLine } from './confirm-line.ts';
import { decideOutgoing } from './decide-outgoing.ts';
import { findCandidates, type Offered } from './find-candidates.ts';
import { importLines } from './import-lines.ts';
import { pairingOf, presentLine } from './present-pairing.ts';
import { searchPayers } from './search-payers.ts';
import { setLineAside } from './set-line-aside.ts';
import { mayTakeBack } from './settle-outgoing.ts';
import {
  downloadStatementFile,
  findImport,
  listStatementFiles,
  storeStatementFile,
} from './statement-file.ts';

const nobody: Offered = { candidates: [], split: null };

/**
 * Returns a page of lines of bank statements. Each incoming line that is not assigned yet comes with its current
 * candidates, and each line with what it has to do with lines of the other direction.
 */
async function listLines(
  context: ServerContext,
  admin: { email: string },
  list: LineList,
  page: PageRequest,
) {
  const { db } = context;
  const [{ rows, nextCursor }, outgoing] = await Promise.all([
    linesPage(db, list, page),
    list === 'open' ? outgoingOpen(db) : [],
  ]);
  const lines = await Promise.all(
    rows.map(async (row) => {
      const line = { id: row.id, ...row.data() };
      const perhaps_returned = outgoing.some((out) => mayTakeBack(out, line));
      const isOffered = line.state === 'open' && line.direction === 'in';
      const [offered, pairing] = await Promise.all([
        isOffered ? findCandidates(context, { ...line, perhaps_returned }) : nobody,
        pairingOf(db, line),
      ]);
      return { line: presentLine(line), ...offered, ...(pairing && { pairing }) };
    }),
  );
  const people = lines.flatMap(({ candidates, pairing }) => [
    ...candidates,
    ...(pairing?.payments ?? []),
    ...(pairing?.refunds ?? []),
  ]);
  await countListed(context, admin, [...new Set(people.map(({ member_id }) => member_id))]);
  return { lines, next_cursor: nextCursor };
}

export const statementsHandlers: HandlersOf<typeof contract> = {
  readFileFormat: async ({ context, params, query }) => ({
    format: await findFormat(context.db, params.header),
    imported: await findImport(context, query.file),
  }),

  forgetFileFormat: async ({ context, params }) => {
    await forgetFormat(context.db, params.header);
    return { success: true };
  },

  storeStatementFile: ({ context, files, body }) =>
    storeStatementFile(context, { bytes: fileOf(files).bytes, name: body.name }),

  listStatementFiles: ({ context, query }) => listStatementFiles(context, pageOf(query)),

  downloadStatementFile: ({ context, caller, params }) =>
    downloadStatementFile(context, caller, params.file),

  importStatement: ({ context, caller, params, body }) =>
    importLines(context, { adminEmail: caller.email, importId: params.importId, ...body }),

  listStatementLines: ({ context, caller, query }) =>
    listLines(context, caller, query.list ?? 'open', pageOf(query)),

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

  decideOutgoingLine: async ({ context, caller, params, body }) => {
    const decision = { adminEmail: caller.email, lineId: params.lineId, ...body };
    return { line: presentLine(await decideOutgoing(context, decision)) };
  },
};

const accounts = currencies.flatMap((currency) => paymentWays.map((way) => ({ way, currency })));

/** Adds up the lines of each account, all as they are at one moment. */
async function sumStatements(
  context: ServerContext,
  { from, until }: RouteQuery<typeof readStatementSums>,
): Promise<RouteResponse<typeof readStatementSums>> {
  const { db } = context;
  const days = (Date.parse(until) - Date.parse(from)) / dayMs;
  if (days < 0 || days > sumDaysMax) throw invalidFields({ until: 'invalid_date' });
  const { line_kinds } = await readRegistrationSettings(context);
  const counted_at = context.now().toISOString();
  const sums = await inSnapshot(db, (transaction) => {
    const sumOf = (account: Account, direction: Direction) =>
      sumsOf(transaction, db, { ...account, direction }, { from, until });
    return Promise.all(
      accounts.map(async (account) => {
        const [into, out] = await Promise.all([sumOf(account, 'in'), sumOf(account, 'out')]);
        return { ...account, in: into, out };
      }),
    );
  });
  return {
    accounts: sums.filter((each) => each.in.sum + each.out.sum > 0),
    counted_at,
    own_kinds: ownKindsOf(line_kinds),
  };
}
