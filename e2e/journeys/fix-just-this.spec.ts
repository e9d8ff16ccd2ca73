import { itemSentences } from '@fanclub/contract/words/items';
import { createStoryTools } from '@fanclub/stories/tools/story-tools';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { phone, test } from '../support/journey.ts';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import { overflow } from '../support/overflow.ts';
import { approve, askFor, reviewApplication, undoButton } from '../support/panel.ts';
import { giveBirthDate } from '../support/sign-in.ts';
import { texts as allTexts } from '../support/texts.ts';
import { buildImage } from '../support/wizard.ts';

const { fa, en } = allTexts;
const { register } = createStoryTools({ apart: true });

test('two items are asked for, replaced and corrected from the mail on a phone, compared and approved', async ({
  openBrowser,
}) => {
  const member = await register('fix', { language: 'fa', juventus_card: false });
  const admin = await openBrowser();
  await reviewApplication(admin, member);
  const asked = [en.member.fields.receipt, en.member.fields.last_name];
  await askFor(admin, member, asked, 'انتهای رسید دیده نمی‌شود.', () =>
    expectAccessible(admin, 'the question'),
  );
  await expectAccessible(admin, 'an application that waits for its member');

  const mail = await waitForMail(member.email, 2);
  for (const item of ['receipt', 'last_name'] as const) {
    expect(mail.html).toContain(itemSentences.fa[item]);
  }
  const own = await openBrowser('fa', phone);
  await own.goto(linkIn(mail, '/login?token='));
  await own.getByRole('button', { name: fa.auth.link.submit }).click();
  await own.waitForURL('**/profile/fix');
  await expect(own.getByText('انتهای رسید دیده نمی‌شود.')).toBeVisible();
  await expectAccessible(own, 'the question on another device');
  expect(await overflow(own)).toEqual([]);
  await giveBirthDate(own, fa);
  await expect(own.getByRole('button', { name: fa.profile.fix.submit, exact: true })).toBeVisible();
  await expect(own.getByText('انتهای رسید دیده نمی‌شود.')).toBeVisible();
  await expectAccessible(own, 'what is asked for');
  expect(await overflow(own)).toEqual([]);
  await own.getByRole('button', { name: fa.profile.fix.submit, exact: true }).click();
  await expect(own.locator('.Mui-error').first()).toBeVisible();
  await expect(own.getByText(fa.profile.fix.ready)).toBeHidden();
  await own.locator('[name="receiptUrl"]').setInputFiles(await buildImage('whole'));
  await expect(own.getByText(fa.profile.fix.ready)).toBeVisible();
  await own.locator('[name="last_name"]').fill('Ahmadi-Karimi');
  await own.getByRole('button', { name: fa.profile.fix.submit, exact: true }).click();
  await expect(own.getByRole('heading', { name: fa.profile.fix.sent.heading })).toBeVisible();

  await admin.reload();
  const answer = admin.getByRole('region', { name: en.review.answered.title });
  await expect(answer.getByText('Ahmadi-Karimi')).toBeVisible();
  await expect(answer.getByText('انتهای رسید دیده نمی‌شود.')).toBeVisible();
  const { before, after } = en.review.answered.image;
  for (const title of [before, after]) {
    const name = title.replace('{{document}}', en.member.fields.receipt);
    await expect(answer.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  }
  await expectAccessible(admin, 'old and new side by side');
  await approve(admin);
  await expect(undoButton(admin)).toBeVisible();
  await own.getByRole('link', { name: fa.profile.fix.toProfile }).click();
  await own.waitForURL((url) => !url.pathname.endsWith('/fix'));
  await own.reload();
  await expect(own.getByText(fa.profile.lead.approved)).toBeVisible();
});
