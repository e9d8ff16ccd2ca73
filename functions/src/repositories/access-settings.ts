import { normaliseEmail } from '@fanclub/contract/text/email';
import type { Firestore } from 'firebase-admin/firestore';

/** `settings/access`: what staff switch by hand; anything malformed counts as not set. */
const accessDoc = (db: Firestore) => db.collection('settings').doc('access');

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
