import { bigClubMembers } from '@fanclub/stories/big-club';
import { fillClub } from '@fanclub/stories/tools/fill-club';
import { suiteDb } from '@fanclub/stories/tools/firebase';
import { createStoryTools } from '@fanclub/stories/tools/story-tools';
import { openBrowser } from '../support/browser.ts';
import { beAdmin } from '../support/sign-in.ts';

/**
 * Measures how long the panel takes to paint and to show its first row: with 50 members, and with `bigClubMembers` or
 * the number given as argument. Only the time to paint has a bound. The time to the first row is only printed, because
 * the emulator, unlike Firestore, scans all members for each query. The members stay, so that
 * `npm run lab -- bench-club` can count the reads of queries over them.
 */
const few = 50;
const many = Number(process.argv[2] ?? bigClubMembers);
const rounds = { warmUp: 2, counted: 9 };
const bound = 1.3;
/** The longest wait for the first row; it is long because the emulator scans all members for each query. */
const rowWithinMs = 180_000;
const freeWithinMs = 600_000;

const write = (text: string) => process.stdout.write(`${text}\n`);
/** Adds members to the club. Each call has new tools, so that the e-mails of two calls differ. */
const fill = (count: number) => fillClub(createStoryTools({ apart: true }), count);
const browser = await openBrowser();

interface Shown {
  paintMs: number;
  /** Time until the first row was visible, in ms; NaN if none appeared in time. */
  rowMs: number;
}

const isThere = () => true;
const isNot = () => false;

/** Measures in one browser with a signed-in admin; returns the medians over the rounds. */
async function measure(): Promise<Shown> {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL, locale: 'en' });
  context.setDefaultTimeout(rowWithinMs);
  const page = await context.newPage();
  await page.goto('/login');
  await beAdmin(page);
  const found: Shown[] = [];
  let hasRows = true;
  for (let round = -rounds.warmUp; round < rounds.counted; round++) {
    await page.goto('about:blank');
    const startedAt = performance.now();
    await page.goto('/admin', { waitUntil: 'commit' });
    const row = page.getByText('JOFCI-').filter({ visible: true }).first();
    if (hasRows) {
      hasRows = await row.waitFor({ timeout: rowWithinMs }).then(isThere, isNot);
      // If no row came in time, further rounds measure only the paint. Without their calls, the emulator has no queries
      // to work off.
      if (!hasRows) await page.route('**/api/admin/**', (route) => route.abort());
    }
    const rowMs = hasRows ? performance.now() - startedAt : Number.NaN;
    const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    await page.waitForFunction(paint);
    const paintMs = (await page.evaluate(paint)) ?? Number.NaN;
    if (round >= 0) found.push({ paintMs, rowMs });
  }
  await context.close();
  return { paintMs: middle(found, 'paintMs'), rowMs: middle(found, 'rowMs') };
}

function middle(found: readonly Shown[], name: keyof Shown): number {
  const sorted = found.map((one) => one[name]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Waits until the emulator has answered the queries of the closed pages, and answers a read within a second again. */
async function emulatorIsFree(): Promise<void> {
  const doc = suiteDb().doc('settings/registration');
  const giveUpAt = Date.now() + freeWithinMs;
  while (Date.now() < giveUpAt) {
    const startedAt = performance.now();
    const isAnswered = await doc.get().then(isThere, isNot);
    if (isAnswered && performance.now() - startedAt < 1_000) return;
  }
}

write(`→ The panel with ${few} members …`);
await fill(few);
const small = await measure();
write(`→ Filling the club up to ${many} …`);
await fill(many - few);
const big = await measure();
await browser.close();
await emulatorIsFree();

const told = (ms: number) =>
  Number.isNaN(ms) ? `none within ${rowWithinMs / 1000} s` : `${ms.toFixed(0)} ms`;

function tell(title: string, name: keyof Shown): number {
  const ratio = big[name] / small[name];
  const [first, second] = [small, big].map((shown) => told(shown[name]));
  write(
    `${title} with ${few} members: ${first}, with ${many}: ${second}, ratio ${ratio.toFixed(2)}`,
  );
  return ratio;
}

tell('first row', 'rowMs');
const isFast = tell(`first paint (ratio ≤ ${bound})`, 'paintMs') <= bound;
process.exit(isFast ? 0 : 1);
