import type * as contract from '@fanclub/contract/audit/routes';
import type { RouteQuery } from '@fanclub/contract/http/route';
import { normaliseEmail } from '@fanclub/contract/text/email';
import { type HandlersOf, StreamAnswer } from '#pipeline/handler';
import type { AuditFilter, AuditRow } from '#repositories/audit';
import { exportAudit } from './export-audit.ts';
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

const filterOf = ({
  kind,
  admin,
  member,
  since,
}: RouteQuery<typeof contract.exportAudit>): AuditFilter => ({
  kind,
  admin: admin ? normaliseEmail(admin) : undefined,
  member,
  since: since === undefined ? undefined : new Date(since),
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
    const { rows, nextCursor } = await readAuditLog(context, filterOf(query), pageOf(query));
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

  exportAudit: async ({ context, caller, query }) => {
    const chunks = await exportAudit(context, caller.email, filterOf(query));
    const name = `history-${context.now().toISOString().slice(0, 10)}.csv`;
    return new StreamAnswer('text/csv; charset=utf-8', chunks, name);
  },
};
