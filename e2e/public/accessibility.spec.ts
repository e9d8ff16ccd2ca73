import { AxeBuilder } from '@axe-core/playwright';
import { languageCodes } from '@fanclub/contract/text/languages';
import { expect, type Page, test } from '@playwright/test';
import { overflow } from '../support/overflow.ts';
import { openPublicScreen, publicScreens } from '../support/public-screens.ts';

const phone = 360;
const desk = { width: 1280, height: 800 };

/** What of axe's rules a dark page could break that a light one holds. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
}

async function findingsInBothSchemes(page: Page) {
  const light = await findings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  const dark = await findings(page, rulesOfColour);
  await page.emulateMedia({ colorScheme: 'light' });
  return { light, dark };
}

const nothing = { light: [], dark: [] };

for (const language of languageCodes) {
  for (const screen of publicScreens) {
    test(`axe finds nothing, light or dark, and nothing is too wide: ${screen.name}, ${language}`, async ({
      browser,
    }) => {
      const page = await openPublicScreen(browser, screen, { language, width: phone });
      expect.soft(await findingsInBothSchemes(page), 'phone').toEqual(nothing);
      expect.soft(await overflow(page), 'phone').toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect.soft(await overflow(page), 'phone, letters at 200 %').toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
      await page.setViewportSize(desk);
      expect.soft(await findingsInBothSchemes(page), 'desk').toEqual(nothing);
      await page.context().close();
    });
  }
}
