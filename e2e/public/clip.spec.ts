import { expect, type Page, test } from '@playwright/test';
import { texts } from '../support/texts.ts';

const { clip } = texts.en.landing.hero;

/** Returns a list to which the requested URLs of the clip's files are added. */
function watchClip(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/clip-')) asked.push(request.url());
  });
  return asked;
}

const shown = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector('video');
    return {
      isPaused: video?.paused,
      hasMoved: Number(video?.currentTime) > 0,
      fillsScreen: video !== null && document.fullscreenElement === video,
    };
  });

for (const [name, width] of [
  ['a phone', 360],
  ['a tablet', 900],
  ['a desk', 1280],
] as const) {
  test(`on ${name} the clip fills the screen by keyboard, also where it is not loaded unasked`, async ({
    page,
  }) => {
    const asked = watchClip(page);
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en');
    const button = page.getByRole('button', { name: clip.fullscreen });
    await button.waitFor();
    expect(asked).toEqual([]);
    await button.press('Enter');
    await expect
      .poll(() => shown(page))
      .toEqual({ isPaused: false, hasMoved: true, fillsScreen: true });
    await page.evaluate(() => document.exitFullscreen());
  });
}

/** Sets the type of connection that the page sees. Chromium would estimate it from how fast the machine responds. */
const beOnLine = (page: Page, line: { effectiveType: string; downlink: number }) =>
  page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { value: { ...connection, saveData: false } });
  }, line);

test('the clip plays by itself once the page is there, and can be stopped', async ({ page }) => {
  await beOnLine(page, { effectiveType: '4g', downlink: 10 });
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/en');
  await expect.poll(() => shown(page)).toMatchObject({ isPaused: false, hasMoved: true });
  await page.getByRole('button', { name: clip.pause }).press('Enter');
  await expect(page.getByRole('button', { name: clip.play })).toBeVisible();
  expect(await shown(page)).toMatchObject({ isPaused: true });
});
