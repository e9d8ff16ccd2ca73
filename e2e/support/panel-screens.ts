import { api } from '@fanclub/contract/api';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { StoryMember } from '@fanclub/stories/tools/story-tools';
import { type Browser, expect, type Page } from '@playwright/test';
import { lookAtDialog, type Members, pressButton } from './profile-screens.ts';
import type { Look, View } from './screens.ts';
import { openAdminPanel } from './sign-in.ts';
import { texts } from './texts.ts';
import { follow, openVisitor } from './visitor.ts';

const time = '2026-11-20T10:00:00.000Z';
const failed: RouteResponse<typeof api.listFailedMails> = {
  next_cursor: null,
  mails: (['application_approved', null] as const).map((kind, place) => ({
    id: `mail-${place}`,
    kind,
    to: `mohammadreza.hosseinzadeh.of.the.long.address.${place}@mail.example.test`,
    written_at: time,
    attempts: 8,
    error: '550 5.1.1 The email account that you tried to reach does not exist',
  })),
};
const alerts: RouteResponse<typeof api.readAlerts> = {
  failed_mails: failed.mails.length,
  held_mails: 120,
  cash: 1,
  letters: 3,
  adjustments: ['JOFCI-22222222'],
  reminders: { waiting: 12, is_open: true },
  maintenance: {
    ran_at: time,
    is_late: true,
    did: [
      { work: 'registrations', count: 2, at: time },
      { work: 'removed', count: 1200, at: time },
    ],
  },
};

/**
 * Responds to calls for data that the suite does not have: mails that could not be delivered, reminders that wait,
 * and a large export.
 */
async function answerForStaff(page: Page): Promise<void> {
  const answers = {
    [api.listFailedMails.path]: failed,
    [api.readAlerts.path]: alerts,
  };
  for (const [path, json] of Object.entries(answers)) {
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ json }),
    );
  }
}

/** Opens an application by its URL, beside a list that contains only this application. */
async function open(page: Page, { requestNumber, name }: StoryMember): Promise<void> {
  await follow(page, `/admin?q=${requestNumber}&request=${requestNumber}`);
  await page.getByRole('heading', { level: 2, name }).waitFor();
  await page.getByRole('status').getByText(name).waitFor({ state: 'attached' });
  // The panel handles keys only once the notes are loaded.
  await page.locator('#member-notes').waitFor();
}

/** Opens the review and calls `look` for its screens: the list, an application in each state, and dialogs. */
export async function visitPanel(browser: Browser, view: View, members: Members, look: Look) {
  const { review, admin: panel } = texts[view.language];
  const page = await openVisitor(browser, view);
  const see = (name: string) => () => look(page, `admin-${name}`);
  const behindButton = (button: string, name: string) =>
    lookAtDialog(page, () => pressButton(page, button), see(name));
  const behindKey = (key: string, name: string) =>
    lookAtDialog(page, () => page.keyboard.press(key), see(name));
  await answerForStaff(page);
  await openAdminPanel(page);
  await see('list')();
  const [, alerts = ''] = panel.alerts.label_other.split('}} ');
  const openAlerts = () => page.getByRole('button', { name: alerts }).click();
  await lookAtDialog(page, openAlerts, see('alerts'));
  const openMails = async () => {
    await openAlerts();
    await pressButton(page, panel.mails.look);
    await page.getByRole('dialog', { name: panel.mails.title }).waitFor();
  };
  await lookAtDialog(page, openMails, see('failed-mails'));
  await openAlerts();
  await behindButton(panel.reminders.send, 'reminders');
  await page.keyboard.press('Escape');
  await expect(page.locator('[role="dialog"]')).toHaveCount(0);
  await behindKey('?', 'shortcuts');
  await open(page, members.waiting);
  await see('waiting')();
  await behindKey('r', 'reject');
  await behindKey('i', 'ask');
  await behindKey('e', 'edit');
  await behindButton(review.detail.large, 'viewer');
  await behindButton(review.remove.receipt, 'remove');
  await behindButton(review.delete.open, 'delete');
  for (const state of ['approved', 'rejected', 'asked'] as const) {
    await open(page, members[state]);
    await see(state)();
  }
  await open(page, members.guardian);
  await see('guardian')();
  await behindButton(review.delete.open, 'delete-family');
  await open(page, members.unpaid);
  // Other members have the same phone number, so the application is flagged: the key has to be pressed twice, and once
  // more for each flag that is added meanwhile.
  const approveFlagged = async () => {
    const dialogs = page.locator('[role="dialog"]');
    const opened = dialogs.nth(await dialogs.count());
    await page.keyboard.press('a');
    await expect(async () => {
      await page.keyboard.press('a');
      await expect(opened).toBeVisible({ timeout: 5_000 });
    }).toPass();
  };
  await lookAtDialog(page, approveFlagged, see('unseen'));
  await follow(page, '/admin?q=nobody-is-called-so');
  await page.getByText(panel.empty.search).waitFor();
  await see('nobody')();
  await page.goto(`/profile/${members.asked.id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await see('profile')();
  await page.evaluate(() => localStorage.removeItem('adminAuthTimestamp'));
  await page.goto('/admin');
  await page.getByRole('dialog').waitFor();
  await see('gate')();
  await page.context().close();
}
