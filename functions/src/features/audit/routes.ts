import type * as contract from '@fanclub/contract/audit/routes';
import type { HandlersOf } from '#pipeline/handler';
import type { AuditRow } from '#repositories/audit';
import { readAudit, readAuditLog } from './read-audit.ts';

const pageOf = ({
  limit,
  cursor,
}: {
  limit?: string | undefined;
  cursor?: string | undefined;
}) => ({
  limit: limit === undefined ? undefined : Number(limit),
  cursor,
});

const presentRow = ({ at, admin_email, action, fields }: AuditRow) => ({
  at: at.toDate().toISOString(),
  admin_email,
  action,
  fields,
});

const textOf = (value: string | number | boolean | null) => (value === null ? null : String(value));

export const auditHandlers: HandlersOf<typeof contract> = {
  auditTrail: async ({ context, params, query }) => {
    const { rows, nextCursor } = await readAudit(context, params.id, pageOf(query));
    return { records: rows.map(presentRow), next_cursor: nextCursor };
  },

  auditLog: async ({ context, query }) => {
    const { rows, nextCursor } = await readAuditLog(context, query.kind, pageOf(query));
    const records = rows.map((row) => ({
      ...presentRow(row),
      about_member: row.member_hash !== null,
      promo_code: row.promo_code,
      about_admin: row.about_admin,
      changes: row.changes.map(({ field, before, after }) => ({
        field,
        before: textOf(before),
        after: textOf(after),
      })),
    }));
    return { records, next_cursor: nextCursor };
  },
};
