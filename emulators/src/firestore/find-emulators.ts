import { Problem } from '../problem.ts';
import { say } from '../terminal.ts';
import {
  chooseEmulators,
  type EmulatorChoice,
  hangsOnDownloads,
  type OfficialPart,
  oldestJava,
} from './choose-emulators.ts';
import { findHidane, installHidane } from './hidane.ts';
import { cachedParts, download, probeDownloads } from './official-downloads.ts';
import { findJava } from './tools.ts';

export interface Emulators {
  /**
   * The emulators for which Google's programs are used. If Firestore or Storage is not among them, a stand-in replaces
   * it. If the Emulator UI is not among them, the suite has none.
   */
  official: readonly OfficialPart[];
  /** Path of hidane, which replaces Google's Firestore emulator; undefined if Google's is used. */
  hidane: string | undefined;
  /** Path of a Java that is new enough for Google's emulators; undefined if there is none. */
  java: string | undefined;
}

const whatToInstall =
  'install one of: Rust with cargo 1.88 or newer (https://rustup.rs), Java 21 or newer with access ' +
  'to Google, or a `hidane` 0.6.0 binary named by HIDANE_BIN';

/** Chooses the emulators for this machine and downloads Google's programs if they can be reached. */
async function choose(java: number): Promise<EmulatorChoice> {
  const wanted = process.env.FIRESTORE_EMULATOR || undefined;
  const known = { java, wanted };
  const cached = cachedParts();
  const isAnswered = hangsOnDownloads({ ...known, cached }) && (await probeDownloads());
  const downloads = isAnswered ? 'answer' : 'do not answer';
  const choice = chooseEmulators({ ...known, cached, downloads });
  if (choice.toDownload.length === 0 || (await download(choice.toDownload))) return choice;
  return chooseEmulators({ ...known, cached: cachedParts(), downloads: 'broke off' });
}

/** Returns the emulators for a suite. Installs missing ones, and prints the choice with its reason in one line. */
export async function findEmulators(): Promise<Emulators> {
  const found = findJava();
  const { official, sentence } = await choose(found?.major ?? 0);
  const java = found && found.major >= oldestJava ? found.path : undefined;
  say(sentence);
  if (official.includes('firestore')) return { official, hidane: undefined, java };
  const hidane = findHidane() ?? (await installHidane());
  if (!hidane) throw new Problem(`The Firestore emulator could not be had: ${whatToInstall}.`);
  return { official, hidane, java };
}
