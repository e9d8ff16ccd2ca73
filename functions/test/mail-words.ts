import type { MailWords } from '@fanclub/contract/mail/mail-words';
import { randomId } from '../src/platform/random.ts';
import { findMailWords } from '../src/repositories/mail-words.ts';
import { testDb } from './firebase.ts';

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
