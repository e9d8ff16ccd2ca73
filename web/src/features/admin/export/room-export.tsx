import { useState } from 'react';
import { ExportButton } from './export-button.tsx';
import { ExportUnderWay } from './export-under-way.tsx';
import type { ExportedList } from './exported-list.ts';

/** A room's list as a file; one that has to be written first shows how far it is. */
export function RoomExport(exported: ExportedList) {
  const [started, setStarted] = useState<string | null>(null);
  return (
    <>
      <ExportButton variant="outlined" exported={exported} onStarted={setStarted} />
      <ExportUnderWay id={started} onClose={() => setStarted(null)} />
    </>
  );
}
