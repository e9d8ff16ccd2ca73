import { suiteAuth, suiteDb } from '@fanclub/stories/tools/firebase';

/** The emulators that the served functions use. */
export const db = suiteDb();
export const auth = suiteAuth();
