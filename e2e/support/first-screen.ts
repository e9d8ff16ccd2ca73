import type { Page } from '@playwright/test';
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

/** The field for the e-mail, in Persian. */
export const emailField = (page: Page) =>
  page.getByRole('textbox', { name: texts.fa.auth.fields.email });
