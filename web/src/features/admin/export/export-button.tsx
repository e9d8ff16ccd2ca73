import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#i18n/load-chunk.ts';
import type { ExportFilters } from './use-export.ts';

const ExportChoice = lazy(() => loadChunk(() => import('./export-choice.tsx')));

interface ExportButtonProps {
  filters: ExportFilters;
  /** A list that is too long to be sent at once is written first. */
  onStarted: (id: string) => void;
}

/** The list as it is narrowed on screen, as a file. */
export function ExportButton({ filters, onStarted }: ExportButtonProps) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<DownloadIcon />}
        onClick={() => setOpen(true)}
      >
        {t('export.open')}
      </Button>
      {isOpen && (
        // Gone at once: the progress of a long list takes its place, and two dialogs would hide each other.
        <Suspense>
          <ExportChoice filters={filters} onStarted={onStarted} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
