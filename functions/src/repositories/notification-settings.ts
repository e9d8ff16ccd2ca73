import { emailShape, normaliseEmail } from '@fanclub/contract/text/email';
import {
  defaultLanguage,
  isLanguageCode,
  type LanguageCode,
} from '@fanclub/contract/text/languages';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { log } from '#platform/log';

/** `settings/notifications`: who is notified of new applications, in which language. */
export interface NotificationSettings {
  email: string;
  language: LanguageCode;
}

export function notificationSettingsDoc(db: Firestore) {
  return db.collection('settings').doc('notifications');
}

/**
 * Returns null if nobody is to be notified. Staff may edit the document by hand, so a malformed value is logged and
 * never throws.
 */
export function parseNotificationSettings(
  snapshot: DocumentSnapshot | undefined,
): NotificationSettings | null {
  const { email = '', language = defaultLanguage } = snapshot?.data() ?? {};
  if (email === '' || email === null) return null;
  if (typeof email !== 'string' || !emailShape.test(normaliseEmail(email))) {
    log.warn('malformed setting', { name: 'notifications.email' });
    return null;
  }
  const isKnown = isLanguageCode(language);
  if (!isKnown) log.warn('malformed setting', { name: 'notifications.language' });
  return { email: normaliseEmail(email), language: isKnown ? language : defaultLanguage };
}
