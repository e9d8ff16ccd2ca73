import { clubToday } from '@fanclub/contract/brand/club-day';
import {
  type ExportFormat,
  type ExportList,
  fileExtensions,
} from '@fanclub/contract/files/list-file';

/** Returns the file name of an export, which contains today's date in UTC. */
export const fileName = (list: ExportList, format: ExportFormat) =>
  `${list}-${clubToday()}.${fileExtensions[format]}`;
