import type { LanguageCode } from '@fanclub/contract/text/languages';
import { type BrowserContext, test as base, type Page } from '@playwright/test';

interface People {
  /** Opens a browser that shares nothing with the others of this test; English unless told. */
  openBrowser: (language?: LanguageCode) => Promise<Page>;
}

/** A test in which several people, or one with several devices, each have a browser. */
export const test = base.extend<People>({
  openBrowser: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (language = 'en') => {
      const context = await browser.newContext({ locale: language });
      opened.push(context);
      await context.addInitScript((code) => localStorage.setItem('language', code), language);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});
