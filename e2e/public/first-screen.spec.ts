import { packName } from '@fanclub/contract/pricing/packages';
import { languageCodes } from '@fanclub/contract/text/languages';
import { expect, type Page, test } from '@playwright/test';
import { appCode, holdApp, phone } from '../support/first-screen.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { beAdmin, closeGate, logInAsMember } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';
import { openVisitor } from '../support/visitor.ts';

const fa = texts.fa;

const repeatedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) < index);
  });

for (const language of languageCodes) {
  test.describe(`the registration in ${language}`, () => {
    test.use(phone);

    test('is there to be read before the app has come, which then moves nothing of it', async ({
      page,
    }) => {
      await page.addInitScript((code) => localStorage.setItem('language', code), language);
      const shift = await watchLayoutShift(page);
      const release = await holdApp(page);
      await page.goto('/register', { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(page.locator('.first-screen')).toHaveCount(1);
      await expect(page.locator('main')).toHaveCount(1);
      expect(await repeatedIds(page)).toEqual([]);
      await expect(heading).toHaveText(texts[language].registration.membership.title);
      await expect(page.locator('.without-script')).toBeHidden();
      await page.evaluate(() => document.fonts.ready);
      const before = await heading.boundingBox();

      release();
      await expect(page.locator('.first-screen')).toHaveCount(0);
      await expect(page.locator('main').getByRole('button').first()).toBeVisible();
      expect(await heading.boundingBox()).toEqual(before);
      expect(await shift()).toBeLessThanOrEqual(0.02);
    });
  });
}

/** Returns when the largest element so far was painted. A paint is reported some time after it. */
async function largestPaintMs(page: Page): Promise<number | undefined> {
  await page.waitForTimeout(500);
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

const frames = {
  profile: { signIn: logInAsMember, content: 'main [role="group"]' },
  admin: {
    signIn: async (page: Page) => {
      await beAdmin(page);
      await closeGate(page);
    },
    content: '[role="dialog"] [name="password"]',
  },
} as const;

for (const name of ['profile', 'admin'] as const) {
  test(`the frame of /${name} has its words, and nothing larger replaces them`, async ({
    browser,
  }) => {
    const { signIn, content } = frames[name];
    const page = await openVisitor(browser, { language: 'fa', width: phone.viewport.width });
    await signIn(page);
    const release = await holdApp(page);
    await page.goto(`/${name}`, { waitUntil: 'commit' });
    await expect(page.locator('.first-screen')).toHaveCount(1);
    await expect(page.locator('.first-screen h1')).toHaveText(fa.common.titles[name]);
    const seenFirst = await largestPaintMs(page);
    release();
    await expect(page.locator(content).first()).toBeVisible();
    expect(await largestPaintMs(page)).toBe(seenFirst);
    await page.context().close();
  });
}

test.describe('what is done before the app has come', () => {
  test('is kept: package, club card, and the button to the next page', async ({ page }) => {
    const { fields, personal } = fa.registration;
    const release = await holdApp(page);
    await page.setViewportSize(phone.viewport);
    await page.goto('/register');
    const pack = page.getByRole('radio', { name: packName('base', 'fa') });
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
    await expect(page.locator('html')).toHaveAttribute('data-continued');
    const pack = page.getByRole('radio', { name: packName('base', 'fa') });
    await pack.check();
    release();
    await expect(page.locator('.first-screen')).toHaveCount(0);
    await expect(pack).toBeChecked();
    await page.getByRole('checkbox', { name: fields.juventus_card }).check();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(membership.title);
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
  await page.getByRole('radio', { name: packName('base', 'fa') }).check();
  await expect(page.locator('.first-screen')).toHaveCount(0);
  await expect(question).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-gone');
});

test('a page says what to do if the app cannot be loaded', async ({ page }) => {
  await page.route(appCode, (route) => route.abort());
  for (const address of ['/register', '/profile', '/admin']) {
    await page.goto(address);
    await expect(page.getByText(fa.common.state.needsScript)).toBeVisible();
  }
  await page.route(/\/assets\/forms-/, (route) => route.abort());
  await page.goto('/login');
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
  await expect(page.locator('.first-screen header').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
});
