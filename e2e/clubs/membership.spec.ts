import { club } from '@fanclub/contract/club/club';
import { expect, type Page } from '@playwright/test';
import { phone, test } from '../support/journey.ts';
import { waitForMail } from '../support/mailbox.ts';
import { overflow } from '../support/overflow.ts';
import { approve, openApplication } from '../support/panel.ts';
import { beAdmin, tryLogIn } from '../support/sign-in.ts';
import { texts as allTexts } from '../support/texts.ts';
import { buildVisitor, field, fillPage, next, payAndRegister } from '../support/wizard.ts';
import { foreignIn } from './foreign-words.ts';

const texts = allTexts.fa;

/** The page says nothing of upstream's club, and all of it fits on the screen. */
async function expectOwn(page: Page) {
  expect(foreignIn(await page.locator('body').innerText())).toEqual([]);
  expect(await overflow(page)).toEqual([]);
}

test('register in Persian on a phone, pay by transfer, follow the application, and become a member', async ({
  openBrowser,
}) => {
  const visitor = buildVisitor('club');
  const page = await openBrowser('fa', phone);
  await page.goto('/fa');
  await expect(page.getByRole('heading', { name: 'بنیان‌گذار' }).first()).toBeVisible();
  await expectOwn(page);
  const wayIn = page.getByRole('link', { name: texts.common.actions.register });
  await wayIn.filter({ visible: true }).first().click();

  const founder = page.locator('input[name="pack_type"][value="founder"]');
  await expect(founder).toHaveCount(1);
  await founder.check();
  await expect(field(page, 'juventus_card')).toHaveCount(0);
  await expectOwn(page);
  await next(page, texts);
  for (const part of ['personal', 'residence', 'contact'] as const) {
    await fillPage[part](page, visitor);
    await next(page, texts);
  }
  await page.locator('input[name="payment_method"][value="euro"]').check();
  // The only way to pay in euro is chosen already.
  await expect(field(page, 'euro_payment_method')).toHaveCount(0);
  await expect(page.getByText('IT60').first()).toBeVisible();
  await expectOwn(page);
  await payAndRegister(page, texts);
  const number =
    (await page
      .getByText(/^VIOLA-[A-Z2-9]{8}$/)
      .first()
      .textContent()) ?? '';
  await expectOwn(page);

  const received = await waitForMail(visitor.email, 1);
  expect(received.html).toContain(club.name.fa);
  expect(received.html).toContain(number);
  await tryLogIn(page, visitor);
  await expect(page.getByText(texts.auth.pending.title).filter({ visible: true })).toBeVisible();

  const desk = await openBrowser('fa');
  await beAdmin(desk);
  const name = `${visitor.firstName} ${visitor.lastName}`;
  await openApplication(desk, { requestNumber: number, name });
  await approve(desk, 'fa');
  await waitForMail(visitor.email, 2);

  await tryLogIn(page, visitor);
  await expect(page).toHaveURL(/\/profile\//);
  await expect(page.getByText(texts.profile.lead.approved)).toBeVisible();
  await expectOwn(page);
  await page.goto('/card');
  await expect(page.getByText(club.name.fa).first()).toBeVisible();
  await expectOwn(page);
});
