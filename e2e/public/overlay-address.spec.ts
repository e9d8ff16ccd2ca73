import { expect, test } from '@playwright/test';
import { texts } from '../support/texts.ts';

for (const [page, hash] of [
  ['/en/legal/cookies', '#cookie-settings'],
  ['/login', '#cookie-settings'],
  ['/en/legal/cookies', '#faq'],
] as const) {
  test(`a link to ${hash} leads to an element of ${page}, and following it scrolls nothing`, async ({
    page: tab,
  }) => {
    await tab.addInitScript(() => {
      localStorage.setItem('language', 'en');
      localStorage.setItem('cookieConsent', JSON.stringify({ necessary: true }));
    });
    await tab.setViewportSize({ width: 360, height: 740 });
    await tab.goto(page);
    await expect(tab.locator(hash)).toHaveCount(1);
    await tab
      .getByText(texts.en.common.footer.dpa, { exact: true })
      .last()
      .scrollIntoViewIfNeeded();
    const before = await tab.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await tab.evaluate((to) => {
      location.hash = to;
    }, hash);
    await tab.getByRole('dialog').waitFor();
    expect(await tab.evaluate(() => scrollY)).toBe(before);
    await tab.keyboard.press('Escape');
    await expect(tab.getByRole('dialog')).toHaveCount(0);
    expect(await tab.evaluate(() => scrollY)).toBe(before);
  });
}
