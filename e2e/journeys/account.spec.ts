import { errorMessages } from '@fanclub/contract/error-messages/en';
import { usualBirthDate } from '@fanclub/stories/tools/build-member';
import { waitForMail } from '@fanclub/stories/tools/mailbox';
import { createStoryTools } from '@fanclub/stories/tools/story-tools';
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { linkIn } from '../support/mailbox.ts';
import {
  followLink,
  giveBirthDate,
  logInAsMember,
  tryLogIn,
  typeEmail,
} from '../support/sign-in.ts';
import { texts as allTexts } from '../support/texts.ts';

const texts = allTexts.en;
const { register, approve } = createStoryTools({ apart: true });
const isApplicationLink = ({ subject }: { subject: string }) =>
  subject === 'The link to your application';
const newPassword = 'Zebra-Stripes-2027';

async function registerApproved(mailbox: string) {
  const member = await register(mailbox);
  await approve(member);
  return member;
}

test('a forgotten password is replaced through the mail, and the old one is dead', async ({
  openBrowser,
}) => {
  const member = await registerApproved('forgetful');
  const page = await openBrowser();
  await typeEmail(page, member.email);
  await page.getByRole('link', { name: texts.auth.login.forgot }).click();
  await page.waitForURL('**/forgot-password');
  await expect(page.getByRole('heading', { name: texts.auth.forgot.heading })).toBeVisible();
  await expect(page.getByRole('textbox', { name: texts.auth.fields.email })).toHaveValue(
    member.email,
  );
  await page.getByRole('button', { name: texts.auth.forgot.submit }).click();
  await expect(page.getByRole('button', { name: texts.auth.forgot.again })).toBeVisible();

  const mail = await waitForMail(member.email, ({ html }) => html.includes('/reset-password?'));
  await page.goto(linkIn(mail, '/reset-password?token='));
  await page.getByRole('radio', { name: texts.auth.reset.custom }).check();
  await page.getByLabel(texts.auth.fields.newPassword, { exact: true }).fill(newPassword);
  await page.getByLabel(texts.auth.fields.confirmPassword, { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: texts.auth.reset.customSubmit }).click();
  await page.locator('[data-part="day"]').filter({ visible: true }).fill(usualBirthDate);
  await page.getByRole('button', { name: texts.auth.reset.customSubmit }).click();
  await expect(page.getByText(texts.auth.reset.done).filter({ visible: true })).toBeVisible();

  await tryLogIn(page, member);
  const form = page.getByRole('form', { name: texts.auth.login.form });
  await expect(form.getByText(errorMessages.invalid_credentials)).toBeVisible();
  await logInAsMember(page, { ...member, password: newPassword });
});

test('a login link works in a second browser, once', async ({ openBrowser }) => {
  const member = await registerApproved('roaming');
  const page = await openBrowser();
  await typeEmail(page, member.email);
  await page.getByRole('button', { name: texts.auth.login.linkInstead }).click();
  await expect(
    page.getByText(texts.auth.magicLink.sentTitle).filter({ visible: true }),
  ).toBeVisible();

  const mail = await waitForMail(member.email, ({ subject }) => subject === 'Your login link');
  const link = linkIn(mail, '/login?token=');
  const other = await openBrowser();
  await followLink(other, link);
  await giveBirthDate(other);
  await expect(other).toHaveURL(/\/profile\//);
  await expect(other.getByText(texts.profile.lead.approved)).toBeVisible();

  await followLink(page, link);
  await expect(page.getByText(texts.auth.link.over).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('button', { name: texts.auth.magicLink.submit })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('an application is followed by its number, typed as on paper, on a phone', async ({
  openBrowser,
}) => {
  const member = await register('paper');
  const page = await openBrowser();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  await page.getByRole('button', { name: texts.common.nav.menu }).click();
  await page.getByRole('link', { name: texts.common.nav.track }).click();
  const number = member.requestNumber.toLowerCase().replace('-', ' ');
  await page.getByRole('textbox', { name: texts.auth.track.number }).fill(number);
  await page.getByRole('textbox', { name: texts.auth.fields.email }).fill(member.email);
  await page.getByRole('button', { name: texts.auth.track.submit }).click();
  await expect(page.getByText(texts.auth.track.sentTitle).filter({ visible: true })).toBeVisible();
  const mail = await waitForMail(member.email, isApplicationLink);
  await followLink(page, linkIn(mail, '/login?token='));
  await giveBirthDate(page);
  await expect(page.getByText(texts.profile.lead.submitted)).toBeVisible();
});
