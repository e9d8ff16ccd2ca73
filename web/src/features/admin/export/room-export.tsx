import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';
import { ExportButton } from './export-button.tsx';
import type { ExportedList } from './exported-list.ts';

const ExportDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog })),
);

/** A room's list as a file; one that has to be written first shows how far it is. */
export function RoomExport(exported: ExportedList) {
  const [started, setStarted] = useState<string | null>(null);
  return (
    <>
      <ExportButton variant="outlined" exported={exported} onStarted={setStarted} />
      {started && (
        <Suspense>
          <ExportDialog id={started} onClose={() => setStarted(null)} />
        </Suspense>
      )}
    </>
  );
}
