import {
  type ClubTextSetting,
  clubTextSettings,
  isTextName,
  readTextName,
} from '@fanclub/contract/settings/club-texts';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

export type ClubTexts = Record<ClubTextSetting, string>;

/** `settings/texts`: what the club says in its own words, a map for each language and what all share beside them. */
export function clubTextsDoc(db: Firestore) {
  return db.collection('settings').doc('texts');
}

/** Where a text lies in the document. */
export function placeOfText(name: ClubTextSetting): string {
  if (!isTextName(name)) return name;
  const { key, language } = readTextName(name);
  return `${language}.${key}`;
}

/** All of them, empty where nobody wrote one; what is malformed says nothing, and `report` is told where it lies. */
export function parseClubTexts(
  snapshot: DocumentSnapshot,
  report: (name: string) => void = () => undefined,
): ClubTexts {
  const textOf = (name: ClubTextSetting) => {
    const value: unknown = snapshot.get(placeOfText(name)) ?? '';
    if (typeof value === 'string') return value;
    report(placeOfText(name));
    return '';
  };
  const entries = clubTextSettings.map((name) => [name, textOf(name)]);
  return Object.fromEntries(entries) as ClubTexts;
}

export async function readClubTexts(db: Firestore): Promise<ClubTexts> {
  return parseClubTexts(await clubTextsDoc(db).get());
}
