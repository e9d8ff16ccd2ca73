import type { AdminRole } from '@fanclub/contract/admin/roles';
import {
  demoAdminEmail,
  demoGatePassPhrases,
  demoMemberPassword,
} from '@fanclub/stories/tools/access';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { suiteDb } from '@fanclub/stories/tools/firebase';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import type { Page } from '@playwright/test';
import { type Texts, texts } from './texts.ts';

const demoMember = { email: 'approved@fanclub.test', password: demoMemberPassword };

/** Fills in the first page of the login, up to the choice between password and link. */
export async function typeEmail(page: Page, email: string) {
  await page.goto('/login');
  await page.locator('form [name="email"]').fill(email);
  await page.locator('form [type="submit"]').click();
}

/** Submits the login form; the login may fail. */
export async function tryLogIn(
  page: Page,
  { auth }: Texts,
  person: { email: string; password: string },
) {
  await typeEmail(page, person.email);
  const form = page.getByRole('form', { name: auth.login.passwordForm });
  await form.locator('[name="password"]').fill(person.password);
  await form.getByRole('button', { name: auth.login.submit, exact: true }).click();
}

/** Signs an approved member in, by default the demo's. */
export async function logInAsMember(page: Page, member = demoMember) {
  await typeEmail(page, member.email);
  await page.locator('[name="password"]').fill(member.password);
  await page.locator('form [type="submit"]').click();
  await page.waitForURL(/\/profile\//);
}

/** Makes every page open with a stored session, as on a device with an earlier sign-in. */
export async function beSignedIn(page: Page, { id, email, token, refreshToken }: BuiltMember) {
  const user = JSON.stringify({ id, email, is_admin: false, language: null });
  const session = { authToken: token, refreshToken, userData: user };
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
}

/** Follows a mailed link, in English. Only the click signs in, because mail scanners open links, too. */
export async function followLink(page: Page, link: string) {
  await page.goto(link);
  await page.getByRole('button', { name: texts.en.auth.link.submit }).click();
}

/**
 * Clears the rate limits, because parallel journeys open the panel more often than one admin may in a
 * minute.
 */
export async function forgetTries(): Promise<void> {
  const { docs } = await suiteDb().collection('rate_limits').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** Signs an admin in, by default the demo's, and passes the gate. */
export async function enterPanel(page: Page, email = demoAdminEmail) {
  await forgetTries();
  await page.goto('/login?authuser=admin');
  const google = Object.values(texts).map(({ auth }) => auth.google.submit);
  await page.getByRole('button', { name: new RegExp(google.join('|')) }).click();
  await page.getByRole('button', { name: email }).click();
  await page.locator('[role="dialog"] [name="password"]').fill(demoGatePassPhrases[0]);
  await page.locator('[role="dialog"] [type="submit"]').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/**
 * Opens the panel as on a device whose admin passed the gate a moment ago, and waits for its first
 * applications. `enterPanel` signs in on the screen, which takes longer.
 */
export async function openAdminPanel(
  page: Page,
  email = demoAdminEmail,
  role: AdminRole = 'owner',
) {
  const { uid, token } = await signInAdmin(email, 'open', role);
  // Any document of the site will do, and this one has no scripts.
  await page.goto('/robots.txt');
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    {
      authToken: token,
      userData: JSON.stringify({ id: uid, email, is_admin: true, language: null }),
      adminAuthenticated: 'true',
      adminAuthTimestamp: String(Date.now()),
    },
  );
  await page.goto('/admin');
  await page.getByText('JOFCI-').filter({ visible: true }).first().waitFor();
}
