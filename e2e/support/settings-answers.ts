import type { AnswerDays } from '@fanclub/contract/members/answer-time';
import { settings } from '@fanclub/contract/settings/routes';
import type { Page } from '@playwright/test';

/** What the public pages are told when they ask for prices and deadline. */
export type SettingsAnswer =
  | 'as they are'
  | 'closed season'
  | 'not to be had'
  | AnotherPromise
  | AnotherSeason;

/** Another time within which the club answers. */
type AnotherPromise = { answer_days: AnswerDays };

/** Another season that can be joined and renewed into. */
type AnotherSeason = { season: string };

const closed = { deadline: '2020-03-15T23:59:59', deadline_passed: true, enforce_deadline: true };

/** Answers a page's calls for the settings, so that a state needs no change in the suite. */
export async function answerSettings(page: Page, answer: SettingsAnswer): Promise<void> {
  if (answer === 'as they are') return;
  await page.route(`**${settings.path}`, async (route) => {
    if (answer === 'not to be had') return route.abort();
    const response = await route.fetch();
    const changed = answer === 'closed season' ? closed : answer;
    return route.fulfill({ response, json: { ...(await response.json()), ...changed } });
  });
}
