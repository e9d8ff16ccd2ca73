import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { demoGatePassPhrases } from '@fanclub/stories/tools/access';
import { expect, type Page, test } from '@playwright/test';
import {
  appCode,
  emailField as email,
  holdApp,
  listensFor,
  phone,
  wantApp,
} from '../support/first-screen.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { beAdmin, closeGate, logInAsMember } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';

const fa = texts.fa;
const [phrase] = demoGatePassPhrases;

const repeatedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) < index);
  });

const screens = [
  ['/register', (code: LanguageCode) => texts[code].registration.membership.title],
  ['/login', (code: LanguageCode) => texts[code].auth.login.heading],
  ['/login?token=none', (code: LanguageCode) => texts[code].auth.link.heading],
  ['/track', (code: LanguageCode) => texts[code].common.titles.track],
  ['/forgot-password', (code: LanguageCode) => texts[code].auth.forgot.heading],
  ['/reset-password?token=none', (code: LanguageCode) => texts[code].auth.reset.heading],
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
        await expect(page.locator('html')).not.toHaveAttribute('data-app');
        await wantApp(page);
        await expect(page.locator('.first-screen')).toHaveCount(0);
        await expect(page.locator('main').getByRole('button').first()).toBeVisible();
        expect(await heading.boundingBox()).toEqual(before);
        expect(await shift()).toBeLessThanOrEqual(0.02);
      });
    }
  });
}

for (const language of languageCodes) {
  test(`the panel’s pass phrase can be typed before the app has come, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone.viewport);
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await beAdmin(page);
    await closeGate(page);
    const shift = await watchLayoutShift(page);
    const release = await holdApp(page);
    await page.goto('/admin', { waitUntil: 'commit' });
    const { gate, sections } = texts[language].admin;
    const built = page.locator('.first-screen:visible');
    const title = page.getByRole('heading', { name: gate.title });
    const field = page.locator('[role="dialog"] [name="password"]');
    await expect(built).toHaveCount(1);
    expect(await repeatedIds(page)).toEqual([]);
    await field.click();
    await page.keyboard.type(phrase);
    await page.evaluate(() => document.fonts.ready);
    const before = [await title.boundingBox(), await field.boundingBox()];

    release();
    await expect(built).toHaveCount(0, { timeout: 60_000 });
    expect([await title.boundingBox(), await field.boundingBox()]).toEqual(before);
    await expect(field).toHaveValue(phrase);
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: sections.label })).toBeVisible();
    expect(await shift()).toBeLessThanOrEqual(0.02);
  });
}

for (const language of languageCodes) {
  test(`members see their card before the app has come, which then moves nothing, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone.viewport);
    await page.addInitScript((code) => {
      localStorage.setItem('language', code);
      localStorage.setItem('cookieConsent', 'necessary');
    }, language);
    await logInAsMember(page);
    // On the first visit the card turns over.
    await page.goto('/profile');
    await expect(page.locator('[aria-hidden="false"] bdi[data-fits]')).toHaveText('Sara Müller');
    await page.waitForTimeout(1_000);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const shift = await watchLayoutShift(page);
    const release = await holdApp(page);
    await page.goto('/profile');
    const card = page.getByRole('group', { name: texts[language].common.card.label });
    const face = card.locator('[aria-hidden="false"]');
    const look = async () => ({
      header: (await page.locator('main header').innerText()).replaceAll(/[\u2066-\u2069]/g, ''),
      place: await page.getByRole('heading', { level: 1 }).boundingBox(),
      card: (await face.innerText()).replaceAll(/[\u2066-\u2069]/g, ''),
      cardPlace: await card.boundingBox(),
      size: await face
        .locator('bdi')
        .first()
        .evaluate((name) => getComputedStyle(name).fontSize),
    });
    await expect(face.locator('bdi').first()).toHaveText('Sara Müller');
    await expect(page.locator('.first-screen')).toHaveCount(1);
    await page.setViewportSize({ width: 1280, height: 740 });
    const { login } = texts[language].common.actions;
    await expect(page.locator('header').getByRole('link', { name: login })).toBeHidden();
    await page.setViewportSize(phone.viewport);
    const before = await look();
    release();
    await expect(page.locator('.first-screen')).toHaveCount(0);
    expect(await look()).toEqual(before);
    expect(await shift()).toBeLessThanOrEqual(0.02);
    await page.waitForLoadState('networkidle');
    expect(calls.filter((path) => path === '/api/me')).toHaveLength(1);
  });
}

test.describe('what is done before the app has come', () => {
  test('is kept: two fields, and the one that is being typed in', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/track');
    await email(page).fill('sara@example.com');
    const number = page.getByRole('textbox', { name: fa.auth.track.number });
    await number.pressSequentially('JOFCI-A5');
    await number.press('ArrowLeft');
    await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')));
    release();
    await expect(page.locator('.first-screen')).toHaveCount(0);
    await page.keyboard.type('BCD234');
    await expect(number).toHaveValue('JOFCI-ABCD2345');
    await expect(email(page)).toHaveValue('sara@example.com');
  });

  test('is kept: package, club card, and the button to the next page', async ({ page }) => {
    const { fields, personal } = fa.registration;
    const release = await holdApp(page);
    await page.setViewportSize(phone.viewport);
    await page.goto('/register');
    const pack = page.getByRole('radio', { name: fa.common.packages.base });
    const card = page.getByRole('checkbox', { name: fields.juventus_card });
    await pack.check();
    await card.check();
    await expect(page.locator('.first-screen')).toHaveCount(1);
    release();
    await expect(page.locator('.first-screen')).toHaveCount(0);
    await expect(pack).toBeChecked();
    await expect(card).toBeChecked();
    await expect(page.getByText(fields.passportUrl).first()).toBeVisible();
    await card.uncheck();
    await page.reload();
    await expect(pack).toBeChecked();
    await expect(card).not.toBeChecked();

    await page.evaluate(() => localStorage.removeItem('registrationDraft.v1'));
    const releaseAgain = await holdApp(page);
    await page.goto('/register');
    await pack.check();
    await page.getByRole('button', { name: fa.common.actions.next, exact: true }).click();
    releaseAgain();
    await expect(page.getByRole('heading', { level: 1, name: personal.title })).toBeVisible();
  });

  test('is given up: the button to the next page, if a package is chosen after it', async ({
    page,
  }) => {
    const { fields, membership } = fa.registration;
    const release = await holdApp(page);
    await page.setViewportSize(phone.viewport);
    await page.goto('/register');
    await page.getByRole('button', { name: fa.common.actions.next, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-pressed');
    const pack = page.getByRole('radio', { name: fa.common.packages.base });
    await pack.check();
    release();
    await expect(page.locator('.first-screen')).toHaveCount(0);
    await expect(pack).toBeChecked();
    await page.getByRole('checkbox', { name: fields.juventus_card }).check();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(membership.title);
  });

  test('is kept: a package whose key or mouse button is still down when the app comes', async ({
    page,
  }) => {
    const pack = (name: string) => page.getByRole('radio', { name });
    const { base, international } = fa.common.packages;
    /** Opens the page, whose app has started and waits for the page's own code. */
    const open = async () => {
      const release = await holdApp(page, /\/assets\/register-page-[\w-]+\.js$/);
      await page.goto('/register', { waitUntil: 'commit' });
      await expect.poll(() => listensFor(page, '#root', 'pointerdown')).toBe(true);
      return release;
    };
    const release = await open();
    await pack(base).focus();
    await page.keyboard.down('Space');
    release();
    await expect(page.locator('.first-screen')).toHaveCount(0);
    await page.keyboard.up('Space');
    await expect(pack(base)).toBeChecked();

    await page.evaluate(() => localStorage.removeItem('registrationDraft.v1'));
    const releaseAgain = await open();
    await page.getByText(international, { exact: true }).hover();
    await page.mouse.down();
    releaseAgain();
    await expect(page.locator('.first-screen')).toHaveCount(0);
    await page.mouse.up();
    await expect(pack(international)).toBeChecked();
    await expect(pack(base)).not.toBeChecked();
  });

  test('is kept: a wrong e-mail, which the app explains', async ({ page }) => {
    await page.goto('/login');
    await email(page).fill('sara');
    await email(page).press('Enter');
    await expect(page.getByText(fa.errors.invalid_email)).toBeVisible();
    await expect(email(page)).toHaveValue('sara');
  });

  test('is kept: the button of a mailed link, which is used once', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/login?token=none');
    await page.getByRole('button', { name: fa.auth.link.submit }).click();
    await expect(page.getByText(fa.auth.link.over)).toBeVisible();
    expect(calls.filter((path) => path === '/api/verify-magic-link')).toHaveLength(1);
  });

  test('is kept: the menu that was pressed', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: fa.common.nav.settings }).click();
    await expect(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible();
  });
});

test('the cookie question does not go away and come back when the app comes, over a button that is being pressed', async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  await page.goto('/register', { waitUntil: 'commit' });
  const question = page.getByRole('heading', { name: fa.consent.title });
  await expect(question).toBeVisible();
  await page.evaluate((title) => {
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll('h2')].filter((each) => each.checkVisibility());
      if (shown.every(({ textContent }) => textContent !== title)) {
        document.documentElement.dataset.gone = '';
      }
    }).observe(document.body, { childList: true, subtree: true });
  }, fa.consent.title);
  await page.getByRole('radio', { name: fa.common.packages.base }).check();
  await expect(page.locator('.first-screen')).toHaveCount(0);
  await expect(question).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-gone');
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

test('a page says what to do if the app cannot be loaded', async ({ page }) => {
  await page.route(appCode, (route) => route.abort());
  for (const address of ['/register', '/profile', '/admin']) {
    await page.goto(address);
    await expect(page.getByText(fa.common.state.needsScript)).toBeVisible();
  }
  await page.goto('/login?token=none');
  await page.getByRole('button', { name: fa.auth.link.submit }).click();
  await expect(page.getByText(fa.common.state.needsScript)).toBeVisible();
});

for (const address of ['/login', '/track', '/profile', '/admin']) {
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
