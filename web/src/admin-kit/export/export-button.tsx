import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#ui/lazily.tsx';
import type { ExportedList } from './exported-list.ts';

const ExportChoice = lazyPart(async () => (await import('./export-choice.tsx')).default);

interface ExportButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  exported: ExportedList;
}

/** Button that opens the dialog to export a list. */
export function ExportButton({ exported, ...buttonProps }: ExportButtonProps) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...buttonProps}
        color="secondary"
        startIcon={<DownloadIcon />}
        onClick={() => setOpen(true)}
      >
        {exported.name ?? t('export.open')}
      </Button>
      {isOpen && <ExportChoice exported={exported} onClose={() => setOpen(false)} />}
    </>
  );
}
