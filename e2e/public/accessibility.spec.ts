import { languageCodes } from '@fanclub/contract/text/languages';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings, movesEnded, scaleLetters } from '../support/accessible.ts';
import { furtherViews } from '../support/further-views.ts';
import { overflow } from '../support/overflow.ts';
import { openPublicScreen, publicScreens } from '../support/public-screens.ts';
import { strayTypefaces } from '../support/typefaces.ts';

test.describe.configure({ mode: 'parallel' });

const phone = 360;
const desk = { width: 1280, height: 800 };

/** The axe rules that depend on colours. Only these are checked again on a dark page. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

async function turnTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
  // During a transition, colours have another contrast than after it.
  await movesEnded(page);
}

/** Expects nothing to be wider than the screen, with normal letters and with letters twice as large. */
async function expectNoOverflow(page: Page): Promise<void> {
  expect.soft(await overflow(page), 'phone').toEqual([]);
  await scaleLetters(page, '200%');
  expect.soft(await overflow(page), 'phone, letters at 200 %').toEqual([]);
  await scaleLetters(page, '');
}

// `npm test` checks Persian, the only language from right to left, and only the width of Italian, which has the longest
// words. `npm run lab -- views` checks everything in the other languages.
for (const screen of publicScreens) {
  test(`nothing is too wide: ${screen.name}, it`, async ({ browser }) => {
    const page = await openPublicScreen(browser, screen, { language: 'it', width: phone });
    await expectNoOverflow(page);
    await page.context().close();
  });
}

for (const language of languageCodes) {
  for (const screen of publicScreens) {
    const title = `axe finds nothing, light or dark, and nothing is too wide: ${screen.name}, ${language}`;
    test(title, language === 'fa' ? {} : furtherViews, async ({ browser }) => {
      const page = await openPublicScreen(browser, screen, { language, width: phone });
      expect.soft(await axeFindings(page), 'phone').toEqual([]);
      expect.soft(await strayTypefaces(page), 'phone').toEqual([]);
      await expectNoOverflow(page);
      await turnTo(page, 'dark');
      expect.soft(await axeFindings(page, rulesOfColour), 'phone, dark').toEqual([]);
      await page.setViewportSize(desk);
      expect.soft(await axeFindings(page, rulesOfColour), 'desk, dark').toEqual([]);
      await turnTo(page, 'light');
      expect.soft(await axeFindings(page), 'desk').toEqual([]);
      await page.context().close();
    });
  }
}
