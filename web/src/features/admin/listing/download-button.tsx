import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#api/use-download.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { prolongsGate } from '../api/member-actions.ts';

interface DownloadButtonProps {
  /** Of the file, without the day and the ending. */
  name: string;
  fetchFile: () => Promise<Blob>;
}

/** What a room's list holds, as narrowed on screen, as a CSV. */
export function DownloadButton({ name, fetchFile }: DownloadButtonProps) {
  const { t } = useTranslation('admin');
  const day = new Date().toISOString().slice(0, 10);
  const download = useDownload(`${name}-${day}.csv`, fetchFile);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        startIcon={<DownloadIcon />}
        loading={download.isPending}
        onClick={() => {
          prolongsGate.onMutate();
          download.mutate();
        }}
      >
        {t('export.open')}
      </Button>
      <ErrorAlert error={download.error} fallback="action_failed" />
    </>
  );
}
