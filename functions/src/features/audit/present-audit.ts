import type { AuditRow } from '#repositories/audit';

const textOf = (value: string | number | boolean | null) => (value === null ? null : String(value));

/** A row as the history of a member tells it. */
export const presentRow = ({ at, admin_email, action, fields }: AuditRow) => ({
  at: at.toDate().toISOString(),
  admin_email,
  action,
  fields,
});

/** The same among all others, with what it is about. */
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
