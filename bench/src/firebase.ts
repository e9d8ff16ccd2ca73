import { suiteAuth, suiteDb } from '@fanclub/stories/tools/firebase';

/** Clients of the emulators that the served functions use. */
export const db = suiteDb();
export const auth = suiteAuth();
