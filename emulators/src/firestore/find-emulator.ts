import { Problem } from '../problem.ts';
import { findHidane, installHidane } from './hidane.ts';
import { hasOfficialFirestore } from './official-jars.ts';
import { findModernJava } from './tools.ts';

export type FirestoreEmulator =
  | { kind: 'official'; modernJava: string }
  | { kind: 'hidane'; binary: string; modernJava: string | undefined };

const whatToInstall =
  'install one of: Rust with cargo 1.88 or newer (https://rustup.rs), Java 21 or newer with access ' +
  'to Google, or a `hidane` 0.6.0 binary named by HIDANE_BIN';

/** The Firestore emulator to use: what is already here first, then what can be fetched. */
export async function findFirestoreEmulator(): Promise<FirestoreEmulator> {
  const modernJava = findModernJava();
  const wanted = process.env.FIRESTORE_EMULATOR;
  if (wanted === 'official') {
    if (modernJava) return { kind: 'official', modernJava };
    throw new Problem(
      'FIRESTORE_EMULATOR=official needs Java 21 or newer: install it, or unset it.',
    );
  }
  if (modernJava && hasOfficialFirestore()) return { kind: 'official', modernJava };
  const binary = findHidane() ?? (await installHidane());
  if (binary) return { kind: 'hidane', binary, modernJava };
  if (modernJava) return { kind: 'official', modernJava };
  throw new Problem(`The Firestore emulator could not be had: ${whatToInstall}.`);
}
