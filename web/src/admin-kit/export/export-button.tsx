import { exportRoutes } from '@fanclub/contract/files/list-file';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#ui/lazily.tsx';
import { useMay } from '../api/use-may.ts';
import type { ExportedList } from './exported-list.ts';

const ExportChoice = lazyPart(() => import('./export-choice.tsx'));

interface ExportButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  exported: ExportedList;
}

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

type SectionExportProps = ExportedList & Pick<ButtonProps, 'size'>;

/** Export button of a section, hidden from roles that may not export. */
export function SectionExport({ size = 'medium', ...exported }: SectionExportProps) {
  const may = useMay();
  if (!may(exportRoutes[exported.list])) return null;
  return <ExportButton variant="outlined" size={size} exported={exported} />;
}
