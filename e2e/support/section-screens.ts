import type { Browser, Page } from '@playwright/test';
import { lookAtDialog, type Members, pressButton } from './profile-screens.ts';
import type { Look, View } from './screens.ts';
import { openAdminPanel } from './sign-in.ts';
import { visitStatements } from './statement-screens.ts';
import { texts } from './texts.ts';
import { follow, openVisitor } from './visitor.ts';

async function enter(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
}

/** Opens all sections of the panel except the review, and the dialogs of these sections, and calls `look` for each. */
export async function visitSections(browser: Browser, view: View, members: Members, look: Look) {
  const { admin, news, promo, staff } = texts[view.language];
  const page = await openVisitor(browser, view);
  const see = (name: string) => look(page, `section-${name}`);
  const behindButton = (button: string, name: string) =>
    lookAtDialog(
      page,
      () => pressButton(page, button),
      () => see(name),
    );
  await openAdminPanel(page);
  await enter(page, `/admin/members?q=${members.approved.requestNumber}`);
  await see('members');
  await enter(page, '/admin/codes');
  await see('codes');
  await behindButton(promo.actions.create, 'code');
  await behindButton(promo.actions.import, 'codes-by-file');
  await enter(page, '/admin/cards?state=posted');
  await see('cards');
  await enter(page, '/admin/cards/print');
  await see('cards-print');
  await enter(page, '/admin/money');
  await see('money');
  await enter(page, '/admin/money?view=statements');
  await visitStatements(page, view, members, see);
  await enter(page, '/admin/messages');
  await see('messages');
  await pressButton(page, news.write);
  await page.locator('[name^="subject_"]').first().waitFor();
  await see('message');
  await enter(page, '/admin/messages?view=mails');
  await see('mail-words');
  await enter(page, '/admin/settings');
  await see('settings');
  await enter(page, '/admin/figures');
  await see('figures');
  await enter(page, '/admin/staff');
  await see('staff');
  await behindButton(staff.add.open, 'staff-add');
  await enter(page, '/admin/history');
  await see('history');
  await behindButton(admin.export.open, 'export');
  await page.context().close();
}
