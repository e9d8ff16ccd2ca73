import type { RouteResponse } from '@fanclub/contract/http/route';
import { countLetters, listFailedMails } from '@fanclub/contract/mail/routes';
import { reminders } from '@fanclub/contract/reminders/admin-routes';
import type { Page } from '@playwright/test';

/**
 * Leaves out the alerts of the panel about mails, letters and reminders that other tests have left. The server is not
 * asked, because a request that is under way when the test ends would be an error.
 */
export async function withoutAlerts(page: Page): Promise<void> {
  const failed: RouteResponse<typeof listFailedMails> = { total: 0, mails: [], next_cursor: null };
  const letters: RouteResponse<typeof countLetters> = { total: 0 };
  const waiting: RouteResponse<typeof reminders> = { waiting: 0, is_open: true };
  const answers = [
    [listFailedMails, failed],
    [countLetters, letters],
    [reminders, waiting],
  ] as const;
  for (const [{ path }, json] of answers) {
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ json }),
    );
  }
}
