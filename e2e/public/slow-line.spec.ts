import { verifyMagicLink } from '@fanclub/contract/links/routes';
import { packName } from '@fanclub/contract/pricing/packages';
import { waitForMail } from '@fanclub/stories/tools/mailbox';
import { createStoryTools } from '@fanclub/stories/tools/story-tools';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { serveCompressed } from '../support/compressed-site.ts';
import { linkIn } from '../support/mailbox.ts';
import { firstPages } from '../support/public-screens.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';

const slowLine = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const readableWithinMs = 2500;

interface Watched {
  readableAfterMs?: number;
}

/** Records the time of the first frame that shows the headline and the button to the registration. */
function watchReadable(page: Page) {
  return page.addInitScript((registerPath) => {
    const shows = (element: Element | null) =>
      element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true &&
      element.getBoundingClientRect().top < innerHeight;
    const look = () => {
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
      const button = document.querySelector(`main a[href*="${registerPath}"]`);
      if (isPainted && shows(document.querySelector('h1')) && shows(button)) {
        (window as Watched).readableAfterMs = performance.now();
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, '/register');
}

interface Opening {
  /** Origin of the site, if it is not that of the suite. */
  baseURL?: string;
  /** What happens on the page before the line is slow. */
  prepare?: (page: Page) => Promise<void>;
}

/** Opens a phone's browser with an empty cache on the slow line. */
async function openSlowly(browser: Browser, { prepare, ...site }: Opening = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...site });
  const page = await context.newPage();
  await prepare?.(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  return page;
}

/**
 * Opens a page over the slow line in a browser with an empty cache; returns the time until headline and button are
 * visible.
 */
async function readableAfterMs(browser: Browser, path: string): Promise<number> {
  const page = await openSlowly(browser);
  const context = page.context();
  await watchReadable(page);
  await page.goto(path, { waitUntil: 'commit' });
  const after = await page.waitForFunction(() => (window as Watched).readableAfterMs);
  const ms = await after.jsonValue();
  await context.close();
  return ms ?? Number.POSITIVE_INFINITY;
}

/**
 * Repeats a measurement until it is within its bounds, at most `most` times, and prints all tries. The speed of the line
 * is fixed, and load on the machine can only make a try slower, so one try within the bounds is enough.
 */
async function expectOnce(
  what: string,
  bounds: readonly number[],
  most: number,
  measure: () => Promise<readonly number[]>,
) {
  const tries: (readonly number[])[] = [];
  const isWithin = (times: readonly number[]) =>
    times.every((ms, place) => ms <= (bounds[place] ?? 0));
  while (tries.length < most && !tries.some(isWithin)) tries.push(await measure());
  const said = tries.map((times) => times.map((ms) => `${Math.round(ms)} ms`).join(', '));
  process.stdout.write(`${what}: ${said.join('; ')}\n`);
  expect(tries.some(isWithin), `${what}: ${said.join('; ')}`).toBe(true);
}

for (const { path } of firstPages) {
  test(`over 50 kB a second and 400 ms, headline and button of ${path} are soon to be read`, async ({
    browser,
  }) => {
    await expectOnce(`${path} readable`, [readableWithinMs], 10, async () => [
      await readableAfterMs(browser, path),
    ]);
  });
}

test('over such a line the login can soon be read, and then used', async ({ browser }) => {
  await expectOnce('/login readable, usable', [2500, 5000], 6, async () => {
    const page = await openSlowly(browser);
    const start = performance.now();
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: texts.fa.auth.login.heading }).waitFor();
    await page.getByRole('textbox', { name: texts.fa.auth.fields.email }).fill('sara@example.com');
    const readable = performance.now() - start;
    await page.getByLabel(texts.fa.auth.fields.password, { exact: true }).fill('Not-this-1');
    await page.keyboard.press('Enter');
    await page.getByText(texts.fa.auth.login.signingIn).filter({ visible: true }).waitFor();
    const usable = performance.now() - start;
    await page.context().close();
    return [readable, usable];
  });
});

test('over such a line the first page of the registration can soon be filled in, and left', async ({
  browser,
}) => {
  const { registration, common } = texts.fa;
  const site = await serveCompressed(String(process.env.BASE_URL));
  // Decision 52 names the times that are aimed at.
  await expectOnce('/register filled in, left', [3000, 14_000], 4, async () => {
    const page = await openSlowly(browser, { baseURL: site.url });
    const start = performance.now();
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: packName('base', 'fa') }).check();
    const filledIn = performance.now() - start;
    await page.getByRole('button', { name: common.actions.next, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: registration.personal.title }).waitFor();
    const left = performance.now() - start;
    await page.context().close();
    return [filledIn, left];
  });
  site.close();
});

test('over such a line a mailed link soon brings members to their card', async ({ browser }) => {
  const site = await serveCompressed(String(process.env.BASE_URL));
  await expectOnce('mailed link used, card seen', [7500, 17_000], 4, async () => {
    const { register, approve } = createStoryTools({ apart: true });
    const member = await register('slow-line', { language: 'fa' });
    await approve(member);
    const mail = await waitForMail(member.email, ({ html }) => html.includes('/login?token='));
    // The member registered on this device, but its cache is empty.
    const page = await openSlowly(browser, {
      baseURL: site.url,
      prepare: (page) => beSignedIn(page, member),
    });
    const start = performance.now();
    const used = page.waitForResponse((response) => response.url().endsWith(verifyMagicLink.path));
    await page.goto(linkIn(mail, '/login?token='), { waitUntil: 'commit' });
    await page.getByRole('button', { name: texts.fa.auth.link.submit }).click();
    await used;
    const usedAfter = performance.now() - start;
    const card = page.getByRole('group', { name: texts.fa.common.card.label });
    await card.filter({ hasText: member.name }).first().waitFor();
    const seenAfter = performance.now() - start;
    await page.context().close();
    return [usedAfter, seenAfter];
  });
  site.close();
});

test('no font keeps a text invisible while it loads', async ({ page }) => {
  await page.goto('/');
  const displays = await page.evaluate(() => [...document.fonts].map(({ display }) => display));
  expect(displays.length).toBeGreaterThan(0);
  for (const display of displays) expect(['swap', 'fallback', 'optional']).toContain(display);
});
