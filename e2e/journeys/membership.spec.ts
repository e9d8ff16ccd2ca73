import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { expect, type Page } from '@playwright/test';
import { furtherViews } from '../support/further-views.ts';
import { phone, test } from '../support/journey.ts';
import { waitForMail } from '../support/mailbox.ts';
import { approve } from '../support/panel.ts';
import { forgetTries, tryLogIn } from '../support/sign-in.ts';
import { texts as allTexts } from '../support/texts.ts';
import { buildVisitor, registerFrom, type Visitor } from '../support/wizard.ts';

const admin = { email: 'admin@fanclub.test', passPhrase: 'azzurri-two' };

async function review(page: Page, language: LanguageCode, visitor: Visitor) {
  const texts = allTexts[language];
  await forgetTries();
  await page.goto('/login?authuser=admin');
  await page.getByRole('button', { name: texts.auth.google.submit }).click();
  await page.getByRole('button', { name: admin.email }).click();
  await page.getByRole('textbox', { name: texts.admin.gate.title }).fill(admin.passPhrase);
  await page.getByRole('button', { name: texts.admin.gate.submit }).click();
  await page
    .getByRole('searchbox')
    .or(page.getByLabel(texts.admin.search.label))
    .first()
    .fill(visitor.email);
  const open = texts.admin.list.open.replace(
    '{{name}}',
    `${visitor.firstName} ${visitor.lastName}`,
  );
  await page.getByRole('button', { name: open }).click();
  await expect(page.getByRole('tabpanel').getByRole('img').first()).toBeVisible();
  await approve(page, language);
  const said = texts.review.undo.approve.replace(
    '{{name}}',
    `${visitor.firstName} ${visitor.lastName}`,
  );
  await expect(page.getByText(said)).toBeVisible();
}

for (const { language, device, place, details } of [
  { language: 'fa', device: phone, place: 'on a phone', details: {} },
  { language: 'it', device: {}, place: 'at a desk', details: furtherViews },
] as const) {
  const texts = allTexts[language];
  const title = `register, pay, upload, review and sign in, in ${language} ${place}`;
  test(title, details, async ({ openBrowser }) => {
    const visitor = buildVisitor(language);
    const page = await openBrowser(language, device);
    const number = await registerFrom(page, language, visitor, 'halfship');
    const received = await waitForMail(visitor.email, 1);
    expect(received.html).toContain(number);
    expect(received.html).toContain(`lang="${language}"`);

    const early = await openBrowser(language, device);
    await tryLogIn(early, visitor);
    await expect(early.getByText(texts.auth.pending.title).filter({ visible: true })).toBeVisible();
    await expect(early).toHaveURL(/\/login/);

    await review(await openBrowser(language), language, visitor);
    const approved = await waitForMail(visitor.email, 2);
    expect(approved.subject).not.toBe(received.subject);

    const member = await openBrowser(language, device);
    await tryLogIn(member, visitor);
    await expect(member).toHaveURL(/\/profile\//);
    await expect(member.getByText(texts.profile.lead.approved)).toBeVisible();
    await expect(member.locator('html')).toHaveAttribute('dir', languages[language].direction);
  });
}
