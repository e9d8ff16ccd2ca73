import { startExport } from '@fanclub/contract/exports/routes';
import type { ExportFormat } from '@fanclub/contract/files/list-file';
import { hasCode } from '#api/api-error.ts';
import { callForBlob } from '#api/client.ts';
import { useDownload } from '#api/use-download.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { prolongsGate } from '../api/member-actions.ts';
import { type ExportedList, type GroupName, groupsOf } from './exported-list.ts';
import { fileName } from './file-name.ts';

interface Choice {
  groups: readonly GroupName[];
  format: ExportFormat;
}

/**
 * Returns the query of an export: the filter, the format and the column names. The column names are left out
 * if all column groups are chosen.
 */
function asked(exported: ExportedList, { groups, format }: Choice) {
  const { columns } = exported;
  const isAll = groups.length === groupsOf(exported).length;
  const names = [...(columns?.keys ?? []), ...groups.flatMap((group) => columns?.groups[group])];
  return { ...exported.filter, ...(!isAll && { columns: names.join(',') }), format };
}

const isTooLong = (error: unknown) => hasCode(error, 'export_too_long');

/**
 * Downloads the list. If the list is too long for one response, the server writes the file in the background,
 * and `onStarted` receives the id of the export.
 */
export function useExport(
  exported: ExportedList,
  choice: Choice,
  { onSaved, onStarted }: { onSaved: () => void; onStarted: (id: string) => void },
) {
  const { list, route } = exported;
  const query = asked(exported, choice);
  const start = useRouteMutation(startExport, {
    ...prolongsGate,
    onSuccess: ({ id }) => onStarted(id),
  });
  const download = useDownload(fileName(list, choice.format), () => callForBlob(route, { query }));
  return {
    begin: () => {
      prolongsGate.onMutate();
      download.mutate(undefined, {
        onSuccess: onSaved,
        onError: (error) => {
          if (isTooLong(error)) start.mutate({ body: { list, ...query } });
        },
      });
    },
    isPending: download.isPending || start.isPending,
    error: isTooLong(download.error) ? start.error : download.error,
  };
}
