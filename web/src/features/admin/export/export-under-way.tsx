import { lazy, Suspense } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';

const ExportDialog = lazy(() => loadChunk(() => import('./export-dialog.tsx')));

interface ExportUnderWayProps {
  /** Null while there is none to look at. */
  id: string | null;
  onClose: () => void;
}

/** A list that is written first; most evenings there is none, so its dialog comes when it is needed. */
export function ExportUnderWay({ id, onClose }: ExportUnderWayProps) {
  if (id === null) return null;
  return (
    <Suspense>
      <ExportDialog id={id} onClose={onClose} />
    </Suspense>
  );
}
