import { normaliseEmail } from '@fanclub/contract/text/email';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * True for the one account of `settings/access.specialAccountEmail`, which gets no
 * right by it: its client skips profile lookups and keeps its language to itself.
 */
export async function isSpecialAccount(db: Firestore, email: string): Promise<boolean> {
  const access = await db.collection('settings').doc('access').get();
  const special: unknown = access.get('specialAccountEmail');
  return typeof special === 'string' && special !== '' && normaliseEmail(special) === email;
}
