import { lazy, Suspense } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';

const ExportDialog = lazy(() => loadChunk(() => import('./export-dialog.tsx')));

interface ExportUnderWayProps {
  /** The id of the export to show; null if there is none. */
  id: string | null;
  onClose: () => void;
}

/** Progress dialog of a long export. It is loaded on demand because long exports are rare. */
export function ExportUnderWay({ id, onClose }: ExportUnderWayProps) {
  if (id === null) return null;
  return (
    <Suspense>
      <ExportDialog id={id} onClose={onClose} />
    </Suspense>
  );
}
