import { normaliseEmail } from '@fanclub/contract/text/email';
import type { Firestore } from 'firebase-admin/firestore';

/** `settings/access`: settings that staff change in the panel or by hand. A malformed value counts as not set. */
export const accessDoc = (db: Firestore) => db.collection('settings').doc('access');

/**
 * True for the account named in `settings/access.specialAccountEmail`. That account gets no extra rights. In its
 * session the web app does not look up the profile and does not save the language.
 */
export async function isSpecialAccount(db: Firestore, email: string): Promise<boolean> {
  const special: unknown = (await accessDoc(db).get()).get('specialAccountEmail');
  return typeof special === 'string' && special !== '' && normaliseEmail(special) === email;
}

/**
 * True if `settings/access.enforceAppCheck` is on. Routes with `needsAppCheck` then refuse calls without a valid App
 * Check token.
 */
export async function enforcesAppCheck(db: Firestore): Promise<boolean> {
  return (await accessDoc(db).get()).get('enforceAppCheck') === true;
}
