import { exportRoutes } from '@fanclub/contract/route-roles';
import { useState } from 'react';
import { useMay } from '../rooms/use-may.ts';
import { ExportButton } from './export-button.tsx';
import { ExportUnderWay } from './export-under-way.tsx';
import type { ExportedList } from './exported-list.ts';

/** A room's list as a file, for whom it is; one that has to be written first shows how far it is. */
export function RoomExport(exported: ExportedList) {
  const [started, setStarted] = useState<string | null>(null);
  const may = useMay();
  if (!may(exportRoutes[exported.list])) return null;
  return (
    <>
      <ExportButton variant="outlined" exported={exported} onStarted={setStarted} />
      <ExportUnderWay id={started} onClose={() => setStarted(null)} />
    </>
  );
}
