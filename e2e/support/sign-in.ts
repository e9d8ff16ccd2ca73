import type { Page } from '@playwright/test';
import { texts } from './texts.ts';

/** Signs the approved demo member in. */
export async function logInAsMember(page: Page) {
  await page.goto('/login');
  const form = page.locator('form').first();
  await form.locator('[name="email"]').fill('approved@fanclub.test');
  await form.locator('[name="password"]').fill('Member#2026');
  await form.locator('[type="submit"]').click();
  await page.waitForURL(/\/profile\//);
}

/** Signs the demo admin in and passes the gate. */
export async function openAdminPanel(page: Page) {
  await page.goto('/login?authuser=admin');
  const google = Object.values(texts).map(({ auth }) => auth.google.submit);
  await page.getByRole('button', { name: new RegExp(google.join('|')) }).click();
  await page.getByRole('button', { name: 'admin@fanclub.test' }).click();
  await page.locator('[role="dialog"] [name="password"]').fill('azzurri-one');
  await page.locator('[role="dialog"] [type="submit"]').click();
  await page.getByText('JOFCI-').filter({ visible: true }).first().waitFor();
}
