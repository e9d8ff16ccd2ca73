import { languageCodes } from '@fanclub/contract/text/languages';
import { expect, type Page, test } from '@playwright/test';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { texts } from '../support/texts.ts';

const phone = { viewport: { width: 360, height: 740 } };

const repeatedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) < index);
  });

for (const language of languageCodes) {
  test.describe(`the registration in ${language}`, () => {
    test.use(phone);

    test('is there to be read before the app has come, which then changes nothing of it', async ({
      page,
    }) => {
      await page.addInitScript((code) => localStorage.setItem('language', code), language);
      const shift = await watchLayoutShift(page);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/assets\/app-[\w-]+\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/register', { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(page.locator('.first-screen:visible')).toHaveCount(1);
      await expect(page.locator('main')).toHaveCount(1);
      expect(await repeatedIds(page)).toEqual([]);
      await expect(heading).toHaveText(texts[language].registration.membership.title);
      await page.evaluate(() => document.fonts.ready);
      const before = await heading.boundingBox();

      release();
      await expect(page.locator('form')).toBeVisible();
      await expect(page.locator('.first-screen')).toHaveCount(0);
      expect(await heading.boundingBox()).toEqual(before);
      expect(await shift()).toBeLessThanOrEqual(0.02);
    });
  });
}

test('a later step shows no heading but its own', async ({ page }) => {
  await page.route(/\/assets\/app-[\w-]+\.js$/, () => undefined);
  await page.goto('/register?step=payment', { waitUntil: 'commit' });
  await expect(page.locator('.first-screen:visible header').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
});
