import { languageCodes } from '@fanclub/contract/text/languages';
import { answers } from '@fanclub/contract/words/fa/server';
import { expect, type Page, test } from '@playwright/test';
import { cardAddress } from '../support/card-address.ts';
import { appCode, emailField as email, phone } from '../support/first-screen.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { demoMember as member } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';

const fa = texts.fa;
const password = (page: Page) => page.getByLabel(fa.auth.fields.password, { exact: true });

test.describe('a page that needs no app', () => {
  test.use(phone);
  test.beforeEach(async ({ page }) => page.route(appCode, () => undefined));

  test('says that a password is wrong, and keeps what was typed', async ({ page }) => {
    const asTyped = ` ${member.email.toUpperCase()}`;
    await page.goto('/login');
    await email(page).fill(asTyped);
    await password(page).fill('Not-this-1');
    await password(page).press('Enter');
    await expect(page.getByRole('alert')).toHaveText(fa.errors.invalid_credentials);
    await expect(password(page)).toHaveValue('Not-this-1');
    await expect(email(page)).toHaveValue(asTyped.trim());
    await page.reload();
    await expect(email(page)).toHaveValue(asTyped.trim());
  });

  test('mails a login link, and says where it went', async ({ page }) => {
    const address = 'link-early@example.com';
    await page.goto('/login');
    await email(page).fill(address);
    const mailLink = page.getByRole('button', { name: fa.auth.login.linkInstead });
    const call = page.waitForRequest('**/api/send-magic-link');
    await mailLink.click();
    expect((await call).postDataJSON()).toEqual({ email: address });
    await expect(page.getByRole('status').filter({ hasText: address })).toContainText(
      fa.auth.magicLink.sentTitle,
    );
    await expect(page.getByRole('button', { name: fa.auth.magicLink.again })).toBeVisible();
  });

  test('mails the link to an application and a link for a new password', async ({ page }) => {
    await page.goto('/track');
    await email(page).fill('sara@example.com');
    await page.getByRole('textbox', { name: fa.auth.track.number }).fill('JOFCI-ABCD2345');
    await page.getByRole('button', { name: fa.auth.track.submit }).click();
    await expect(page.getByRole('status').filter({ hasText: 'sara@example.com' })).toContainText(
      fa.auth.track.sentTitle,
    );

    await page.goto('/forgot-password');
    await expect(email(page)).toHaveValue('sara@example.com');
    await page.getByRole('button', { name: fa.auth.forgot.submit }).click();
    await expect(page.getByRole('status').filter({ hasText: answers.linkSent })).toBeVisible();
  });

  test('says that there is no network, and works when there is one', async ({ page, context }) => {
    await page.goto('/forgot-password');
    await email(page).fill('sara@example.com');
    await context.setOffline(true);
    await page.getByRole('button', { name: fa.auth.forgot.submit }).click();
    await expect(page.getByRole('alert')).toHaveText(fa.errors.network_error);
    await context.setOffline(false);
    await page.getByRole('button', { name: fa.auth.forgot.submit }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: answers.linkSent })).toBeVisible();
  });

  test('says that it knows no card of a code', async ({ page }) => {
    await page.goto('/verify/none');
    await expect(page.getByRole('alert')).toContainText(fa.verification.unknown);
  });

  test('changes the language, and asks for cookies', async ({ page }) => {
    await page.goto('/login');
    const question = page.getByRole('region', { name: fa.consent.title });
    await question.getByText(fa.consent.onlyNecessary).click();
    await expect(question).toBeHidden();
    await email(page).fill('sara@example.com');
    await page.getByRole('link', { name: /^IT / }).click();
    await expect(page).toHaveURL(/\/it\/login$/);
    await expect(page.getByRole('heading', { name: texts.it.auth.login.heading })).toBeVisible();
    await expect(page.getByRole('textbox', { name: texts.it.auth.fields.email })).toHaveValue(
      'sara@example.com',
    );
    await expect(page).toHaveTitle(new RegExp(texts.it.common.titles.login));
  });
});

for (const language of languageCodes) {
  test(`a scanned card is proved at once, and again, in ${language}`, async ({ page }) => {
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    const shift = await watchLayoutShift(page);
    const { state, again } = texts[language].verification;
    const lines = async () => {
      const verdict = page.getByRole('status').filter({ hasText: state.valid });
      await expect(verdict).toHaveCount(1);
      const said = await verdict.getByRole('paragraph').filter({ visible: true }).allInnerTexts();
      // The last line says when the card was checked.
      return said.slice(0, -1).map((line) => line.replaceAll(/[\u2066-\u2069]/g, ''));
    };
    await page.goto(await cardAddress());
    const first = await lines();
    expect(first.length).toBeGreaterThan(3);
    expect(await shift()).toBeLessThanOrEqual(0.02);
    await page.getByRole('button', { name: again }).click();
    expect(await lines()).toEqual(first);
  });
}

test('a resting pointer loads no app for the top bar, and a moved one does', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/(react|kit)-[\w-]+\.js/.test(request.url())) loaded.push(request.url());
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  // Chromium reports the pointer of a new page at this place.
  await page.mouse.move(0, 0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(loaded).toEqual([]);
  await page.mouse.move(9, 9);
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
});

test('a member logs in on a page that needs no app, and sees the profile', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await email(page).fill(member.email);
  expect(calls.filter((path) => /(app|main|react|kit)-[\w-]+\.js/.test(path))).toEqual([]);
  await password(page).fill(member.password);
  await password(page).press('Enter');
  await expect(page).toHaveURL(/\/profile\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls.filter((path) => path === '/api/login')).toHaveLength(1);
});
