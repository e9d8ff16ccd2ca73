import { languageCodes } from '@fanclub/contract/text/languages';
import { answerTime } from '@fanclub/contract/words/names';
import { expect, test } from '@playwright/test';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { answerSettings } from '../support/settings-answers.ts';

const promised = { from: 10, to: 20 };

for (const language of languageCodes) {
  test(`another promise than the one that was built in moves nothing in ${language}`, async ({
    page,
  }) => {
    await answerSettings(page, { answer_days_from: promised.from, answer_days_to: promised.to });
    const shift = await watchLayoutShift(page);
    // Without scripts the page stays as it is in the HTML.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`/${language}`);
    const lead = page.locator('.hero h1 + p');
    await page.evaluate(() => document.fonts.ready);
    const built = await lead.boundingBox();
    await page.unroute(/\.js$/);
    await page.reload();
    await expect(lead).toContainText(answerTime(promised, language));
    await expect(page.locator('main')).not.toContainText(answerTime({ from: 2, to: 3 }, language));
    await page.evaluate(() => document.fonts.ready);
    expect(await lead.boundingBox()).toEqual(built);
    expect(await shift()).toBeLessThanOrEqual(0.02);
  });
}
