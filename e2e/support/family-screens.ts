import { offersRial } from '@fanclub/contract/members/payment';
import type { Browser } from '@playwright/test';
import { cardsTurned } from './accessible.ts';
import { lookAtDialog, type Members, pressButton } from './profile-screens.ts';
import type { Look, View } from './screens.ts';
import { answerSettings } from './settings-answers.ts';
import { beSignedIn } from './sign-in.ts';
import { texts } from './texts.ts';
import { openVisitor } from './visitor.ts';
import { field, next, upload } from './wizard.ts';

/**
 * Opens a guardian's screens and calls `look` for each: the profile, the pages of children, dialogs, and the forms for
 * several people. Also opens the page on which a dependant, after a mailed link, opens an account of their own.
 */
export async function visitFamily(browser: Browser, view: View, { guardian }: Members, look: Look) {
  const t = texts[view.language];
  const { auth, profile, renewal } = t;
  const page = await openVisitor(browser, view);
  await beSignedIn(page, guardian);
  // The settings that the suite stores stay as they are; only this page receives another season.
  await answerSettings(page, { season: '2099/00' });
  await page.goto('/profile');
  await page.getByText(profile.renewal.together).waitFor();
  await cardsTurned(page, 1);
  await look(page, 'family-profile');
  const dialogs = { deletion: profile.deletion.open, contact: profile.personal.change };
  for (const [name, button] of Object.entries(dialogs)) {
    await lookAtDialog(
      page,
      () => pressButton(page, button),
      () => look(page, `family-${name}`),
    );
  }
  await page.goto(`/profile/${guardian.daughterId}`);
  await page.getByText(profile.ward.account.title).waitFor();
  await cardsTurned(page, 2);
  await look(page, 'family-ward');
  await page.goto(`/profile/${guardian.sonId}`);
  await cardsTurned(page, 3);
  await lookAtDialog(
    page,
    () => pressButton(page, profile.ward.own.open),
    () => look(page, 'family-own-account'),
  );

  await page.goto('/renew');
  await page.getByRole('region', { name: renewal.who.title }).waitFor();
  await next(page, t);
  await page.locator('.Mui-error').first().waitFor();
  await look(page, 'family-renew');
  await page.locator('input[name^="people["][value="under_14"]').check();
  await next(page, t);
  if (!offersRial(view.language)) {
    await page.locator('input[name="euro_payment_method"]').first().check();
  }
  await field(page, 'paid_confirm').check();
  await upload(page, 'receiptUrl');
  await look(page, 'family-renew-payment');
  await next(page, t);
  await page.getByRole('heading', { level: 1, name: renewal.confirm.title }).waitFor();
  await page.getByRole('region', { name: /^Mohammadreza/ }).waitFor();
  await look(page, 'family-renew-confirm');

  await page.goto('/family/add');
  await page.locator('input[name$=".juventus_card"]').check();
  await next(page, t);
  await page.locator('.Mui-error').first().waitFor();
  await look(page, 'family-add-errors');
  await page.context().close();

  const grownUp = await openVisitor(browser, view);
  await grownUp.goto('/login?own_account=from-a-mail');
  await pressButton(grownUp, auth.ownAccount.submit);
  await grownUp.locator('.Mui-error').first().waitFor();
  await look(grownUp, 'own-account-errors');
  await grownUp.context().close();
}
