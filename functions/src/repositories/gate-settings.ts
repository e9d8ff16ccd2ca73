import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { rowsOf } from './rows.ts';

/** `settings/gate`: what owners set about the gate in the panel. */
interface GateSettings {
  /** Keyed hashes of the pass phrases. */
  hashes: string[];
}

const gateSettingsDoc = (db: Firestore) => rowsOf<GateSettings>(db, 'settings').doc('gate');

export function setGateHashes(db: Firestore, transaction: Transaction, hashes: string[]): void {
  transaction.set(gateSettingsDoc(db), { hashes });
}

/** Reads the hashes; an empty list if the pass phrases are those of the deployment (`ADMIN_GATE_HASHES`). */
export async function readGateHashes(db: Firestore, transaction?: Transaction): Promise<string[]> {
  const row = gateSettingsDoc(db);
  return (await (transaction ? transaction.get(row) : row.get())).data()?.hashes ?? [];
}
