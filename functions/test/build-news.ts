import type { MailWords } from '@fanclub/contract/mail/mail-words';
import { blankTexts, type NewsContent } from '@fanclub/contract/news/news';
import { Timestamp } from 'firebase-admin/firestore';
import { randomId } from '../src/platform/random.ts';
import { findMailWords } from '../src/repositories/mail-words.ts';
import { type NewsRow, newsDoc } from '../src/repositories/news.ts';
import { testDb } from './firebase.ts';

/**
 * Returns a message with a text in one language, to an audience that no member is in: those who paid and live in
 * Antarctica.
 */
export function newsContent(change: Partial<NewsContent> = {}): NewsContent {
  return {
    texts: {
      ...blankTexts,
      en: { subject: 'We watch the derby', body: 'Next Friday, at seven.' },
    },
    link: '',
    audience: { status: 'paid', country: 'AQ' },
    ...change,
  };
}

/** Stores the draft of a message in version 1; returns its id. */
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

/** Returns a request that changes the Italian texts of the mail about a new password, based on the stored version. */
export async function newMailWords(change: Partial<MailWords> = {}) {
  const stored = await findMailWords(testDb(), 'reset_link');
  const words = {
    subject: `Una nuova password ${randomId()}`,
    preview: 'Ecco il link.',
    heading: 'Ciao {first_name}',
    body: 'Apri il link.\n\nA presto.',
    action: 'Apri',
    ...change,
  };
  return {
    params: { kind: 'reset_link' as const },
    body: { version: stored?.version ?? 0, language: 'it' as const, words },
  };
}
