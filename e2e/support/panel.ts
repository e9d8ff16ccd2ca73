import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { StoryMember } from '@fanclub/stories/tools/story-tools';
import { expect, type Page } from '@playwright/test';
import { openAdminPanel } from './sign-in.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.en.review;

/** Opens an application in the panel, in which the admin is signed in already. */
export async function openApplication(
  page: Page,
  member: Pick<StoryMember, 'requestNumber' | 'name'>,
): Promise<void> {
  await page.goto(`/admin?request=${member.requestNumber}`);
  await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
  // The panel handles keys only once the notes are loaded.
  await page.locator('#member-notes').waitFor();
}

/** Signs the demo admin in and opens this application. */
export async function reviewApplication(page: Page, member: StoryMember): Promise<void> {
  await openAdminPanel(page);
  await openApplication(page, member);
}

/**
 * Approves the application on the screen, after opening its identity document if it has one. A flagged application
 * needs a second click; many are flagged, because people in tests have the same names.
 */
export async function approve(page: Page, language: LanguageCode = 'en'): Promise<void> {
  const { decide } = allTexts[language].review;
  // Waits for the buttons of the decision, because the tabs of the documents appear at the same time.
  const buttons = page.getByRole('group', { name: decide.label, exact: true });
  await buttons.waitFor();
  const identity = page.getByRole('tab').nth(1);
  if (await identity.isVisible()) await identity.click();
  const [, asksAgain = ''] = decide.approveDoubted.split('{{doubts}}');
  const atOnce = buttons
    .getByRole('button', { name: decide.approveEffect })
    .or(buttons.getByRole('button', { name: decide.approvePaid }));
  const flagged = buttons.getByRole('button', { name: asksAgain });
  await expect(atOnce.or(flagged)).toBeVisible();
  if (await atOnce.isVisible()) return atOnce.click();
  await flagged.click();
  await buttons.getByRole('button', { name: decide.approveAgain }).click();
}

/** The button that undoes the last decision. It is shown until the countdown on it is over. */
export const undoButton = (page: Page) =>
  page.getByRole('button', { name: texts.undo.submit.split('{{')[0] ?? '' });

/** Asks the member for these items, with a note. `look` is called while the dialog is filled in. */
export async function askFor(
  page: Page,
  member: StoryMember,
  items: string[],
  note: string,
  look: () => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: texts.decide.askEffect }).click();
  const title = texts.request.title.replace('{{name}}', member.name);
  const dialog = page.getByRole('dialog', { name: title });
  for (const name of items) await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.getByRole('textbox', { name: texts.request.note }).fill(note);
  await look();
  await dialog.getByRole('button', { name: texts.request.submit, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(note)).toBeVisible();
}

/** Rejects the application on the screen, with this reason. */
export async function rejectWith(
  page: Page,
  member: Pick<StoryMember, 'name'>,
  reason: string,
): Promise<void> {
  await page.getByRole('button', { name: texts.decide.rejectEffect }).click();
  const title = texts.reject.title.replace('{{name}}', member.name);
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox', { name: texts.reject.reason }).fill(reason);
  await dialog.getByRole('button', { name: texts.reject.submit, exact: true }).click();
  await expect(page.getByText(texts.undo.reject.replace('{{name}}', member.name))).toBeVisible();
}
