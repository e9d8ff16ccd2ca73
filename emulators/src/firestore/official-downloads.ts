import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { inRoot, packageScript } from '../paths.ts';
import { runNode } from '../process/run.ts';
import { step } from '../terminal.ts';
import { type OfficialPart, officialParts } from './choose-emulators.ts';

interface Download {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
  /** Path of the program inside the download if that is an archive. */
  binaryPathRelativeToCacheDir?: string;
}

const probeMs = 2_000;

/** Returns the address of a download and its path in firebase-tools' cache. */
function downloadOf(part: OfficialPart): Download {
  const table = packageScript('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const info = JSON.parse(readFileSync(table, 'utf8')) as Record<
    'firestore' | 'storage',
    Download
  > & {
    ui: { main: Download };
  };
  return part === 'ui' ? info.ui.main : info[part];
}

/** Returns the downloads that firebase-tools already has in its cache. */
export function cachedParts(): OfficialPart[] {
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? path.join(homedir(), '.cache', 'firebase', 'emulators');
  return officialParts.filter((part) => {
    const { binaryPathRelativeToCacheDir, downloadPathRelativeToCacheDir } = downloadOf(part);
    return existsSync(
      path.join(folder, binaryPathRelativeToCacheDir ?? downloadPathRelativeToCacheDir),
    );
  });
}

/** Resolves with true if Google's download server responds within two seconds. */
export async function probeDownloads(): Promise<boolean> {
  try {
    const { remoteUrl } = downloadOf('firestore');
    const signal = AbortSignal.timeout(probeMs);
    return (await fetch(remoteUrl, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}

/** Downloads emulators into firebase-tools' cache. Resolves with false if one of them could not be downloaded. */
export function download(parts: readonly OfficialPart[]): Promise<boolean> {
  const firebase = packageScript('firebase-tools/lib/bin/firebase.js');
  const title = `Downloading Google's emulators: ${parts.join(', ')} (once)`;
  const cwd = inRoot('.cache');
  const fetchAll = async () => {
    mkdirSync(cwd, { recursive: true });
    for (const part of parts) {
      const args = [firebase, `setup:emulators:${part}`, '--non-interactive'];
      const { code } = await runNode(args, { cwd, output: 'keep' });
      if (code !== 0) return false;
    }
    return true;
  };
  return step(title, fetchAll, (isHad) => isHad);
}
