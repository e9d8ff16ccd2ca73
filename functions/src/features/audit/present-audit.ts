import type { AuditRow } from '#repositories/audit';

const textOf = (value: string | number | boolean | null) => (value === null ? null : String(value));

/** Presents an audit row for the history of one member. */
export const presentRow = ({ at, admin_email, action, fields }: AuditRow) => ({
  at: at.toDate().toISOString(),
  admin_email,
  action,
  fields,
});

/** Presents an audit row for the history of all actions, with the member, code or admin that it is about. */
export const presentLogRow = (row: AuditRow) => ({
  ...presentRow(row),
  about_member: row.member_hash !== null,
  promo_code: row.promo_code,
  about_admin: row.about_admin,
  changes: row.changes.map(({ field, before, after }) => ({
    field,
    before: textOf(before),
    after: textOf(after),
  })),
});
