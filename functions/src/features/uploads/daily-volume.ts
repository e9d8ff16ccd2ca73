import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';

const dayMs = 24 * 60 * 60 * 1000;
const alarmBytes = 1024 ** 3;

/**
 * Adds to the day's (UTC) total of uploaded bytes, over all addresses and instances, and logs an
 * alarm once a day when it passes 1 GiB. It never refuses or fails an upload: many people before a
 * deadline are no attack, and a total that is a little off after a crash does no harm.
 */
export async function countDailyBytes(context: ServerContext, bytes: number): Promise<void> {
  const now = context.now();
  const day = now.toISOString().slice(0, 10);
  const row = context.db.doc(`rate_limits/upload-bytes-${day}`);
  try {
    await row.set(
      {
        bytes: FieldValue.increment(bytes),
        expires_at: Timestamp.fromMillis(now.getTime() + 2 * dayMs),
      },
      { merge: true },
    );
    const total = (await row.get()).data();
    if (!total || total.bytes < alarmBytes || total.alarmed) return;
    log.error('upload volume alarm', new Error('more bytes than on any usual day'), {
      day,
      bytes: total.bytes,
    });
    await row.update({ alarmed: true });
  } catch (error) {
    log.warn('daily upload volume not counted', {
      reason: error instanceof Error ? error.message : String(error),
    });
  }
}
