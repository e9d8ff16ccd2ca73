import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { rowsOf } from './rows.ts';

/** `settings/gate`: what owners set about the gate in the panel. */
interface GateSettings {
  /** Keyed hashes of the pass phrases. */
  hashes?: string[];
  /** True if everybody needs a passkey. */
  requires_passkeys?: boolean;
}

const gateSettingsDoc = (db: Firestore) => rowsOf<GateSettings>(db, 'settings').doc('gate');

async function readGateSettings(db: Firestore, transaction?: Transaction): Promise<GateSettings> {
  const row = gateSettingsDoc(db);
  return (await (transaction ? transaction.get(row) : row.get())).data() ?? {};
}

/** Sets these fields and leaves the others as they are. */
export function setGateSettings(
  db: Firestore,
  transaction: Transaction,
  fields: GateSettings,
): void {
  transaction.set(gateSettingsDoc(db), fields, { merge: true });
}

/** Reads the hashes; an empty list if the pass phrases are those of the deployment (`ADMIN_GATE_HASHES`). */
export const readGateHashes = async (db: Firestore, transaction?: Transaction): Promise<string[]> =>
  (await readGateSettings(db, transaction)).hashes ?? [];

/** True if everybody needs a passkey. */
export const requiresPasskeys = async (
  db: Firestore,
  transaction?: Transaction,
): Promise<boolean> => (await readGateSettings(db, transaction)).requires_passkeys === true;
