import { adminStats } from '@fanclub/contract/admin/routes';
import { readSeasonFigures } from '@fanclub/contract/figures/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { countLetters, listFailedMails } from '@fanclub/contract/mail/routes';
import { countReminders } from '@fanclub/contract/reminders/admin-routes';
import { createStoryTools } from '@fanclub/stories/tools/story-tools';
import { expect, type Page, test } from '@playwright/test';
import { settled } from '../support/accessible.ts';
import { furtherViews } from '../support/further-views.ts';
import { openAdminPanel } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';
import { openVisitor } from '../support/visitor.ts';

const desk = { width: 1280, height: 900 };

/** A club in its second season. Nobody has counted its figures one season earlier. */
const stats: RouteResponse<typeof adminStats> = {
  total_users: 60,
  approved_users: 50,
  pending_users: 10,
  paid_users: 50,
  owing_users: 1,
  has_earlier_seasons: true,
};
const secondSeason: RouteResponse<typeof readSeasonFigures> = {
  season: '2026/27',
  now: {
    members: 40,
    waiting: 10,
    renewal: { renewed: 25, not_renewed: 15 },
    money: { received: { EUR: 120_000, IRR: 0 }, open: { EUR: 1_750, IRR: 0 } },
  },
  year_before: null,
};

/** Somebody for each language, who resembles no other applicant, so that no alert stands above the receipt. */
const applicants = {
  fa: { first_name: 'Fariba', birth_date: '1971-02-03', phone: '+393391710203' },
  en: { first_name: 'Edith', birth_date: '1972-03-04', phone: '+393391720304' },
  it: { first_name: 'Ilaria', birth_date: '1973-04-05', phone: '+393391730405' },
};

/** Opens the panel with a list that contains only one application, and opens the application. */
async function openCase(page: Page, language: keyof typeof applicants): Promise<void> {
  const { register } = createStoryTools({ apart: true });
  const member = await register('density', { juventus_card: false, ...applicants[language] });
  await openAdminPanel(page);
  await page.goto(`/admin?q=${member.requestNumber}&request=${member.requestNumber}`);
  await page.locator('img[src^="blob:"]').first().waitFor();
  await settled(page);
}

for (const [language, details] of [
  ['fa', {}],
  ['en', furtherViews],
  ['it', furtherViews],
] as const) {
  test(
    `at a desk, the receipt gets 60 % of the height, and the decisions 56 px, in ${language}`,
    details,
    async ({ browser }) => {
      const page = await openVisitor(browser, { language, ...desk });
      await openCase(page, language);
      const decisions = page.getByRole('group', { name: texts[language].review.decide.label });
      for (const button of await decisions.getByRole('button').all()) {
        expect((await button.boundingBox())?.height).toBeLessThanOrEqual(56);
      }
      const list = await page.getByRole('table').boundingBox();
      expect(list?.width).toBe(360);
      // The frame around the receipt and its tools, as far as the decisions do not cover it.
      const { large } = texts[language].review.detail;
      const receipt = page.getByRole('button', { name: large }).locator('xpath=../..');
      const { y: top = 0, height = 0 } = (await receipt.boundingBox()) ?? {};
      const { y: covered = 0 } = (await decisions.boundingBox()) ?? {};
      expect(Math.min(top + height, covered) - top).toBeGreaterThanOrEqual(desk.height * 0.6);
      await page.context().close();
    },
  );

  test(
    `on a phone, the first application of the review begins above 240 px, also before the season’s figures have come, in ${language}`,
    details,
    async ({ browser }) => {
      const page = await openVisitor(browser, { language, width: 360, height: 740 });
      const figures = Promise.withResolvers<void>();
      await page.route(
        ({ pathname }) => pathname === readSeasonFigures.path,
        (route) => figures.promise.then(() => route.continue()),
      );
      await openAdminPanel(page);
      await settled(page);
      const first = page.locator('main').getByRole('row').filter({ hasText: 'JOFCI-' }).first();
      const early = await first.boundingBox();
      expect(early?.y).toBeLessThan(240);
      figures.resolve();
      const { cockpit } = texts[language].admin;
      const title = cockpit.title.split('{{')[0] ?? '';
      await expect(page.locator('summary', { hasText: title })).toContainText(/[\d۰-۹]/);
      expect(await first.boundingBox()).toEqual(early);
      await page.context().close();
    },
  );

  test(
    `at a desk, the list stays where it is when the season’s figures and the alerts come, in ${language}`,
    details,
    async ({ browser }) => {
      const page = await openVisitor(browser, { language, ...desk });
      const late = Promise.withResolvers<void>();
      const answer = ({ path }: { path: string }, how: Parameters<Page['route']>[1]) =>
        page.route(({ pathname }) => pathname === path, how);
      await answer(adminStats, (route) => route.fulfill({ json: stats }));
      await answer(readSeasonFigures, (route) =>
        late.promise.then(() => route.fulfill({ json: secondSeason })),
      );
      for (const alert of [listFailedMails, countLetters, countReminders]) {
        await answer(alert, (route) => late.promise.then(() => route.continue()));
      }
      await openAdminPanel(page);
      const first = page.locator('main').getByRole('row').filter({ hasText: 'JOFCI-' }).first();
      await first.waitFor();
      await page.evaluate(() => document.fonts.ready);
      const early = await first.boundingBox();
      const { label, members } = texts[language].admin.cockpit;
      const figures = page.getByRole('region', { name: label });
      await expect(figures.getByRole('definition').first()).toBeHidden();
      late.resolve();
      await expect(figures.getByText(members).locator('xpath=following-sibling::dd')).toBeVisible();
      await settled(page);
      expect((await first.boundingBox())?.y).toBe(early?.y);
      await page.context().close();
    },
  );
}
