import { expect, type Page } from '@playwright/test';
import { texts } from './texts.ts';

export const appCode = /\/assets\/(app|main)-[\w-]+\.js$/;
export const phone = { viewport: { width: 360, height: 740 } };

/** Holds the app's code, or other files, back until `release` is called. */
export async function holdApp(page: Page, files = appCode) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Tells whether the page's scripts listen for these events on an element. */
export async function listensFor(page: Page, selector: string, type: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const expression = `document.querySelector('${selector}')`;
  const { result } = await session.send('Runtime.evaluate', { expression });
  if (!result.objectId) return false;
  const { objectId } = result;
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
  await session.detach();
  return listeners.some((listener) => listener.type === type);
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
