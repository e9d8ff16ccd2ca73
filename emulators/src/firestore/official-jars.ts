import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { packageScript } from '../paths.ts';

interface JarInfo {
  downloadPathRelativeToCacheDir: string;
}

function isCached(emulator: 'firestore' | 'storage'): boolean {
  const table = packageScript('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const info = JSON.parse(readFileSync(table, 'utf8')) as Record<string, JarInfo | undefined>;
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? path.join(homedir(), '.cache', 'firebase', 'emulators');
  const name = info[emulator]?.downloadPathRelativeToCacheDir;
  return name !== undefined && existsSync(path.join(folder, name));
}

/** The official Firestore emulator has been downloaded before. */
export function hasOfficialFirestore(): boolean {
  return isCached('firestore');
}

/** The official rules runtime of the Storage emulator has been downloaded before. */
export function hasOfficialStorageRules(): boolean {
  return isCached('storage');
}
