import { exportUsers } from '@fanclub/contract/admin/routes';
import { startExport } from '@fanclub/contract/exports/routes';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { hasCode } from '#api/api-error.ts';
import { callForBlob } from '#api/client.ts';
import { useDownload } from '#api/use-download.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { prolongsGate } from '../api/member-actions.ts';
import type { ListFilters } from '../api/queries.ts';
import { csvName } from './csv-name.ts';

interface ExportButtonProps {
  filters: Omit<ListFilters, 'queue'>;
  /** A list that is too long to be sent at once is written first. */
  onStarted: (id: string) => void;
}

const isTooLong = (error: unknown) => hasCode(error, 'export_too_long');

/** Downloads the list as it is narrowed on screen. */
export function ExportButton({ filters, onStarted }: ExportButtonProps) {
  const { t } = useTranslation('admin');
  const start = useRouteMutation(startExport, {
    ...prolongsGate,
    onSuccess: ({ id }) => onStarted(id),
  });
  const download = useDownload(csvName(), () => callForBlob(exportUsers, { query: filters }));
  const begin = () =>
    download.mutate(undefined, {
      onError: (error) => {
        if (isTooLong(error)) start.mutate({ body: filters });
      },
    });
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<DownloadIcon />}
        loading={download.isPending || start.isPending}
        onClick={begin}
      >
        {t('export.open')}
      </Button>
      <ErrorAlert
        error={isTooLong(download.error) ? start.error : download.error}
        fallback="action_failed"
      />
    </>
  );
}
