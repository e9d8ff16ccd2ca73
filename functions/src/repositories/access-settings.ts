import { normaliseEmail } from '@fanclub/contract/text/email';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';

/**
 * `settings/access`: settings that staff change in the panel or by hand, and the time that `markPasswordsImported`
 * stores. A malformed value counts as not set.
 */
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

/**
 * Stores Firestore's current time in `settings/access.passwordsImportedAt`: every password that Firebase has at
 * that moment was set by us. Needed because Firebase gives an imported password a new date. Safe to repeat.
 */
export async function markPasswordsImported(db: Firestore): Promise<void> {
  await accessDoc(db).set({ passwordsImportedAt: FieldValue.serverTimestamp() }, { merge: true });
}

/**
 * Reads the time that `markPasswordsImported` stored last, in ms since the epoch; 0 if it never ran. A time in the
 * future counts as 0, because every password that is set before that time is accepted.
 */
export async function passwordsImportedAtMs(db: Firestore, now: Date): Promise<number> {
  const at: unknown = (await accessDoc(db).get()).get('passwordsImportedAt');
  const atMs = at instanceof Timestamp ? at.toMillis() : 0;
  return atMs <= now.getTime() ? atMs : 0;
}
