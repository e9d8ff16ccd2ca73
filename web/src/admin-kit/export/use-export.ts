import { clubToday } from '@fanclub/contract/club/club-day';
import {
  type ExportFormat,
  type ExportList,
  fileExtensions,
  nextPartHeader,
} from '@fanclub/contract/files/list-file';
import { callForResponse } from '#api/client.ts';
import { useDownload } from '#api/use-download.ts';
import { prolongsGate } from '../api/member-actions.ts';
import type { ChosenMonths } from '../month-range.tsx';
import { type ExportedList, type GroupName, groupsOf } from './exported-list.ts';

/** Returns the file name of an export, which contains today's date in the club's time zone. */
const fileName = (list: ExportList, format: ExportFormat) =>
  `${list}-${clubToday()}.${fileExtensions[format]}`;

interface Choice {
  groups: readonly GroupName[];
  format: ExportFormat;
  /** The months of the accountant's file; empty for all of them. */
  months?: ChosenMonths;
}

/**
 * Returns the query of an export: the filter, the months, the format and the column names. The column names are left out
 * if all column groups are chosen.
 */
function asked(exported: ExportedList, { groups, format, months }: Choice) {
  const { columns } = exported;
  const isAll = groups.length === groupsOf(exported).length;
  const names = [...(columns?.keys ?? []), ...groups.flatMap((group) => columns?.groups[group])];
  return { ...exported.filter, ...months, ...(!isAll && { columns: names.join(',') }), format };
}

/** Downloads the parts of a file, one after the other, and joins them. The cursor of the first part is empty. */
export async function fetchParts(fetchPart: (cursor: string) => Promise<Response>): Promise<Blob> {
  const parts: Blob[] = [];
  let cursor = '';
  do {
    const response = await fetchPart(cursor);
    parts.push(await response.blob());
    cursor = decodeURIComponent(response.headers.get(nextPartHeader) ?? '');
  } while (cursor !== '');
  return new Blob(parts, { type: parts[0]?.type ?? '' });
}

/** Downloads the list, and calls `onSaved` when the browser has the whole file. */
export function useExport(exported: ExportedList, choice: Choice, onSaved: () => void) {
  const { list, route } = exported;
  const query = asked(exported, choice);
  const download = useDownload(fileName(list, choice.format), () =>
    fetchParts((cursor) => callForResponse(route, { query: { ...query, cursor } })),
  );
  return {
    begin: () => {
      prolongsGate.onMutate();
      download.mutate(undefined, { onSuccess: onSaved });
    },
    isPending: download.isPending,
    error: download.error,
  };
}
