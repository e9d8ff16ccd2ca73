import { expect, type Page } from '@playwright/test';
import { texts } from './texts.ts';

export const appCode = /\/assets\/(app|main)-[\w-]+\.js$/;
export const phone = { viewport: { width: 360, height: 740 } };

/** Holds the app's code back until `release` is called. */
export async function holdApp(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(appCode, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Has a page load the app, as soon as the page's own script listens. */
export const wantApp = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')));
    await expect(page.locator('.first-screen')).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });

/** The field for the e-mail, in Persian. */
export const emailField = (page: Page) =>
  page.getByRole('textbox', { name: texts.fa.auth.fields.email });
