import { expect, test } from '@playwright/test';
import { waitForMail } from '../support/mailbox.ts';
import { texts as allTexts } from '../support/texts.ts';
import { buildVisitor, field, fillInformation, payAndRegister } from '../support/wizard.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('a form that was begun on a phone is finished on another device, its images with it', async ({
  browser,
}) => {
  const texts = allTexts.fa;
  const { transfer } = texts.registration;
  const visitor = buildVisitor('draft-transfer');
  const first = await (await browser.newContext(phone)).newPage();
  await first.goto('/register');
  await fillInformation(first, texts, visitor);
  await first.locator('input[name="payment_method"][value="rial"]').check();
  await first.getByRole('button', { name: transfer.button }).click();
  await expect(first.getByRole('dialog').locator('[name="email"]')).toHaveValue(visitor.email);
  const sent = first.waitForRequest((request) => request.url().endsWith('/api/drafts'));
  await first.getByRole('button', { name: transfer.submit }).click();
  await expect(first.getByRole('dialog').getByRole('status')).toBeVisible();
  expect((await sent).postData()).not.toContain(visitor.lastName);
  await first.context().close();

  const mail = await waitForMail(visitor.email, 1);
  const [link = ''] = /\S+\/register#draft=\S+/.exec(mail.text) ?? [];
  // This page is on another device, on which no language has been chosen yet.
  const second = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const asked: string[] = [];
  second.on('request', (request) => asked.push(request.url()));
  await second.goto(link);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(
    texts.registration.payment.title,
  );
  expect(asked.filter((url) => url.includes(link.split('.').at(-1) ?? ''))).toEqual([]);
  expect(second.url()).not.toContain('#');
  await expect(second.locator('input[name="payment_method"][value="rial"]')).toBeChecked();
  await second.goto('/register?step=contact');
  await expect(field(second, 'email')).toHaveValue(visitor.email);
  await expect(field(second, 'password')).toHaveValue('');
  await second.goto('/register?step=payment');
  await payAndRegister(second, texts);
  await second.context().close();
});
