import { clubDay } from '@fanclub/contract/club/club-day';
import { isoDay } from '@fanclub/contract/text/day';
import type { Page } from '@playwright/test';

/** The time on every kept picture. Tuesday noon in UTC is Tuesday in Tehran, too. */
const shownTime = new Date('2026-11-10T12:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
/**
 * Times are rounded down to multiples of this, so that it does not matter how long a story took. Stories place their
 * applications at multiples of it, too, and are told within it.
 */
const stepMs = 12 * 60 * 1000;
/** Days further away than this, such as birth dates, do not depend on today and stay as they are. */
const nearDays = 800;

const time = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
/** A day, also that of a deadline, which has a time without a zone. */
const day = /\b\d{4}-\d\d-\d\d(?!\d|T\d\d:\d\d:\d\d\.)/g;
/** The request number of everybody, because real ones are drawn at random. */
export const shownNumber = 'JOFCI-ABCD2345';
const requestNumber = /JOFCI-[A-HJKMNP-Z2-9]{8}/g;

/** The bank's text of a transfer in a story. */
const bankText = /"text":"[0-9a-f-]{36}"/g;

const dayNumber = (ms: number) => Math.floor(ms / dayMs);

/** Moves the times and days of a response by the time that has passed between `shownTime` and `told`. */
function moveTimes(text: string, told: number): string {
  const movedTime = (found: string) => {
    const moved = Date.parse(found) - told + shownTime.getTime();
    return new Date(Math.floor(moved / stepMs) * stepMs).toISOString();
  };
  // The server's day is that of Tehran, which begins three and a half hours before the day in UTC.
  const toldDay = dayNumber(Date.parse(clubDay(told)));
  const movedDay = (found: string) => {
    const own = dayNumber(Date.parse(found));
    const moved = own - toldDay + dayNumber(shownTime.getTime());
    if (Number.isNaN(own) || Math.abs(own - toldDay) > nearDays) return found;
    return isoDay(moved * dayMs);
  };
  // The days first, because a moved time would otherwise be moved again.
  return text.replace(day, movedDay).replace(time, movedTime);
}

/** Returns an App Check token of the local suite that is valid by the server's clock. */
function validToken(token: string): string {
  const [head, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const exp = Math.floor((Date.now() + dayMs) / 1000);
  const valid = Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url');
  return [head, valid, signature].join('.');
}

/**
 * Makes the page show the same times on every day: its clock stands at `shownTime`, and times in responses are as far
 * from it as they are from `told`, the time at which a story was told. Request numbers and the texts of transfers, which
 * are random, become the same ones. The clock of the server does not change.
 */
export async function fixTime(page: Page, told: number): Promise<void> {
  await page.clock.setFixedTime(shownTime);
  await page.route('**/api/**', async (route) => {
    const headers = route.request().headers();
    const proof = headers['x-firebase-appcheck'];
    if (proof) headers['x-firebase-appcheck'] = validToken(proof);
    const response = await route.fetch({ headers, maxRetries: 1 });
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const body = moveTimes(await response.text(), told)
      .replace(requestNumber, shownNumber)
      .replace(bankText, '"text":"Membership"');
    return route.fulfill({ response, body });
  });
}
