import { AxeBuilder } from '@axe-core/playwright';
import { approvedCard } from '@fanclub/stories/approved-card';
import { tellStory } from '@fanclub/stories/tools/tell-story';
import { expect, type Page, test } from '@playwright/test';
import { logInAsMember, openAdminPanel } from '../support/sign-in.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const necessaryOnly = JSON.stringify({
  necessary: true,
  analytics: false,
  functional: false,
  marketing: false,
});
const appPages = ['/register', '/login', '/forgot-password'];

async function expectAccessible(page: Page, name: string) {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  expect(found, name).toEqual([]);
}

/** Without an answer the sheet lies on what a page has at its lower edge until one scrolls. */
function answerCookies(page: Page) {
  return page.addInitScript(
    (choice) => localStorage.setItem('cookieConsent', choice),
    necessaryOnly,
  );
}

for (const [language, width] of [
  ['fa', 360],
  ['en', 1280],
] as const) {
  test(`every screen of the app holds WCAG 2.2 AA, in ${language} at ${width} px`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const newPage = async () => {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.addInitScript((code) => localStorage.setItem('language', code), language);
      return page;
    };
    const visitor = await newPage();
    await visitor.goto('/login');
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(visitor, 'the first visit, with the cookie sheet');
    await answerCookies(visitor);
    for (const path of appPages) {
      await visitor.goto(path);
      await visitor.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(visitor, path);
    }
    const member = await newPage();
    await answerCookies(member);
    await logInAsMember(member, (await tellStory(approvedCard)).member);
    await member.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(member, 'profile');
    const admin = await newPage();
    await answerCookies(admin);
    await openAdminPanel(admin);
    await expectAccessible(admin, 'admin');
    await admin.goto('/admin/history');
    await admin.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(admin, 'history');
  });
}
