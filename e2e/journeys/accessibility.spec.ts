import { AxeBuilder } from '@axe-core/playwright';
import { approvedCard } from '@fanclub/stories/approved-card';
import { tellStory } from '@fanclub/stories/tools/tell-story';
import { expect, type Page, test } from '@playwright/test';
import { logInAsMember, openAdminPanel } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';
import { openVisitor } from '../support/visitor.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const appPages = ['/register', '/login', '/forgot-password'];

async function expectAccessible(page: Page, name: string) {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  expect(found, name).toEqual([]);
}

for (const [language, width] of [
  ['fa', 360],
  ['en', 1280],
] as const) {
  test(`every screen of the app holds WCAG 2.2 AA, in ${language} at ${width} px`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const { registration } = texts[language];
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
    await visitor.goto('/register');
    await visitor.getByRole('button', { name: registration.elsewhere.button }).click();
    await visitor.getByRole('dialog').waitFor();
    await expectAccessible(visitor, 'go on elsewhere');
    await visitor.goto('/login');
    await visitor.goto('/register#draft=broken');
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(visitor, 'a damaged link');
    const member = await open();
    await logInAsMember(member, (await tellStory(approvedCard)).member);
    await member.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(member, 'profile');
    const admin = await open();
    await openAdminPanel(admin);
    await expectAccessible(admin, 'admin');
    await admin.goto('/admin/history');
    await admin.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(admin, 'history');
  });
}
