import { createStoryTools } from '@fanclub/stories/tools/story-tools';
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import {
  approve,
  openApplication,
  rejectWith,
  reviewApplication,
  undoButton,
} from '../support/panel.ts';
import { followLink, giveBirthDate } from '../support/sign-in.ts';
import { texts as allTexts } from '../support/texts.ts';

const texts = allTexts.en;
const { register } = createStoryTools({ apart: true });

test('an approval that is undone is never mailed; the rejection in its place is corrected through its mail, sent again and approved', async ({
  openBrowser,
}) => {
  const member = await register('corrected', { last_name: 'Correttini' });
  const admin = await openBrowser();
  await reviewApplication(admin, member);
  await approve(admin);
  await undoButton(admin).click();
  // While the undo button is visible, the heading may still be that of another application.
  await expect(undoButton(admin)).toBeHidden();
  await expect(admin.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
  await rejectWith(admin, member, 'The address is not complete.');
  // The first mail is about the registration. If the approval had been mailed, the rejection would be the third mail.
  const rejection = await waitForMail(member.email, 2);
  expect(rejection.html).toContain('The address is not complete.');

  const own = await openBrowser();
  await followLink(own, linkIn(rejection, '/login?token='));
  await expect(own.getByText('The address is not complete.')).toBeVisible();
  await giveBirthDate(own);
  await expect(own.getByText('The address is not complete.')).toBeVisible();
  await own.getByRole('button', { name: texts.profile.again.open }).click();
  const dialog = own.getByRole('dialog', { name: texts.profile.again.title });
  await dialog.locator('[name="address_of_residency"]').fill('Via Garibaldi 3, Torino');
  await dialog.getByRole('button', { name: texts.profile.again.open }).click();
  await expect(own.getByText(texts.profile.lead.submitted)).toBeVisible();

  await openApplication(admin, member);
  const answer = admin.getByRole('region', { name: texts.review.answered.title });
  await expect(answer.getByText('Via Garibaldi 3, Torino')).toBeVisible();
  await expect(answer.getByText('The address is not complete.')).toBeVisible();
  await approve(admin);
  await expect(undoButton(admin)).toBeVisible();
  await own.reload();
  await expect(own.getByText(texts.profile.lead.approved)).toBeVisible();
});
