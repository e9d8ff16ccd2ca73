import {
  listSettingChanges,
  readSettings,
  updateSettings,
} from '@fanclub/contract/settings/admin-routes';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { afterEach, beforeEach } from 'vitest';
import { testDb } from './firebase.ts';

const names = ['registration', 'notifications', 'access', 'pending'] as const;
const rowOf = (name: (typeof names)[number]) => testDb().doc(`settings/${name}`);

/** After each test of a file, the settings are as they were before it. */
export function keepSettings() {
  let before: (object | undefined)[];
  beforeEach(async () => {
    before = await Promise.all(names.map(async (name) => (await rowOf(name).get()).data()));
  });
  afterEach(async () => {
    for (const [place, name] of names.entries()) {
      const data = before[place];
      await (data ? rowOf(name).set(data) : rowOf(name).delete());
    }
  });
}

/** The same, and before each test an owner and a treasurer of its own, and nothing that waits. */
export function settingsStaff() {
  const staff = {} as { owner: BuiltAdmin; treasurer: BuiltAdmin };
  keepSettings();
  beforeEach(async () => {
    await rowOf('pending').delete();
    [staff.owner, staff.treasurer] = await Promise.all([
      signInAdmin(),
      signInAdmin(undefined, 'open', 'treasurer'),
    ]);
  });
  return staff;
}

/** The settings as this admin sees them. */
export const readAs = async ({ token }: BuiltAdmin) => (await call(readSettings, { token })).body;

/** The latest of them, newest first, as this admin sees them. */
export const changesAs = async ({ token }: BuiltAdmin) =>
  (await call(listSettingChanges, { token })).body.changes;

/** Changes what is given, on top of what this admin sees now. */
export const changeAs = async (by: BuiltAdmin, given: object) =>
  call(updateSettings, {
    token: by.token,
    body: { version: (await readAs(by)).version, ...given },
  });
