import type * as contract from '@fanclub/contract/audit/routes';
import { sendListFile } from '#features/files/send-list-file';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import { presentLogRow, presentRow } from './present-audit.ts';
import { auditFilterOf, historyFile, readAudit, readAuditLog } from './read-audit.ts';

export const auditHandlers: HandlersOf<typeof contract> = {
  auditTrail: async ({ context, params, query }) => {
    const { rows, nextCursor } = await readAudit(context, params.id, pageOf(query));
    return { records: rows.map(presentRow), next_cursor: nextCursor };
  },

  auditLog: async ({ context, query }) => {
    const { rows, nextCursor } = await readAuditLog(context, auditFilterOf(query), pageOf(query));
    return { records: rows.map(presentLogRow), next_cursor: nextCursor };
  },

  exportAudit: ({ context, caller, query }) =>
    sendListFile(context, caller.email, historyFile(context, auditFilterOf(query)), query),
};
