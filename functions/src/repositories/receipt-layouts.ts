import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { Firestore } from 'firebase-admin/firestore';
import { randomId } from '#platform/random';
import { type Timestamp, timestampOf } from '#platform/time';
import { rowsOf } from './rows.ts';

/**
 * `receipt_layouts/{id}`: how the receipts of one bank's app are laid out, by the first that came.
 * Only maintenance writes them; of two runs at once one forgets what the other counted, no more.
 */
export interface LayoutDocument {
  /** Which spots around its corners are brighter than others: no picture, and none can be made of it. */
  packed: Uint8Array;
  used: number;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface StoredLayout extends LayoutDocument {
  id: string;
}

const layouts = (db: Firestore) => rowsOf<LayoutDocument>(db, 'receipt_layouts');

/** Of the most used, and of the newest: what a receipt is compared with does not grow with the club. */
const looked = 40;
/** A layout that no receipt had for so long goes. */
const unusedForMs = 90 * dayMs;

/** The layouts that a receipt may have, the most used first. */
export async function findLayouts(db: Firestore): Promise<StoredLayout[]> {
  const [used, newest] = await Promise.all([
    layouts(db).orderBy('used', 'desc').limit(looked).get(),
    layouts(db).orderBy('created_at', 'desc').limit(looked).get(),
  ]);
  const rows = [...used.docs, ...newest.docs].map((row) => ({ id: row.id, ...row.data() }));
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** A layout that nobody has stored yet. */
export function newLayout(packed: Buffer, now: Date): StoredLayout {
  const [created_at, expires_at] = [timestampOf(now), timestampOf(now)];
  return { id: randomId(), packed, used: 0, created_at, expires_at };
}

/** Counts one more receipt of this layout; answers the layout as it then is. */
export async function countUse(
  db: Firestore,
  { id, ...layout }: StoredLayout,
  now: Date,
): Promise<StoredLayout> {
  const used: LayoutDocument = {
    ...layout,
    used: layout.used + 1,
    expires_at: timestampOf(now.getTime() + unusedForMs),
  };
  await layouts(db).doc(id).set(used);
  return { id, ...used };
}
