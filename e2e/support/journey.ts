import type { LanguageCode } from '@fanclub/contract/text/languages';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';

interface People {
  /** Opens a browser with separate cookies and storage; by default in English and with the width of a desktop. */
  openBrowser: (language?: LanguageCode, device?: BrowserContextOptions) => Promise<Page>;
}

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

/** A test with several browsers, for several people or for one person with several devices. */
export const test = base.extend<People>({
  openBrowser: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (language = 'en', device = {}) => {
      const context = await browser.newContext({ locale: language, ...device });
      opened.push(context);
      await context.addInitScript((code) => {
        localStorage.setItem('language', code);
        // Otherwise a sign-in would change to the language of the profile.
        sessionStorage.setItem('languagePicked', 'true');
      }, language);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});
