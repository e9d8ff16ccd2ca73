import { approvedCard } from '@fanclub/stories/approved-card';
import { tellStory } from '@fanclub/stories/tools/tell-story';
import { test } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { logInAsMember, openAdminPanel } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';
import { openVisitor } from '../support/visitor.ts';

const appPages = ['/register', '/login', '/forgot-password'];

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
