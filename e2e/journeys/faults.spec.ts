import { errorMessages } from '@fanclub/contract/error-messages/en';
import { mailsTo } from '@fanclub/stories/tools/mailbox';
import { expect, type Page, test } from '@playwright/test';
import { texts as allTexts } from '../support/texts.ts';
import {
  buildVisitor,
  chooseEuro,
  field,
  fillInformation,
  next,
  upload,
} from '../support/wizard.ts';

const texts = allTexts.en;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
});

/** Fills in the payment step and goes to the last step. */
async function goToConfirm(page: Page) {
  await chooseEuro(page, 'en', 'revolut');
  await field(page, 'paid_confirm').check();
  await upload(page, 'receiptUrl');
  await next(page, texts);
  await field(page, 'legal_consents.terms').check();
  await field(page, 'legal_consents.privacy').check();
}

test('a stranger from Google registers with that very address, through a reload, a dead network and a double click', async ({
  page,
  context,
}) => {
  const visitor = buildVisitor('stranger');
  await page.goto('/login?authuser=admin');
  await page.getByRole('button', { name: texts.auth.google.submit }).click();
  await page.locator('#new-google-account').fill(visitor.email);
  await page.locator('#new-google-account').press('Enter');
  await expect(page.getByText(texts.auth.notFound.text)).toBeVisible();
  await page.getByRole('button', { name: texts.auth.notFound.create }).click();

  await fillInformation(page, texts, visitor);
  await page.goBack();
  await page.reload();
  await expect(field(page, 'email')).toHaveValue(visitor.email);
  await expect(field(page, 'password')).toHaveValue('');
  await next(page, texts);
  await goToConfirm(page);

  const register = page.getByRole('button', { name: texts.registration.confirm.register });
  await context.setOffline(true);
  await register.click();
  await expect(page.getByText(errorMessages.network_error)).toBeVisible();
  await context.setOffline(false);

  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/register')) calls += 1;
  });
  await register.dblclick();
  await expect(
    page.getByRole('heading', { name: texts.registration.tracking.title }),
  ).toBeVisible();
  expect(calls).toBe(1);
  await expect.poll(async () => (await mailsTo(visitor.email)).length, { timeout: 60_000 }).toBe(1);
});
