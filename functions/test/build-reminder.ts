import { legalVersions } from '@fanclub/contract/registration/consents';
import { uniqueEmail } from '@fanclub/stories/tools/build-registration';
import { Timestamp } from 'firebase-admin/firestore';
import { reminderDoc, reminderIdOf } from '#repositories/reminders';
import { testDb } from './firebase.ts';

/** Stores a reminder for the opening of registration. */
export async function buildReminder(): Promise<void> {
  const email = uniqueEmail('waits');
  const now = Timestamp.now();
  await reminderDoc(testDb(), reminderIdOf(email)).set({
    email,
    name: 'Sara',
    language: 'en',
    privacy_version: legalVersions.privacy,
    mail_id: null,
    created_at: now,
    expires_at: Timestamp.fromMillis(now.toMillis() + 60_000),
  });
}
