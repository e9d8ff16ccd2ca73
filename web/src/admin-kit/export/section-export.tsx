import { exportRoutes } from '@fanclub/contract/files/list-file';
import type { ButtonProps } from '@mui/material/Button';
import { useMay } from '../api/use-may.ts';
import { ExportButton } from './export-button.tsx';
import type { ExportedList } from './exported-list.ts';

type SectionExportProps = ExportedList & Pick<ButtonProps, 'size'>;

/** Export button of a section, hidden from roles that may not export. */
export function SectionExport({ size = 'medium', ...exported }: SectionExportProps) {
  const may = useMay();
  if (!may(exportRoutes[exported.list])) return null;
  return <ExportButton variant="outlined" size={size} exported={exported} />;
}
