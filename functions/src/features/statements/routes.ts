import type * as contract from '@fanclub/contract/statements/routes';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import { findProfile } from '#repositories/statement-profiles';
import { confirmLine } from './confirm-line.ts';
import { importLines } from './import-lines.ts';
import { listLines } from './list-lines.ts';
import { presentLine } from './present-line.ts';
import { setLineAside } from './set-line-aside.ts';

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
