import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { addDailyBytes, markAlarmed } from '#repositories/rate-limits';

const alarmBytes = 1024 ** 3;

/**
 * Adds to the day's (UTC) total of uploaded bytes, over all addresses and instances, and logs an
 * alarm once a day when it passes 1 GiB. It never refuses or fails an upload: many people before a
 * deadline are no attack, and a total that is a little off after a crash does no harm.
 */
export async function countDailyBytes({ db, now }: ServerContext, bytes: number): Promise<void> {
  try {
    const total = await addDailyBytes(db, bytes, now());
    if (total.bytes < alarmBytes || total.alarmed) return;
    log.error('upload volume alarm', new Error('more bytes than on any usual day'), {
      day: total.day,
      bytes: total.bytes,
    });
    await markAlarmed(db, total.day);
  } catch (error) {
    log.warn('daily upload volume not counted', {
      reason: error instanceof Error ? error.message : String(error),
    });
  }
}
