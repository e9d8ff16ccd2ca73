import { languageCodes } from '@fanclub/contract/text/languages';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings, movesEnded, scaleLetters } from '../support/accessible.ts';
import { furtherViews } from '../support/further-views.ts';
import { overflow } from '../support/overflow.ts';
import { openPublicScreen, publicScreens } from '../support/public-screens.ts';

test.describe.configure({ mode: 'parallel' });
// What is found names its element; a recording of each view would cost a second more.
test.use({ trace: 'off' });

const phone = 360;
const desk = { width: 1280, height: 800 };

/** What of axe's rules a dark page could break that a light one holds. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

async function turnTo(page: Page, colorScheme: 'light' | 'dark') {
  // Colours that are still on their way have another contrast, and axe brings parts into view that waited.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
  await movesEnded(page);
}

for (const language of languageCodes) {
  for (const screen of publicScreens) {
    const title = `axe finds nothing, light or dark, and nothing is too wide: ${screen.name}, ${language}`;
    // Persian runs the other way, Italian words are the longest.
    test(title, language === 'en' ? furtherViews : {}, async ({ browser }) => {
      const page = await openPublicScreen(browser, screen, { language, width: phone });
      expect.soft(await axeFindings(page), 'phone').toEqual([]);
      expect.soft(await overflow(page), 'phone').toEqual([]);
      await scaleLetters(page, '200%');
      expect.soft(await overflow(page), 'phone, letters at 200 %').toEqual([]);
      await scaleLetters(page, '');
      await turnTo(page, 'dark');
      expect.soft(await axeFindings(page, { rules: rulesOfColour }), 'phone, dark').toEqual([]);
      await page.setViewportSize(desk);
      expect.soft(await axeFindings(page, { rules: rulesOfColour }), 'desk, dark').toEqual([]);
      await turnTo(page, 'light');
      expect.soft(await axeFindings(page), 'desk').toEqual([]);
      await page.context().close();
    });
  }
}
