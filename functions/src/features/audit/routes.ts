import type * as contract from '@fanclub/contract/audit/routes';
import type { HandlersOf } from '#pipeline/handler';
import { readAudit } from './read-audit.ts';

export const auditHandlers: HandlersOf<typeof contract> = {
  auditTrail: async (request) => {
    const { context, params, query } = request;
    const limit = query.limit === undefined ? undefined : Number(query.limit);
    const { rows, nextCursor } = await readAudit(context, params.id, {
      limit,
      cursor: query.cursor,
    });
    return {
      records: rows.map(({ at, admin_email, action, fields }) => ({
        at: at.toDate().toISOString(),
        admin_email,
        action,
        fields,
      })),
      next_cursor: nextCursor,
    };
  },
};
