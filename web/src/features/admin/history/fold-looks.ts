import { auditActionsOf } from '@fanclub/contract/audit/actions';

const looks: readonly string[] = auditActionsOf('views');

/**
 * Puts successive looks of the same admin into one row, so that the many looks of an evening do not hide the changes.
 * Every other record is alone in its row.
 */
export function foldLooks<One extends { action?: string | undefined; admin_email: string | null }>(
  records: readonly One[],
): [One, ...One[]][] {
  const rows: [One, ...One[]][] = [];
  for (const record of records) {
    const last = rows.at(-1);
    const isLook = last && [record, last[0]].every(({ action }) => looks.includes(action ?? ''));
    if (isLook && last[0].admin_email === record.admin_email) last.push(record);
    else rows.push([record]);
  }
  return rows;
}
