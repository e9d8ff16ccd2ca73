import { normaliseEmail } from '@fanclub/contract/text/email';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';

/** `settings/access`: what staff switch by hand; anything malformed counts as not set. */
export const accessDoc = (db: Firestore) => db.collection('settings').doc('access');

/**
 * True for the one account of `settings/access.specialAccountEmail`, which gets no
 * right by it: its client skips profile lookups and keeps its language to itself.
 */
export async function isSpecialAccount(db: Firestore, email: string): Promise<boolean> {
  const special: unknown = (await accessDoc(db).get()).get('specialAccountEmail');
  return typeof special === 'string' && special !== '' && normaliseEmail(special) === email;
}

/** True while `settings/access.enforceAppCheck` refuses anonymous calls that are not our app's. */
export async function enforcesAppCheck(db: Firestore): Promise<boolean> {
  return (await accessDoc(db).get()).get('enforceAppCheck') === true;
}

/**
 * Says in `settings/access.passwordsImportedAt` that every password that Firebase has now is ours, by
 * Firestore's own clock: Firebase dates a password that is imported anew. Safe to repeat.
 */
export async function markPasswordsImported(db: Firestore): Promise<void> {
  await accessDoc(db).set({ passwordsImportedAt: FieldValue.serverTimestamp() }, { merge: true });
}

/**
 * When that was last so, in ms since the epoch; 0 where it never was. A time to come is a slip, which
 * would let in whatever is set until then.
 */
export async function passwordsImportedAtMs(db: Firestore, now: Date): Promise<number> {
  const at: unknown = (await accessDoc(db).get()).get('passwordsImportedAt');
  const atMs = at instanceof Timestamp ? at.toMillis() : 0;
  return atMs <= now.getTime() ? atMs : 0;
}
