import { AxeBuilder } from '@axe-core/playwright';
import { languageCodes } from '@fanclub/contract/text/languages';
import { expect, type Page, test } from '@playwright/test';
import { overflow } from '../support/overflow.ts';
import { openPublicScreen, publicScreens } from '../support/public-screens.ts';

test.describe.configure({ mode: 'parallel' });
// What is found names its element; a recording of each view would cost a second more.
test.use({ trace: 'off' });

const phone = 360;
const desk = { width: 1280, height: 800 };

/** What of axe's rules a dark page could break that a light one holds. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Of what axe finds well, nothing is worked out. With no frame to look into, it needs no second page either. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
}

/** Colours turn over some frames: half-way they are nobody's. */
async function turnTo(page: Page, colorScheme: 'light' | 'dark') {
  // Colours that are still on their way have another contrast, and axe brings parts into view that waited.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
  await page.evaluate(async () => {
    const turning = document.getAnimations().filter((each) => each instanceof CSSTransition);
    // Those of parts that are not drawn, being far off the screen, never end.
    const longEnough = new Promise((resolve) => setTimeout(resolve, 500));
    await Promise.race([longEnough, Promise.allSettled(turning.map(({ finished }) => finished))]);
  });
}

for (const language of languageCodes) {
  for (const screen of publicScreens) {
    test(`axe finds nothing, light or dark, and nothing is too wide: ${screen.name}, ${language}`, async ({
      browser,
    }) => {
      const page = await openPublicScreen(browser, screen, { language, width: phone });
      expect.soft(await findings(page), 'phone').toEqual([]);
      expect.soft(await overflow(page), 'phone').toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect.soft(await overflow(page), 'phone, letters at 200 %').toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
      await turnTo(page, 'dark');
      expect.soft(await findings(page, rulesOfColour), 'phone, dark').toEqual([]);
      await page.setViewportSize(desk);
      expect.soft(await findings(page, rulesOfColour), 'desk, dark').toEqual([]);
      await turnTo(page, 'light');
      expect.soft(await findings(page), 'desk').toEqual([]);
      await page.context().close();
    });
  }
}
