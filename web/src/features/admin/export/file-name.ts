import type { ExportFormat, ExportList } from '@fanclub/contract/files/list-file';

/** The name under which today's list is saved. */
export const fileName = (list: ExportList, format: ExportFormat) =>
  `${list}-${new Date().toISOString().slice(0, 10)}.${format}`;
