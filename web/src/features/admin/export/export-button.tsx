import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#i18n/load-chunk.ts';
import type { ExportedList } from './exported-list.ts';

const ExportChoice = lazy(() => loadChunk(() => import('./export-choice.tsx')));

interface ExportButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  exported: ExportedList;
  /** A list that is too long to be sent at once is written first. */
  onStarted: (id: string) => void;
}

/** The list as it is narrowed on screen, as a file. */
export function ExportButton({ exported, onStarted, ...look }: ExportButtonProps) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        color="secondary"
        startIcon={<DownloadIcon />}
        onClick={() => setOpen(true)}
      >
        {exported.name ?? t('export.open')}
      </Button>
      {isOpen && (
        // Gone at once: the progress of a long list takes its place, and two dialogs would hide each other.
        <Suspense>
          <ExportChoice exported={exported} onStarted={onStarted} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
