import { mailsTo } from '@fanclub/stories/tools/mailbox';
import { createStoryTools } from '@fanclub/stories/tools/story-tools';
import { expect, type Page, test } from '@playwright/test';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import { approveButton, rejectWith, reviewApplication } from '../support/panel.ts';
import { logInAsMember } from '../support/sign-in.ts';
import { texts as allTexts } from '../support/texts.ts';
import { field } from '../support/wizard.ts';

const texts = allTexts.en;
const { register } = createStoryTools({ apart: true });
const inEnglish = { language: 'en' } as const;
const undo = (page: Page) =>
  page.getByRole('button', { name: new RegExp(texts.admin.undo.submit.split('{{')[0] ?? '') });

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
});

test('a rejected application is corrected through its mail, sent again and approved', async ({
  page,
  browser,
}) => {
  const member = await register('corrected', inEnglish);
  await waitForMail(member.email, 1);
  await reviewApplication(page, member);
  await rejectWith(page, 'The address is not complete.');
  const rejection = await waitForMail(member.email, 2);
  expect(rejection.html).toContain('The address is not complete.');

  const own = await (await browser.newContext({ locale: 'en' })).newPage();
  await own.goto(linkIn(rejection, '/login?token='));
  await own.getByRole('button', { name: texts.auth.link.submit }).click();
  await expect(own.getByText('The address is not complete.')).toBeVisible();
  await own.getByRole('button', { name: texts.profile.again.open }).click();
  await field(own, 'address_of_residency').fill('Via Garibaldi 3, Torino');
  await own.locator('[role="dialog"] [type="submit"]').click();
  await expect(own.getByText(texts.profile.lead.submitted)).toBeVisible();

  await page.reload();
  await expect(page.getByText('Via Garibaldi 3, Torino')).toBeVisible();
  await approveButton(page).click();
  await expect(undo(page)).toBeVisible();
  await own.reload();
  await expect(own.getByText(texts.profile.lead.approved)).toBeVisible();
});

test('a decision that is undone was never mailed', async ({ page }) => {
  const member = await register('undone', inEnglish);
  await waitForMail(member.email, 1);
  await reviewApplication(page, member);
  await approveButton(page).click();
  await undo(page).click();
  await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
  await expect(approveButton(page)).toBeEnabled();
  await rejectWith(page, 'Please send a sharper picture.');
  const mail = await waitForMail(member.email, 2);
  expect(mail.html).toContain('Please send a sharper picture.');
});

test('an edit of the admin is what the member sees', async ({ page, browser }) => {
  const member = await register('edited', inEnglish);
  await reviewApplication(page, member);
  await page.keyboard.press('e');
  await field(page, 'phone').fill('+393337654321');
  await page.locator('[role="dialog"] [type="submit"]').click();
  await expect(page.getByText('+393337654321')).toBeVisible();
  await approveButton(page).click();
  await expect(undo(page)).toBeVisible();

  const own = await (await browser.newContext({ locale: 'en' })).newPage();
  await logInAsMember(own, member);
  await expect(own.getByText('+393337654321')).toBeVisible();
});

test('a deleted member is gone from the list, and no longer gets in', async ({ page, browser }) => {
  const member = await register('deleted', inEnglish);
  const mail = await waitForMail(member.email, 1);
  await reviewApplication(page, member);
  await page.getByRole('button', { name: texts.admin.delete.open }).click();
  await page.getByRole('button', { name: texts.admin.delete.submit }).click();
  await expect(page.getByText(texts.admin.delete.done)).toBeVisible();
  await page.goto(`/admin?request=${member.requestNumber}`);
  await expect(page.getByText(texts.admin.detail.gone)).toBeVisible();

  const own = await (await browser.newContext({ locale: 'en' })).newPage();
  await own.goto(linkIn(mail, '/login?token='));
  await own.getByRole('button', { name: texts.auth.link.submit }).click();
  await expect(own.getByRole('alert')).toBeVisible();
  expect((await mailsTo(member.email)).length).toBe(1);
});
