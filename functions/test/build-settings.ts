import { Timestamp } from 'firebase-admin/firestore';
import { readClubSettings } from '../src/repositories/club-settings.ts';
import { testDb } from './firebase.ts';

/**
 * Returns the body of a request that changes a setting on which no other test depends: whether the site shows the
 * number of members.
 */
export async function flipped() {
  const { version, values } = await readClubSettings(testDb());
  return { version, show_member_count: !values.show_member_count };
}

/** Stores a change of a setting as if an admin had made it; it can be undone. Returns its id. */
export async function buildSettingChange(): Promise<string> {
  const { show_member_count: isShown } = (await readClubSettings(testDb())).values;
  const { id } = await testDb()
    .collection('setting_changes')
    .add({
      at: Timestamp.now(),
      admin_email: 'somebody@club.test',
      confirmed_by: null,
      roles: ['owner'],
      changes: [{ field: 'show_member_count', before: !isShown, after: isShown }],
    });
  return id;
}

/**
 * Stores payment details that wait to be confirmed, as if an admin who has not signed in had entered them. These
 * details are the same as the current ones. Returns the id of the waiting change.
 */
export async function buildPendingSettings(change: object = {}): Promise<string> {
  const { card_holder: holder } = (await readClubSettings(testDb())).values;
  const id = `pending${Date.now()}`;
  const now = Timestamp.now();
  await testDb()
    .doc('settings/pending')
    .set({
      id,
      asked_by: 'somebody@club.test',
      asked_at: now,
      expires_at: Timestamp.fromMillis(now.toMillis() + 60_000),
      changes: [{ field: 'card_holder', before: holder, after: holder }],
      ...change,
    });
  return id;
}
