import type { NewsContent } from '@fanclub/contract/news/news';
import { Timestamp } from 'firebase-admin/firestore';
import { randomId } from '../src/platform/random.ts';
import { type NewsRow, newsDoc } from '../src/repositories/news.ts';
import { testDb } from './firebase.ts';

/** A whole message in one language, which nobody's filter finds. */
export function newsContent(change: Partial<NewsContent> = {}): NewsContent {
  return {
    texts: {
      fa: { subject: '', body: '' },
      en: { subject: 'We watch the derby', body: 'Next Friday, at seven.' },
      it: { subject: '', body: '' },
    },
    link: '',
    audience: { status: 'paid', country: 'AQ' },
    ...change,
  };
}

/** A draft in its first version; answers its id. */
export async function buildNews(change: Partial<NewsRow> = {}): Promise<string> {
  const id = randomId();
  await newsDoc(testDb(), id).set({
    ...newsContent(),
    state: 'draft',
    version: 1,
    admin_email: 'somebody@club.test',
    changed_at: Timestamp.now(),
    sent_at: null,
    written: 0,
    left_out: 0,
    cursor: null,
    ...change,
  });
  return id;
}
