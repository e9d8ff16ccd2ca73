import { downloadExport, type ListExport, readExport } from '@fanclub/contract/exports/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callForBlob } from '#api/client.ts';
import { routeQuery } from '#api/route-query.ts';
import { useDownload } from '#api/use-download.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import { fileName } from './file-name.ts';

const askEveryMs = 2000;

interface ExportDialogProps {
  id: string;
  onClose: () => void;
}

/**
 * Dialog with the progress of a long export and then its download button. The export goes on when the dialog
 * is closed, because the server writes the file in the background.
 */
export default function ExportDialog({ id, onClose }: ExportDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { data, error } = useQuery({
    ...routeQuery(readExport, { params: { exportId: id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? askEveryMs : false),
  });
  const download = useDownload(fileName(data?.list ?? 'members', data?.format ?? 'csv'), () =>
    fetchExport(id, data?.parts ?? 0),
  );
  return (
    <TitledDialog
      title={t('export.title')}
      onClose={onClose}
      actions={
        <>
          <Button color="secondary" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
          {data?.state === 'done' && (
            <Button
              variant="contained"
              loading={download.isPending}
              onClick={() => download.mutate()}
            >
              {t('export.download')}
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <Progress of={data} />
      ) : (
        !error && <LinearProgress aria-label={t('common:state.loading')} />
      )}
      <ErrorAlert error={error ?? download.error} fallback="action_failed" />
    </TitledDialog>
  );
}

function Progress({ of: { state, rows, total, expires_at } }: { of: ListExport }) {
  const { t } = useTranslation('admin');
  if (state === 'failed') return <Alert severity="error">{t('export.failed')}</Alert>;
  if (state === 'done') {
    return <Typography>{t('export.done', { count: rows, day: expires_at })}</Typography>;
  }
  return (
    <>
      <Typography sx={{ marginBlockEnd: 2 }}>{t('export.running')}</Typography>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, (100 * rows) / Math.max(1, total))}
        aria-label={t('export.title')}
      />
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ marginBlockStart: 1, fontVariantNumeric: 'var(--figures)' }}
      >
        {t('export.progress', { rows, total })}
      </Typography>
    </>
  );
}

/**
 * Downloads the parts of an export and joins them into one file. The file comes in parts because the size of
 * a response is limited.
 */
async function fetchExport(exportId: string, parts: number): Promise<Blob> {
  const blobs: Blob[] = [];
  for (let part = 1; part <= parts; part++) {
    blobs.push(
      await callForBlob(downloadExport, { params: { exportId }, query: { part: String(part) } }),
    );
  }
  return new Blob(blobs, { type: blobs[0]?.type ?? '' });
}
