import type { AnswerDays } from '@fanclub/contract/members/answer-days';
import { settings } from '@fanclub/contract/settings/routes';
import type { Page } from '@playwright/test';

/** What a page gets when it requests the public settings: prices, deadline, season and others. */
export type SettingsAnswer =
  | 'as they are'
  | 'closed season'
  | 'not to be had'
  | AnotherPromise
  | AnotherSeason;

/** The settings, but with another time within which the club answers. */
type AnotherPromise = { answer_days: AnswerDays };

/** The settings, but with another season to join or renew for. */
type AnotherSeason = { season: string };

const closed = { deadline: '2020-03-15T23:59:59', deadline_passed: true, enforce_deadline: true };

/** Changes the response to a page's requests for the settings, so that the stored settings can stay as they are. */
export async function answerSettings(page: Page, answer: SettingsAnswer): Promise<void> {
  if (answer === 'as they are') return;
  await page.route(`**${settings.path}`, async (route) => {
    if (answer === 'not to be had') return route.abort();
    // If the server closes the connection, the request is sent again.
    const response = await route.fetch({ maxRetries: 1 });
    const changed = answer === 'closed season' ? closed : answer;
    return route.fulfill({ response, json: { ...(await response.json()), ...changed } });
  });
}
