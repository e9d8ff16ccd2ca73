import { type Figures, figuresSchema } from '@fanclub/contract/figures/routes';
import type { Firestore } from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import { rowsOf } from './rows.ts';

interface FiguresRow {
  measured_at: Timestamp;
  figures: Figures;
}

/** `settings/figures`: the totals that maintenance computed last. */
const figuresDoc = (db: Firestore) => rowsOf<FiguresRow>(db, 'settings').doc('figures');

/**
 * Reads the totals; null if none are stored or if they do not fit the current schema. The next run of maintenance
 * computes them again.
 */
export async function findFigures(db: Firestore): Promise<FiguresRow | null> {
  const row = (await figuresDoc(db).get()).data();
  return row && figuresSchema.isValidSync(row.figures, { strict: true }) ? row : null;
}

export async function saveFigures(db: Firestore, figures: Figures, now: Date): Promise<void> {
  await figuresDoc(db).set({ measured_at: timestampOf(now), figures });
}
