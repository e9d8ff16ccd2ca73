import type { ExportFormat } from '@fanclub/contract/members/member-file';

/** The name under which today's list is saved. */
export const fileName = (format: ExportFormat) =>
  `members-${new Date().toISOString().slice(0, 10)}.${format}`;
