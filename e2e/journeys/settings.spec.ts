import { clubSettings } from '@fanclub/stories/tools/club';
import { suiteDb } from '@fanclub/stories/tools/firebase';
import { createStoryTools } from '@fanclub/stories/tools/story-tools';
import { expect, type Locator } from '@playwright/test';
import { test } from '../support/journey.ts';
import { waitForMail } from '../support/mailbox.ts';
import { openAdminPanel } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';

const { admin } = createStoryTools({ apart: true });
const card = '6037 9971 2345 6783';
const { card_number } = clubSettings();

/** True if a click on the middle of the element reaches it, without scrolling. */
const isUncovered = (element: Locator) =>
  element.evaluate((found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return found.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test.afterAll(() => suiteDb().doc('settings/registration').update({ card_number }));

test('an owner makes a second one treasurer and asks for another bank card, which goes live when that one confirms', async ({
  openBrowser,
}) => {
  const second = await admin('second');
  const fa = texts.fa;
  const owner = await openBrowser('fa');
  await openAdminPanel(owner);
  await owner.goto('/admin/staff');
  const row = owner.getByRole('listitem').filter({ hasText: second.email });
  await row.getByRole('button').first().click();
  await owner.getByRole('radio', { name: fa.staff.may.treasurer }).check();
  await owner.getByRole('button', { name: fa.staff.change.submit, exact: true }).click();
  await expect(row).toContainText('مسئول مالی');
  // An admin with a new role may not confirm changes yet, so this role is dated back.
  await suiteDb()
    .doc(`admins/${second.email}`)
    .update({ role_since: new Date(0) });

  await owner.goto('/admin/settings?part=money');
  const payment = owner.getByRole('region', { name: fa.settings.groups.payment });
  const number = payment.locator('[name="card_number"]');
  await number.fill('۶۰۳۷۹۹۷۱۲۳۴۵۶۷۸۴');
  const save = owner.getByRole('button', { name: fa.common.actions.save });
  expect(await isUncovered(save), 'the cookie question does not cover the button').toBe(true);
  await save.click();
  await expect(number).toHaveAttribute('aria-describedby', /error/);
  await expect(owner.getByText(fa.settings.done.waits)).toBeHidden();
  await number.fill('۶۰۳۷-۹۹۷۱-۲۳۴۵-۶۷۸۳');
  await owner.getByRole('button', { name: fa.common.actions.save }).click();
  await expect(owner.getByText(fa.settings.done.waits)).toBeVisible();
  await expect(owner.getByText(fa.settings.pending.title)).toBeVisible();
  await expect(owner.getByRole('button', { name: fa.settings.pending.confirm })).toBeHidden();
  // One mail is about the changed role, the other about the pending change of the card number.
  await waitForMail(second.email, 2);

  const treasurer = await openBrowser('en');
  await openAdminPanel(treasurer, second.email, 'treasurer');
  await treasurer.goto('/admin/settings');
  const { settings: en } = texts.en;
  await expect(treasurer.getByRole('alert').getByText('•••• 6783')).toBeVisible();
  await expect(treasurer.getByRole('button', { name: en.parts.advanced })).toBeHidden();
  await treasurer.getByRole('button', { name: en.pending.confirm }).click();
  await expect(treasurer.getByText(en.pending.title)).toBeHidden();
  const answer = await treasurer.request.get('/api/settings');
  expect((await answer.json()).card_number).toBe(card);

  await owner.reload();
  await owner.getByRole('button', { name: fa.settings.recent.takeBack }).first().click();
  await expect(owner.getByText(fa.settings.pending.title)).toBeVisible();
  await owner.getByRole('button', { name: fa.settings.pending.drop }).click();
  await expect(owner.getByText(fa.settings.pending.title)).toBeHidden();
});
