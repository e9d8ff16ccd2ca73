import { expect, test } from '@playwright/test';
import { settled } from '../support/accessible.ts';
import { appCode } from '../support/first-screen.ts';
import { findInvisibleFocus } from '../support/focus-ring.ts';
import { addressIn } from '../support/public-screens.ts';
import { openVisitor } from '../support/visitor.ts';

const pages = [
  '/',
  '/legal/terms',
  '/nowhere/at/all',
  '/login',
  '/track',
  '/forgot-password',
  '/reset-password?token=none',
];

// One language for each direction of the text; the ring depends on nothing else of a language.
for (const language of ['fa', 'en'] as const) {
  test(`whoever uses the Tab key sees what has the focus on each built page in ${language}`, async ({
    browser,
  }) => {
    test.slow();
    const page = await openVisitor(browser, { language, width: 1280 });
    // Smooth scrolling would move an element while its picture is taken.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(appCode, () => undefined);
    const judge = await page.context().newPage();
    await page.bringToFront();
    for (const path of pages.map((each) => addressIn(language, each))) {
      await page.goto(path);
      await settled(page);
      const { measured, invisible } = await findInvisibleFocus(page, judge);
      expect(measured, path).toBeGreaterThan(2);
      expect(invisible, path).toEqual([]);
    }
    await page.context().close();
  });
}
