import { exportRoutes } from '@fanclub/contract/exports/export-routes';
import type { ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useMay } from '../api/use-may.ts';
import { ExportButton } from './export-button.tsx';
import { ExportUnderWay } from './export-under-way.tsx';
import type { ExportedList } from './exported-list.ts';

type SectionExportProps = ExportedList & Pick<ButtonProps, 'size'>;

/**
 * Export button of a section, hidden from roles that may not export. A long export opens a progress dialog.
 */
export function SectionExport({ size = 'medium', ...exported }: SectionExportProps) {
  const [started, setStarted] = useState<string | null>(null);
  const may = useMay();
  if (!may(exportRoutes[exported.list])) return null;
  return (
    <>
      <ExportButton variant="outlined" size={size} exported={exported} onStarted={setStarted} />
      <ExportUnderWay id={started} onClose={() => setStarted(null)} />
    </>
  );
}
