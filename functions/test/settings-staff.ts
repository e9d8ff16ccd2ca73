import { readSettings, updateSettings } from '@fanclub/contract/settings/admin-routes';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { afterEach, beforeEach } from 'vitest';
import { testDb } from './firebase.ts';

const names = ['registration', 'notifications', 'access', 'pending'] as const;
const rowOf = (name: (typeof names)[number]) => testDb().doc(`settings/${name}`);

/**
 * Before each test of a file: an owner and a treasurer of its own, and nothing that waits; after it, the
 * settings as they were.
 */
export function settingsStaff() {
  const staff = {} as { owner: BuiltAdmin; treasurer: BuiltAdmin };
  let before: (object | undefined)[];
  beforeEach(async () => {
    before = await Promise.all(names.map(async (name) => (await rowOf(name).get()).data()));
    await rowOf('pending').delete();
    [staff.owner, staff.treasurer] = await Promise.all([
      signInAdmin(),
      signInAdmin(undefined, 'open', 'treasurer'),
    ]);
  });
  afterEach(async () => {
    for (const [place, name] of names.entries()) {
      const data = before[place];
      await (data ? rowOf(name).set(data) : rowOf(name).delete());
    }
  });
  return staff;
}

/** The settings as this admin sees them. */
export const readAs = async ({ token }: BuiltAdmin) => (await call(readSettings, { token })).body;

/** Changes what is given, on top of what this admin sees now. */
export const changeAs = async (by: BuiltAdmin, given: object) =>
  call(updateSettings, {
    token: by.token,
    body: { version: (await readAs(by)).version, ...given },
  });
