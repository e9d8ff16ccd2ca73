import { errorMessages } from '@fanclub/contract/error-messages/en';
import { maxFileBytes } from '@fanclub/contract/uploads/file-rules';
import { mailsTo } from '@fanclub/stories/tools/mailbox';
import { tellStory } from '@fanclub/stories/tools/tell-story';
import { waitingMember } from '@fanclub/stories/waiting-member';
import { expect, type Page, test } from '@playwright/test';
import { texts as allTexts } from '../support/texts.ts';
import {
  applyPromo,
  buildVisitor,
  field,
  fillInformation,
  fillPage,
  next,
  upload,
} from '../support/wizard.ts';

const texts = allTexts.en;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
});

/** Fills in the payment step and goes to the last step. */
async function goToConfirm(page: Page) {
  await page.locator('input[name="payment_method"][value="euro"]').check();
  await page.locator('input[name="euro_payment_method"][value="revolut"]').check();
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

test('bad files, a taken e-mail and useless codes each say what to do, and the form keeps what was typed', async ({
  page,
}) => {
  const { email } = (await tellStory(waitingMember)).member;
  const visitor = buildVisitor('faults');
  await page.goto('/register');
  await next(page, texts);
  await expect(field(page, 'pack_type').first()).toBeFocused();
  await page.locator('input[name="pack_type"][value="international"]').check();
  await field(page, 'juventus_card').check();

  const pdf = Buffer.from('%PDF-1.7 not an image at all');
  const inDisguise = { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: pdf };
  await field(page, 'passportUrl').setInputFiles(inDisguise);
  await expect(page.getByText(errorMessages.invalid_file_format).first()).toBeVisible();
  const huge = { ...inDisguise, buffer: Buffer.alloc(maxFileBytes + 1) };
  await field(page, 'passportUrl').setInputFiles(huge);
  await expect(page.getByText(errorMessages.file_too_large).first()).toBeVisible();
  await expect(field(page, 'juventus_card')).toBeChecked();
  await upload(page, 'passportUrl');
  await next(page, texts);

  await fillPage.personal(page, visitor);
  await next(page, texts);
  await fillPage.residence(page);
  await next(page, texts);
  await fillPage.contact(page, { ...visitor, email });
  await expect(page.getByText(texts.registration.accountExists.title)).toBeVisible();
  await page.getByRole('button', { name: texts.registration.accountExists.other }).click();
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(field(page, 'email')).toBeFocused();
  await field(page, 'email').fill(visitor.email);
  await next(page, texts);

  for (const [code, key] of [
    ['', 'enter_promo_code'],
    ['NEVERWAS', 'invalid_promo_code'],
    ['EXPIRED', 'promo_code_expired'],
    ['USEDUP', 'promo_code_max_uses_reached'],
  ] as const) {
    await applyPromo(page, texts, code);
    await expect(page.getByText(errorMessages[key]).first()).toBeVisible();
  }
});
