import { exportUsers } from '@fanclub/contract/admin/routes';
import { startExport } from '@fanclub/contract/exports/routes';
import {
  type ExportFormat,
  type ExportGroup,
  exportGroupNames,
  exportGroups,
  keyColumns,
} from '@fanclub/contract/members/member-file';
import { hasCode } from '#api/api-error.ts';
import { callForBlob } from '#api/client.ts';
import { useDownload } from '#api/use-download.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { prolongsGate } from '../api/member-actions.ts';
import type { ListFilters } from '../api/queries.ts';
import { fileName } from './file-name.ts';

interface Choice {
  groups: readonly ExportGroup[];
  format: ExportFormat;
}

/** What the server is told of it: the columns by name, unless it is all of them. */
function asked({ groups, format }: Choice) {
  const isAll = groups.length === exportGroupNames.length;
  const columns = [...keyColumns, ...groups.flatMap((group) => exportGroups[group])].join(',');
  return { ...(!isAll && { columns }), format };
}

/** The list has no queue: those are the review's. */
export type ExportFilters = Omit<ListFilters, 'queue'>;

const isTooLong = (error: unknown) => hasCode(error, 'export_too_long');

/** Downloads the list; one that is too long for that is begun as a file, which `onStarted` hears of. */
export function useExport(
  filters: ExportFilters,
  choice: Choice,
  { onSaved, onStarted }: { onSaved: () => void; onStarted: (id: string) => void },
) {
  const query = { ...filters, ...asked(choice) };
  const start = useRouteMutation(startExport, {
    ...prolongsGate,
    onSuccess: ({ id }) => onStarted(id),
  });
  const download = useDownload(fileName(choice.format), () => callForBlob(exportUsers, { query }));
  return {
    begin: () =>
      download.mutate(undefined, {
        onSuccess: onSaved,
        onError: (error) => {
          if (isTooLong(error)) start.mutate({ body: query });
        },
      }),
    isPending: download.isPending || start.isPending,
    error: isTooLong(download.error) ? start.error : download.error,
  };
}
