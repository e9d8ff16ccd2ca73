import { expect, type Page, test } from '@playwright/test';

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

/** Notes the first frame that shows a headline and the button that leads to the form. */
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

test.use({ viewport: { width: 360, height: 740 } });

for (const path of ['/', '/en', '/it']) {
  test(`over 50 kB a second and 400 ms, headline and button of ${path} are soon to be read`, async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await watchReadable(page);
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => (window as Watched).readableAfterMs ?? 0), {
        timeout: 30_000,
      })
      .toBeGreaterThan(0);
    const after = await page.evaluate(() => (window as Watched).readableAfterMs ?? 0);
    test.info().annotations.push({ type: 'readable', description: `${Math.round(after)} ms` });
    expect(after).toBeLessThanOrEqual(readableWithinMs);
  });
}

test('no font keeps a text invisible while it loads', async ({ page }) => {
  await page.goto('/');
  const displays = await page.evaluate(() => [...document.fonts].map(({ display }) => display));
  expect(displays.length).toBeGreaterThan(0);
  for (const display of displays) expect(['swap', 'fallback', 'optional']).toContain(display);
});
