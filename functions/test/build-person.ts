import type { AdminRole } from '@fanclub/contract/roles';
import { uniqueEmail } from '@fanclub/stories/tools/build-member';
import { testDb } from './firebase.ts';

/** Stores an admin who has never signed in; returns the e-mail. */
export async function buildPerson(role: AdminRole = 'reviewer'): Promise<string> {
  const email = uniqueEmail('person');
  await testDb().doc(`admins/${email}`).set({ email, role });
  return email;
}
