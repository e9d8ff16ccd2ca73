import { mkdir } from 'node:fs/promises';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { closedSeason } from '@fanclub/stories/all-stories';
import { tellStory } from '@fanclub/stories/tools/tell-story';
import { settled } from '../support/accessible.ts';
import { openBrowser } from '../support/browser.ts';
import { visitFamily } from '../support/family-screens.ts';
import { visitPanel } from '../support/panel-screens.ts';
import { tellMembers, visitProfiles } from '../support/profile-screens.ts';
import {
  type Look,
  tellCast,
  type View,
  visitClosedSeason,
  visitScreens,
} from '../support/screens.ts';
import { visitSections } from '../support/section-screens.ts';

/**
 * Takes screenshots of the product's screens for people to look at: in each language, at a narrow and a wide width, or
 * only in the chosen ones. `npm run lab -- screenshots <folder> [language …] [360] [1280] [dark]` runs this script with
 * a new suite.
 */
const [folder = 'screenshots', ...words] = process.argv.slice(2);
const chosen = <Value extends string | number>(all: readonly Value[]) => {
  const named = all.filter((each) => words.includes(String(each)));
  return named.length > 0 ? named : all;
};
const views = chosen<LanguageCode>(languageCodes).flatMap((language) =>
  chosen([360, 1280] as const).map((width): View => {
    return { language, width, ...(words.includes('dark') && { colorScheme: 'dark' }) };
  }),
);

function shoot({ language, width }: View): Look {
  return async (page, screen) => {
    // The panel scrolls within the window, so a screenshot of the window is enough.
    const fullPage = !screen.startsWith('admin');
    if (fullPage) await page.evaluate(() => scrollTo(0, 0));
    await settled(page);
    await page.screenshot({ path: `${folder}/${screen}-${language}-${width}.png`, fullPage });
  };
}

await mkdir(folder, { recursive: true });
const browser = await openBrowser();
const cast = await tellCast();
const members = await tellMembers();
for (const view of views) {
  await visitScreens(browser, view, cast, shoot(view));
  await visitProfiles(browser, view, members, shoot(view));
  await visitFamily(browser, view, members, shoot(view));
  await visitPanel(browser, view, members, shoot(view));
  await visitSections(browser, view, members, shoot(view));
}
await tellStory(closedSeason);
for (const view of views.filter(({ width }) => width === 360)) {
  await visitClosedSeason(browser, view, shoot(view));
}
await browser.close();
