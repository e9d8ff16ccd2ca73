import { expect, test } from '@playwright/test';
import { bytesOf, listOf, watchFirstView, watchScripts } from '../support/first-view.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { firstPages } from '../support/public-screens.ts';
import { staticScripts } from '../support/static-scripts.ts';

/** Limits in bytes. A change that exceeds a limit must save bytes elsewhere, or raise the limit and say why here. */
const limits = {
  staticScriptBytes: 120_000,
  firstViewBytes: 262_000,
  /** Everything that the registration has loaded when its first field is used, with the code of its second page. */
  begunRegistrationBytes: 386_000,
  requests: 30,
  layoutShift: 0.02,
};
const publicPaths = [
  ...firstPages.map(({ path }) => path),
  '/legal/privacy-policy',
  '/en/legal/terms',
];
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

for (const path of publicPaths) {
  test.describe(`at ${path}`, () => {
    test.use(phone);

    test('the scripts that it always loads stay within their weight', async ({ request }) => {
      const scripts = await staticScripts(request, path);
      expect(scripts.size).toBeGreaterThan(0);
      expect(bytesOf(scripts), listOf(scripts)).toBeLessThanOrEqual(limits.staticScriptBytes);
    });

    test('the first view stays within its weight, and nothing in it jumps', async ({ page }) => {
      const shift = await watchLayoutShift(page);
      const view = await watchFirstView(page, path);
      const heaviest = view.files.slice(0, 12).join('\n');
      expect.soft(view.bytes, heaviest).toBeLessThanOrEqual(limits.firstViewBytes);
      expect.soft(view.requests, view.files.join('\n')).toBeLessThanOrEqual(limits.requests);
      expect.soft(await shift()).toBeLessThanOrEqual(limits.layoutShift);
      await page.mouse.wheel(0, 20_000);
      await page.waitForLoadState('networkidle');
      expect
        .soft(await shift(), 'after scrolling to its end')
        .toBeLessThanOrEqual(limits.layoutShift);
    });
  });
}

/** Compressed bytes of all scripts that a page with forms loads until it is at rest. 1.6 kB are the facts of the club's folder. */
const formScriptBytes = 24_000;
const formPaths = [
  '/login',
  '/login?token=none',
  '/track',
  '/forgot-password',
  '/reset-password?token=none',
  '/verify/none',
];

for (const path of formPaths) {
  test.describe(`at ${path}`, () => {
    // Chromium puts its mouse into the corner with the top bar, which would then load React.
    test.use({ ...phone, hasTouch: true, isMobile: true });

    test('all scripts together stay within their weight', async ({ page }) => {
      const { scripts } = await watchFirstView(page, path);
      expect(bytesOf(scripts), listOf(scripts)).toBeLessThanOrEqual(formScriptBytes);
    });
  });
}

test.describe('when somebody begins to register', () => {
  test.use(phone);

  test('all scripts together stay within their weight', async ({ page }) => {
    const scriptsUntilNow = watchScripts(page);
    await page.goto('/register');
    await page.getByRole('radio').first().check();
    await expect(page.locator('.first-screen')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const scripts = await scriptsUntilNow();
    expect(bytesOf(scripts), listOf(scripts)).toBeLessThanOrEqual(limits.begunRegistrationBytes);
  });
});
