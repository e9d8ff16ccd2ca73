import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { expect, type Page, test } from '@playwright/test';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { texts } from '../support/texts.ts';

const fa = texts.fa;
const appCode = /\/assets\/app-[\w-]+\.js$/;
const phone = { viewport: { width: 360, height: 740 } };

const repeatedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) < index);
  });

/** Holds the app's code back until `release` is called. */
async function holdApp(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(appCode, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

const screens = [
  ['/register', (language: LanguageCode) => texts[language].registration.membership.title],
  ['/login', (language: LanguageCode) => texts[language].auth.login.heading],
  ['/login?token=none', (language: LanguageCode) => texts[language].auth.link.heading],
  ['/track', (language: LanguageCode) => texts[language].common.titles.track],
  ['/forgot-password', (language: LanguageCode) => texts[language].auth.forgot.heading],
  ['/reset-password?token=none', (language: LanguageCode) => texts[language].auth.reset.heading],
] as const;

for (const language of languageCodes) {
  test.describe(`the first screen in ${language}`, () => {
    test.use(phone);

    for (const [address, headingIn] of screens) {
      test(`of ${address} is there to be read before the app has come, which then changes nothing of it`, async ({
        page,
      }) => {
        await page.addInitScript((code) => localStorage.setItem('language', code), language);
        const shift = await watchLayoutShift(page);
        const release = await holdApp(page);
        await page.goto(address, { waitUntil: 'commit' });
        const heading = page.getByRole('heading', { level: 1 });
        await expect(page.locator('.first-screen:visible')).toHaveCount(1);
        await expect(page.locator('main')).toHaveCount(1);
        expect(await repeatedIds(page)).toEqual([]);
        await expect(heading).toHaveText(headingIn(language));
        await expect(page.locator('.without-script')).toBeHidden();
        await page.evaluate(() => document.fonts.ready);
        const before = await heading.boundingBox();

        release();
        await expect(page.locator('.first-screen')).toHaveCount(0);
        await expect(page.locator('main').getByRole('button').first()).toBeVisible();
        expect(await heading.boundingBox()).toEqual(before);
        expect(await shift()).toBeLessThanOrEqual(0.02);
      });
    }
  });
}

test.describe('what is done before the app has come', () => {
  test('is kept: an e-mail, and the button that leads on', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/login');
    const email = page.getByRole('textbox', { name: fa.auth.fields.email });
    await email.fill('sara@example.com');
    await email.press('Enter');
    await expect(page).toHaveURL('/login');
    release();
    await expect(page.getByText('sara@example.com')).toBeVisible();
    await expect(page.getByLabel(fa.auth.fields.password, { exact: true })).toBeVisible();
  });

  test('is kept: two fields and the one that is being typed in', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/track');
    const field = (name: string) => page.getByRole('textbox', { name });
    await field(fa.auth.fields.email).fill('sara@example.com');
    await field(fa.auth.track.number).pressSequentially('JOFCI-AB');
    release();
    await expect(page.locator('.first-screen')).toHaveCount(0);
    await page.keyboard.type('CD2345');
    await expect(field(fa.auth.track.number)).toHaveValue('JOFCI-ABCD2345');
    await expect(field(fa.auth.fields.email)).toHaveValue('sara@example.com');
  });

  test('is kept: the button of a mailed link', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/login?token=none');
    await page.getByRole('button', { name: fa.auth.link.submit }).click();
    release();
    await expect(page.getByText(fa.auth.link.over)).toBeVisible();
  });
});

for (const language of ['fa', 'it'] as const) {
  test(`the choice of an own password, made before the app has come, is kept in ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    const { reset } = texts[language].auth;
    const release = await holdApp(page);
    await page.goto('/reset-password?token=none');
    await expect(page.getByRole('radio', { name: reset.auto })).toBeChecked();
    await page.getByRole('radio', { name: reset.custom }).check();
    release();
    await expect(page.locator('[name="new_password"]')).toBeVisible();
  });
}

test('where the app does not come, the page says what to do', async ({ page }) => {
  await page.route(appCode, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText(fa.common.state.needsScript)).toBeVisible();
});

for (const address of ['/login', '/track']) {
  test(`${address} says without scripts what to do, and offers no form that leads nowhere`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByText(fa.common.state.needsScript).locator('visible=true')).toHaveCount(
      1,
    );
    await expect(page.locator('form:visible')).toHaveCount(0);
    await context.close();
  });
}

test('a later step shows no heading but its own', async ({ page }) => {
  await page.route(appCode, () => undefined);
  await page.goto('/register?step=payment', { waitUntil: 'commit' });
  await expect(page.locator('.first-screen:visible header').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
});
