import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Browser, Page } from '@playwright/test';

const onlyNecessary = { necessary: true, analytics: false, functional: false, marketing: false };

interface Visitor {
  language: LanguageCode;
  width: number;
  height?: number;
  /** Has not answered the cookie sheet, which lies on what a page has at its lower edge until one scrolls. */
  isFirstVisit?: boolean | undefined;
}

/** A browser of its own for somebody who looks at pages, with nothing in them moving. */
export async function openVisitor(
  browser: Browser,
  { language, width, height = 800, isFirstVisit }: Visitor,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: String(process.env.BASE_URL),
    viewport: { width, height },
    reducedMotion: 'reduce',
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
