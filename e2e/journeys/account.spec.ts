import { createStoryTools } from '@fanclub/stories/tools/story-tools';
import { expect, test } from '@playwright/test';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import { logInAsMember } from '../support/sign-in.ts';
import { texts as allTexts } from '../support/texts.ts';
import { field } from '../support/wizard.ts';

const texts = allTexts.en;
const { register, approve } = createStoryTools({ apart: true });

/** An approved member, whose mails of registration and approval have come. */
async function approvedMember(mailbox: string) {
  const member = await register(mailbox, { language: 'en' });
  await approve(member);
  await waitForMail(member.email, 2);
  return member;
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
});

test('a forgotten password is replaced through the mail, and the old one is dead', async ({
  page,
}) => {
  const member = await approvedMember('forgetful');
  await page.goto('/login');
  await page.getByRole('link', { name: texts.auth.login.forgot }).click();
  await field(page, 'email').fill(member.email);
  await page.getByRole('button', { name: texts.auth.forgot.submit }).click();
  await expect(page.getByRole('button', { name: texts.auth.forgot.again })).toBeVisible();

  const mail = await waitForMail(member.email, 3);
  await page.goto(linkIn(mail, '/reset-password?token='));
  await page.getByRole('radio', { name: texts.auth.reset.custom }).check();
  await field(page, 'new_password').fill('Zebra-Stripes-2027');
  await field(page, 'confirm_password').fill('Zebra-Stripes-2027');
  await page.getByRole('button', { name: texts.auth.reset.customSubmit }).click();
  await expect(page.getByText(texts.auth.reset.done)).toBeVisible();

  await page.goto('/login');
  const form = page.getByRole('form', { name: texts.auth.login.passwordForm });
  await form.locator('[name="email"]').fill(member.email);
  await form.locator('[name="password"]').fill(member.password);
  await form.locator('[type="submit"]').click();
  await expect(form.getByRole('alert')).toBeVisible();
  await logInAsMember(page, { ...member, password: 'Zebra-Stripes-2027' });
});

test('a changed password ends the session in another browser', async ({ page, browser }) => {
  const member = await approvedMember('careful');
  const elsewhere = await (await browser.newContext({ locale: 'en' })).newPage();
  await logInAsMember(elsewhere, member);
  await logInAsMember(page, member);
  await page.getByRole('button', { name: texts.profile.password.open }).click();
  await field(page, 'current_password').fill(member.password);
  await field(page, 'new_password').fill('Zebra-Stripes-2027');
  await field(page, 'confirm_password').fill('Zebra-Stripes-2027');
  await page.locator('[role="dialog"] [type="submit"]').click();
  await expect(page.getByText(texts.profile.password.done)).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL(/\/profile\//);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
});

test('a login link works in a second browser, once', async ({ page, browser }) => {
  const member = await approvedMember('roaming');
  await page.goto('/login');
  const form = page.getByRole('form', { name: texts.auth.magicLink.title });
  await form.locator('[name="email"]').fill(member.email);
  await form.locator('[type="submit"]').click();
  await expect(page.getByText(texts.auth.magicLink.sentTitle)).toBeVisible();

  const link = linkIn(await waitForMail(member.email, 3), '/login?token=');
  const other = await (await browser.newContext({ locale: 'en' })).newPage();
  await other.goto(link);
  await other.getByRole('button', { name: texts.auth.link.submit }).click();
  await expect(other).toHaveURL(/\/profile\//);

  await page.goto(link);
  await page.getByRole('button', { name: texts.auth.link.submit }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});
