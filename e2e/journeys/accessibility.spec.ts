import { test } from '@playwright/test';
import {
  expectAccessible,
  expectFitting,
  expectFittingTwiceAsLarge,
} from '../support/accessible.ts';
import { visitFamily } from '../support/family-screens.ts';
import { furtherViews } from '../support/further-views.ts';
import { visitPanel } from '../support/panel-screens.ts';
import { tellMembers, visitProfiles } from '../support/profile-screens.ts';
import { visitSections } from '../support/section-screens.ts';
import { openVisitor } from '../support/visitor.ts';

// The tests of this file run in several workers, because each takes long.
test.describe.configure({ mode: 'parallel' });

const appPages = ['/register', '/login', '/forgot-password'];

for (const [language, width, details] of [
  ['fa', 360, {}],
  ['en', 1280, furtherViews],
] as const) {
  const title = `every screen of the way in holds WCAG 2.2 AA, in ${language} at ${width} px`;
  test(title, details, async ({ browser }) => {
    const open = () => openVisitor(browser, { language, width });
    const stranger = await openVisitor(browser, { language, width, isFirstVisit: true });
    await stranger.goto('/login');
    await stranger.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(stranger, 'the first visit, with the cookie sheet');
    const visitor = await open();
    for (const path of appPages) {
      await visitor.goto(path);
      await visitor.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(visitor, path);
    }
  });
}

const visits = {
  'a member’s own pages': visitProfiles,
  'a guardian’s pages': visitFamily,
  'the review': visitPanel,
  'the panel’s sections': visitSections,
};

const fits = { look: expectFitting, how: 'is not too wide' };
const fitsTwiceAsLarge = {
  look: expectFittingTwiceAsLarge,
  how: 'is not too wide with letters twice as large either',
};

// `npm test` checks members' pages on a narrow screen with normal and with larger letters. It checks the panel's pages
// on a narrow screen with normal letters only, because staff rarely use a phone. Italian, which has the longest words,
// is left to the further views.
for (const [name, language, width, { look, how }, details] of [
  ['a member’s own pages', 'fa', 360, fitsTwiceAsLarge, {}],
  ['a guardian’s pages', 'fa', 360, fitsTwiceAsLarge, {}],
  ['the review', 'fa', 360, fits, {}],
  ['the panel’s sections', 'fa', 360, fits, {}],
  ['the review', 'fa', 360, fitsTwiceAsLarge, furtherViews],
  ['the panel’s sections', 'fa', 360, fitsTwiceAsLarge, furtherViews],
  ['a member’s own pages', 'it', 1280, fitsTwiceAsLarge, furtherViews],
  ['a guardian’s pages', 'it', 360, fitsTwiceAsLarge, furtherViews],
  ['a guardian’s pages', 'it', 1280, fitsTwiceAsLarge, furtherViews],
  ['the review', 'it', 1280, fitsTwiceAsLarge, furtherViews],
  ['the panel’s sections', 'it', 1280, fitsTwiceAsLarge, furtherViews],
] as const) {
  const title = `every screen and dialog of ${name} holds WCAG 2.2 AA and ${how}, in ${language} at ${width} px`;
  test(title, details, async ({ browser }) => {
    test.setTimeout(900_000);
    await visits[name](browser, { language, width }, await tellMembers(), look);
  });
}
