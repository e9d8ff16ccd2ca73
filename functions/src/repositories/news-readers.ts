import type { NewsAudience } from '@fanclub/contract/news/news';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { Member, MemberDocument } from './member.ts';
import { matchingMembers, toMember } from './members.ts';
import { countOf, type RowQuery } from './rows.ts';

/**
 * The members that match an audience, whether they want news or not. The query uses equality only and the order
 * of ids, so the single-field indexes answer any combination.
 */
function found(
  db: Firestore,
  { status, pack_type, language, country }: NewsAudience,
): RowQuery<MemberDocument> {
  let rows = matchingMembers(db, { status });
  if (pack_type) rows = rows.where('pack_type', '==', pack_type);
  if (language) rows = rows.where('language', '==', language);
  return country ? rows.where('country_of_residency', '==', country) : rows;
}

/** The next members of an audience after `cursor`, in the order of ids. */
export async function newsReadersBehind(
  db: Firestore,
  audience: NewsAudience,
  { cursor, size }: { cursor: string | null; size: number },
): Promise<Member[]> {
  const ordered = found(db, audience).orderBy(FieldPath.documentId());
  const rows = await (cursor === null ? ordered : ordered.startAfter(cursor)).limit(size).get();
  return rows.docs.map((row) => toMember(row));
}

/** Counts the members of an audience who read a language, and those of them who want no news. */
export async function countReaders(
  db: Firestore,
  audience: NewsAudience,
  language: LanguageCode,
): Promise<{ found: number; leftOut: number }> {
  const rows = found(db, { ...audience, language });
  const [all, leftOut] = await Promise.all([
    countOf(rows),
    countOf(rows.where('no_news', '==', true)),
  ]);
  return { found: all, leftOut };
}
