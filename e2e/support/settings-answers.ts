import type { RouteResponse } from '@fanclub/contract/http/route';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
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
type AnotherPromise = Pick<PublicSettings, 'answer_days_from' | 'answer_days_to'>;

/** The settings, but with another season to join or renew for. */
type AnotherSeason = { season: string };

const closed = { deadline: '2020-03-15T23:59:59', deadline_passed: true, enforce_deadline: true };

/**
 * Changes the response to a page's requests for the settings, so that the stored settings can stay as they are. The
 * settings are read once, before the page is opened. If each request of the page were passed on, one could be under way
 * when the page is closed, which Playwright reports as an error outside of all tests.
 */
export async function answerSettings(page: Page, answer: SettingsAnswer): Promise<void> {
  if (answer === 'as they are') return;
  const isSettings = ({ pathname }: URL) => pathname === settings.path;
  if (answer === 'not to be had')
    return void (await page.route(isSettings, (route) => route.abort()));
  const response = await page.request.get(settings.path);
  const stored: RouteResponse<typeof settings> = await response.json();
  const json = { ...stored, ...(answer === 'closed season' ? closed : answer) };
  await page.route(isSettings, (route) => route.fulfill({ json }));
}
