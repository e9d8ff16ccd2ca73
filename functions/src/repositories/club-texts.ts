import {
  type ClubTextSetting,
  clubTextSettings,
  isTextName,
  readTextName,
} from '@fanclub/contract/settings/club-texts';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

export type ClubTexts = Record<ClubTextSetting, string>;

/**
 * `settings/texts`: the club's own texts. It holds a map for each language, and beside the maps the texts that
 * all languages share.
 */
export function clubTextsDoc(db: Firestore) {
  return db.collection('settings').doc('texts');
}

/** Returns the path of a text's field within `settings/texts`. */
export function fieldOfText(name: ClubTextSetting): string {
  if (!isTextName(name)) return name;
  const { key, language } = readTextName(name);
  return `${language}.${key}`;
}

/** Reads all texts. A missing text is empty. A malformed text counts as empty, and its path is passed to `report`. */
export function parseClubTexts(
  snapshot: DocumentSnapshot,
  report: (name: string) => void = () => undefined,
): ClubTexts {
  const textOf = (name: ClubTextSetting) => {
    const value: unknown = snapshot.get(fieldOfText(name)) ?? '';
    if (typeof value === 'string') return value;
    report(fieldOfText(name));
    return '';
  };
  const entries = clubTextSettings.map((name) => [name, textOf(name)]);
  return Object.fromEntries(entries) as ClubTexts;
}

export async function readClubTexts(db: Firestore): Promise<ClubTexts> {
  return parseClubTexts(await clubTextsDoc(db).get());
}
