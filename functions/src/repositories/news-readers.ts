import type { NewsAudience } from '@fanclub/contract/news/news';
import {
  type LanguageCode,
  offeredLanguage,
  shippedLanguages,
} from '@fanclub/contract/text/languages';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { Member, PersonDocument } from './member.ts';
import { matchingMembers } from './member-lists.ts';
import { membersFrom } from './members.ts';
import { countOf, type RowQuery } from './rows.ts';

/**
 * The members in an audience, also those who want no news. The query is ordered by id only and has no range, so the
 * indexes of single fields serve every combination.
 */
function membersIn(
  db: Firestore,
  { pack_type, language, country, ...listed }: NewsAudience,
): RowQuery<PersonDocument> {
  let rows = matchingMembers(db, listed);
  if (pack_type) rows = rows.where('latest.pack_type', '==', pack_type);
  if (language) rows = rows.where('language', 'in', languagesReadIn(language));
  return country ? rows.where('country_of_residency', '==', country) : rows;
}

/** Returns the stored languages of those who read in this one: for the default, also those no longer offered. */
const languagesReadIn = (language: LanguageCode) =>
  shippedLanguages.filter((code) => offeredLanguage(code) === language);

/** Reads the next members of an audience after `cursor`, in the order of ids. */
export async function newsReadersBehind(
  db: Firestore,
  audience: NewsAudience,
  { cursor, size }: { cursor: string | null; size: number },
): Promise<Member[]> {
  const ordered = membersIn(db, audience).orderBy(FieldPath.documentId());
  const rows = await (cursor === null ? ordered : ordered.startAfter(cursor)).limit(size).get();
  return membersFrom(db, db, rows.docs);
}

/** Counts the members of an audience whose language is this one, and how many of them want no news. */
export async function countReaders(
  db: Firestore,
  audience: NewsAudience,
  language: LanguageCode,
): Promise<{ found: number; leftOut: number }> {
  const rows = membersIn(db, { ...audience, language });
  const [all, leftOut] = await Promise.all([
    countOf(rows),
    countOf(rows.where('no_news', '==', true)),
  ]);
  return { found: all, leftOut };
}
