import { api } from '@fanclub/contract/api';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { afterEach, beforeEach } from 'vitest';
import { testDb } from './firebase.ts';

const names = ['registration', 'notifications', 'access', 'pending'] as const;
const rowOf = (name: (typeof names)[number]) => testDb().doc(`settings/${name}`);

/** Restores the settings, apart from the club's texts, after each test of the calling file. */
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

/**
 * Restores the settings, apart from the club's texts, after each test of the calling file. Before each test it signs
 * in an owner and a treasurer and deletes settings that wait to be confirmed.
 */
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

export const readAs = async ({ token }: BuiltAdmin) =>
  (await call(api.readSettings, { token })).body;

/** Reads the latest changes of settings as this admin, newest first. */
export const changesAs = async ({ token }: BuiltAdmin) =>
  (await call(api.listSettingChanges, { token })).body.changes;

/** Changes these settings as this admin, based on the current version. */
export const changeAs = async (by: BuiltAdmin, given: object) =>
  call(api.updateSettings, {
    token: by.token,
    body: { version: (await readAs(by)).version, ...given },
  });
