import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Browser, Page } from '@playwright/test';

const onlyNecessary = { necessary: true, analytics: false, functional: false, marketing: false };

interface Visitor {
  language: LanguageCode;
  width: number;
  height?: number;
  /**
   * True for a visitor who has not answered the question about cookies. The question then covers the lower edge of a
   * page until the page is scrolled to its end.
   */
  isFirstVisit?: boolean | undefined;
  /** What the browser prefers; light by default. */
  colorScheme?: 'light' | 'dark' | undefined;
}

const widestPhone = 599;

/**
 * Opens a page in a browser with usual settings: with motion, and with touch at the width of a phone. Tests that open a
 * visitor wait until fades and slides have ended (`movesEnded`) instead of switching motion off.
 */
export async function openVisitor(
  browser: Browser,
  { language, width, height = 800, isFirstVisit, colorScheme = 'light' }: Visitor,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: String(process.env.BASE_URL),
    viewport: { width, height },
    reducedMotion: 'no-preference',
    colorScheme,
    hasTouch: width <= widestPhone,
  });
  const page = await context.newPage();
  const cookieConsent = JSON.stringify(onlyNecessary);
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { language, ...(!isFirstVisit && { cookieConsent }) },
  );
  return page;
}

/** Goes to another page of the app as a link does, without loading the app again. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
