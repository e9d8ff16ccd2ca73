import { type Browser, expect, type Page, test } from '@playwright/test';
import { firstPages } from '../support/first-pages.ts';

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

/**
 * Opens a page over the slow line in a browser with an empty cache; returns the time until headline and button are
 * visible.
 */
async function readableAfterMs(browser: Browser, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await watchReadable(page);
  await page.goto(path, { waitUntil: 'commit' });
  const after = await page.waitForFunction(() => (window as Watched).readableAfterMs);
  const ms = await after.jsonValue();
  await context.close();
  return ms ?? Number.POSITIVE_INFINITY;
}

for (const { path } of firstPages) {
  test(`over 50 kB a second and 400 ms, headline and button of ${path} are soon to be read`, async ({
    browser,
  }) => {
    // The speed of the line is fixed, and load on the machine can only make a try slower, so the fastest of several
    // tries counts.
    const tries: number[] = [];
    while (tries.length < 10 && !tries.some((ms) => ms <= readableWithinMs)) {
      tries.push(await readableAfterMs(browser, path));
    }
    expect(Math.min(...tries), `of ${tries}`).toBeLessThanOrEqual(readableWithinMs);
  });
}

test('no font keeps a text invisible while it loads', async ({ page }) => {
  await page.goto('/');
  const displays = await page.evaluate(() => [...document.fonts].map(({ display }) => display));
  expect(displays.length).toBeGreaterThan(0);
  for (const display of displays) expect(['swap', 'fallback', 'optional']).toContain(display);
});
