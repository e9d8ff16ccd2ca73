import { lazyPart } from '#ui/lazily.tsx';

const ExportDialog = lazyPart(async () => (await import('./export-dialog.tsx')).default);

interface ExportUnderWayProps {
  /** The id of the export to show; null if there is none. */
  id: string | null;
  onClose: () => void;
}

/** Progress dialog of a long export. It is loaded on demand because long exports are rare. */
export function ExportUnderWay({ id, onClose }: ExportUnderWayProps) {
  if (id === null) return null;
  return <ExportDialog id={id} onClose={onClose} />;
}
