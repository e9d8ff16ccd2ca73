import type { StoryMember } from '@fanclub/stories/tools/story-tools';
import { expect, type Page } from '@playwright/test';
import { openAdminPanel } from './sign-in.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.en.admin;

/** An admin with this application on the screen. */
export async function reviewApplication(page: Page, member: StoryMember): Promise<void> {
  await openAdminPanel(page);
  await page.goto(`/admin?request=${member.requestNumber}`);
  await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
}

export const approveButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(texts.decide.approveEffect) });

/** Rejects the application on the screen. */
export async function rejectWith(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(texts.decide.rejectEffect) }).click();
  await page.locator('[role="dialog"] [name="reason"]').fill(reason);
  await page.getByRole('button', { name: texts.reject.submit, exact: true }).click();
}
