import type { NewsAudience } from '@fanclub/contract/news/news';
import { languageCodes, perLanguage } from '@fanclub/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { countMailsOf } from '#repositories/mails';
import { countReaders } from '#repositories/news-readers';

/**
 * Counts the members of an audience: `readers` has those who get the message, by language, and `left_out` those who
 * want no news.
 */
export async function countNewsReaders(db: Firestore, audience: NewsAudience) {
  const languages = audience.language ? [audience.language] : languageCodes;
  const counts = await Promise.all(
    languages.map(async (language) => ({
      language,
      ...(await countReaders(db, audience, language)),
    })),
  );
  const readers = perLanguage(() => 0);
  let leftOut = 0;
  for (const each of counts) {
    readers[each.language] = each.found - each.leftOut;
    leftOut += each.leftOut;
  }
  return { readers, left_out: leftOut };
}

/** Counts the mails of a news message by their state of delivery. */
export async function countNewsMails(db: Firestore, id: string) {
  const [delivered, waiting, failed] = await Promise.all([
    countMailsOf(db, id, ['SUCCESS']),
    countMailsOf(db, id, ['PENDING', 'ERROR', 'PROCESSING']),
    countMailsOf(db, id, ['DEAD']),
  ]);
  return { delivered, waiting, failed };
}
