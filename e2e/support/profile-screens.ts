import { deleteUserFile, requestItems } from '@fanclub/contract/admin/routes';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { putFields } from '@fanclub/stories/tools/stored-fields';
import { createStoryTools, type StoryMember } from '@fanclub/stories/tools/story-tools';
import type { Browser, Page } from '@playwright/test';
import { cardsTurned } from './accessible.ts';
import { registerGuardian } from './family-members.ts';
import type { Look, View } from './screens.ts';
import { answerSettings } from './settings-answers.ts';
import { beSignedIn } from './sign-in.ts';
import { texts } from './texts.ts';
import { openVisitor } from './visitor.ts';
import { buildImage } from './wizard.ts';

export const pressButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Opens a dialog, calls `look`, and closes the dialog with Escape. */
export async function lookAtDialog(
  page: Page,
  press: () => Promise<unknown>,
  look: () => Promise<void>,
): Promise<void> {
  // On a phone an application is shown in a dialog. When a second dialog opens above it, `getByRole` no longer finds
  // the first dialog, so this query uses the attribute.
  const dialogs = page.locator('[role="dialog"]');
  const opened = dialogs.nth(await dialogs.count());
  await press();
  await opened.waitFor();
  await look();
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' });
}

/** Registers a member in each state. Their names differ, so that a test sees which application is open. */
async function registerMembers() {
  const { register, approve, admin } = createStoryTools({ apart: true });
  const card = { juventus_card: true } as const;
  const [approved, waiting, rejected, asked, unpaid, guardian] = await Promise.all([
    register('states-approved', { ...card, first_name: 'Mohammadreza', last_name: 'Hosseinzadeh' }),
    register('states-waiting', { ...card, password: undefined, first_name: 'Laleh' }),
    register('states-rejected', { ...card, first_name: 'Parisa' }),
    register('states-asked', { ...card, first_name: 'Nasrin' }),
    register('states-unpaid', { juventus_card: false, first_name: 'Omid' }),
    registerGuardian({ register, approve }),
  ]);
  await approve(approved);
  // Stores the fields that a rejection would store. A real rejection would end the member's session.
  await putFields(rejected, {
    request_status: 'rejected',
    rejection_reason: 'The amount on the receipt cannot be read.\nPlease send a sharper image.',
    decided_at: new Date(),
  });
  const { token } = await admin();
  await callOrThrow(deleteUserFile, { params: { id: unpaid.id, fileType: 'receipt' }, token });
  await callOrThrow(requestItems, {
    params: { id: asked.id },
    token,
    body: { items: ['receipt', 'passport', 'phone'], note: 'انتهای رسید دیده نمی‌شود.' },
  });
  return { approved, waiting, rejected, asked, unpaid, guardian };
}
export type Members = Awaited<ReturnType<typeof registerMembers>>;

let members: Promise<Members> | undefined;

/** Registers a member for each state of an application, once per process. Visiting the screens changes no member. */
export function tellMembers(): Promise<Members> {
  members ??= registerMembers();
  return members;
}

/**
 * Opens pages as members in different states and calls `look` for each page: the profile, the card, the
 * renewal, the page to correct things, and dialogs.
 */
export async function visitProfiles(browser: Browser, view: View, members: Members, look: Look) {
  const { profile, registration, member: memberTexts } = texts[view.language];
  const open = async (member: StoryMember) => {
    const page = await openVisitor(browser, view);
    await beSignedIn(page, member);
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };

  const approved = await open(members.approved);
  await cardsTurned(approved, 1);
  await look(approved, 'profile-approved');
  await approved.getByText(profile.account.title).waitFor();
  const dialogs = {
    password: profile.password.open,
    contact: profile.personal.change,
    everywhere: profile.account.logoutEverywhere,
    deletion: profile.deletion.open,
  };
  for (const [name, button] of Object.entries(dialogs)) {
    await lookAtDialog(
      approved,
      () => pressButton(approved, button),
      () => look(approved, `profile-${name}`),
    );
  }
  await approved.getByText(profile.past, { exact: true }).click();
  await approved.locator('main img[src^="blob:"]').first().waitFor();
  await look(approved, 'profile-past');
  await approved.locator('main img[src^="blob:"]').first().click();
  await approved.getByRole('dialog').waitFor();
  await look(approved, 'profile-document');

  await approved.goto('/card');
  await approved.getByRole('main').getByRole('img').first().waitFor();
  await look(approved, 'card');

  // The settings that the suite stores stay as they are; only this page receives another season.
  await answerSettings(approved, { season: '2099/00' });
  await approved.goto('/profile');
  await approved.getByText(profile.renewal.easy).waitFor();
  await look(approved, 'profile-renewable');
  await approved.goto('/renew');
  const edit = registration.confirm.editPersonal;
  await approved.getByRole('button', { name: edit }).waitFor();
  await look(approved, 'renew');

  const waiting = await open(members.waiting);
  await look(waiting, 'profile-waiting');
  await lookAtDialog(
    waiting,
    () => pressButton(waiting, memberTexts.firstPassword.open),
    () => look(waiting, 'profile-first-password'),
  );

  const rejected = await open(members.rejected);
  await look(rejected, 'profile-rejected');
  await lookAtDialog(
    rejected,
    () => pressButton(rejected, profile.again.open),
    () => look(rejected, 'profile-again'),
  );

  const asked = await open(members.asked);
  await look(asked, 'profile-asked');
  await asked.getByRole('link', { name: profile.fix.open }).click();
  await asked.waitForURL('**/profile/fix');
  await asked.locator('[name="phone"]').fill('12');
  await asked.getByRole('button', { name: profile.fix.submit, exact: true }).click();
  await asked.locator('.Mui-error').first().waitFor();
  await look(asked, 'fix-errors');
  await asked
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await buildImage('whole'));
  await asked.getByText(profile.fix.ready).waitFor();
  await look(asked, 'fix-chosen');
  for (const page of [approved, waiting, rejected, asked]) await page.context().close();
}
