import { Problem } from '../problem.ts';

/** Emulators that Google offers as downloads: Firestore and Storage as JAR files for Java, and the Emulator UI. */
export const officialParts = ['firestore', 'storage', 'ui'] as const;
export type OfficialPart = (typeof officialParts)[number];

export const oldestJava = 21;

export interface Surroundings {
  /** Major version of the Java on PATH; 0 if there is none. */
  java: number;
  /** The downloads that firebase-tools already has in its cache. */
  cached: readonly OfficialPart[];
  downloads: 'answer' | 'do not answer' | 'broke off';
  /**
   * Value of the variable `FIRESTORE_EMULATOR`: `official` or `hidane` forces a choice. If it is unset, the choice is
   * automatic.
   */
  wanted: string | undefined;
}

export interface EmulatorChoice {
  /** The emulators for which Google's programs are used. */
  official: readonly OfficialPart[];
  /** Google's programs that have to be downloaded first. */
  toDownload: readonly OfficialPart[];
  /** The choice and its reason, in one sentence for the user. */
  sentence: string;
}

const names: Record<OfficialPart, string> = {
  firestore: 'Firestore',
  storage: "Storage's rules",
  ui: 'the Emulator UI',
};

const list = (parts: readonly OfficialPart[]) => parts.map((part) => names[part]).join(', ');

function describe(official: readonly OfficialPart[], reason: string): string {
  const standIns = officialParts.filter((part) => part !== 'ui' && !official.includes(part));
  const what = [
    ...(official.length > 0 ? [`Google's own for ${list(official)}`] : []),
    ...(standIns.length > 0 ? [`stand-ins for ${list(standIns)}`] : []),
    ...(official.includes('ui') ? [] : ['no Emulator UI']),
  ];
  return `Emulators: ${what.join('; ')} (${reason}).`;
}

/**
 * Returns true if the choice depends on whether Google's downloads can be reached, so that checking this is worth two
 * seconds.
 */
export function hangsOnDownloads({
  java,
  cached,
  wanted,
}: Omit<Surroundings, 'downloads'>): boolean {
  return java >= oldestJava && wanted !== 'hidane' && cached.length < officialParts.length;
}

/**
 * Chooses the emulators. Google's programs are preferred, because they are the reference, are downloaded faster than
 * hidane is built, and include the Emulator UI. Otherwise hidane replaces the Firestore emulator, and our own stand-in
 * evaluates the rules of Storage.
 */
export function chooseEmulators({ java, cached, downloads, wanted }: Surroundings): EmulatorChoice {
  const choose = (official: readonly OfficialPart[], reason: string): EmulatorChoice => ({
    official,
    toDownload: official.filter((part) => !cached.includes(part)),
    sentence: describe(official, reason),
  });
  if (wanted !== undefined && wanted !== 'official' && wanted !== 'hidane') {
    throw new Problem(
      `FIRESTORE_EMULATOR is "${wanted}": set it to official or hidane, or unset it.`,
    );
  }
  if (wanted === 'hidane') return choose([], 'FIRESTORE_EMULATOR=hidane');
  if (java < oldestJava) {
    if (wanted === 'official') {
      throw new Problem(
        `FIRESTORE_EMULATOR=official needs Java ${oldestJava} or newer: install it, or unset it.`,
      );
    }
    return choose([], java > 0 ? `Java ${java} is older than ${oldestJava}` : 'there is no Java');
  }
  const downloadsFail = `Google's downloads ${downloads}`;
  // With `FIRESTORE_EMULATOR=official`, the download is tried even if the short check got no response.
  const isWorthTrying = wanted === 'official' && downloads !== 'broke off';
  const hasFirestore = downloads === 'answer' || cached.includes('firestore') || isWorthTrying;
  if (wanted === 'official' && !hasFirestore) {
    throw new Problem(`FIRESTORE_EMULATOR=official, but ${downloadsFail}: try again, or unset it.`);
  }
  const official = officialParts.filter((part) => {
    if (part === 'firestore') return hasFirestore;
    if (part === 'ui' && !hasFirestore) return false;
    return downloads === 'answer' || cached.includes(part);
  });
  const isAllCached = official.every((part) => cached.includes(part));
  if (official.length < officialParts.length) return choose(official, downloadsFail);
  return choose(official, `Java ${java}${isAllCached ? ', downloaded before' : ''}`);
}
