import { adminStats, readAlerts } from '@fanclub/contract/admin/routes';
import { createStoryTools } from '@fanclub/stories/tools/story-tools';
import { expect, type Page, test } from '@playwright/test';
import { settled } from '../support/accessible.ts';
import { furtherViews } from '../support/further-views.ts';
import { openAdminPanel } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';
import { openVisitor } from '../support/visitor.ts';

const desk = { width: 1280, height: 900 };

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

  for (const size of [desk, { width: 360, height: 740 }]) {
    test(
      `the first application of the review begins above 240 px, and stays there when figures and alerts come, at ${size.width} px in ${language}`,
      details,
      async ({ browser }) => {
        const page = await openVisitor(browser, { language, ...size });
        const late = Promise.withResolvers<void>();
        for (const { path } of [adminStats, readAlerts]) {
          await page.route(
            ({ pathname }) => pathname === path,
            (route) => late.promise.then(() => route.continue()),
          );
        }
        await openAdminPanel(page);
        const first = page.locator('main').getByRole('row').filter({ hasText: 'JOFCI-' }).first();
        await first.waitFor();
        await page.evaluate(() => document.fonts.ready);
        const early = await first.boundingBox();
        expect(early?.y).toBeLessThan(240);
        late.resolve();
        const figures = page.getByRole('list', { name: texts[language].admin.stats.label });
        await expect(figures).toContainText(/[\d۰-۹]/);
        await settled(page);
        expect((await first.boundingBox())?.y).toBe(early?.y);
        await page.context().close();
      },
    );
  }
}
