import type { AdminRole } from '@fanclub/contract/roles';
import { login } from '@fanclub/contract/sessions/routes';
import {
  demoAdminEmail,
  demoGatePassPhrases,
  demoMemberPassword,
} from '@fanclub/stories/tools/access';
import { type BuiltMember, usualBirthDate } from '@fanclub/stories/tools/build-member';
import { suiteDb } from '@fanclub/stories/tools/firebase';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import type { Page } from '@playwright/test';
import { type Texts, texts } from './texts.ts';

export const demoMember = { email: 'approved@fanclub.test', password: demoMemberPassword };

/** The login form; the page contains further forms, which are hidden. */
const loginForm = (page: Page) => page.locator(`form[action="${login.path}"]`);

/** Opens the login page and enters an e-mail. */
export async function typeEmail(page: Page, email: string) {
  await page.goto('/login');
  await loginForm(page).locator('[name="email"]').fill(email);
}

/** Fills in and submits the login form. It does not wait for the result, which may be an error. */
export async function tryLogIn(page: Page, person: { email: string; password: string }) {
  await page.goto('/login');
  await fillLogin(page, person);
}

/** Fills in and submits the form of the login page that is open. */
export async function fillLogin(page: Page, person: { email: string; password: string }) {
  await loginForm(page).locator('[name="email"]').fill(person.email);
  await loginForm(page).locator('[name="password"]').fill(person.password);
  await loginForm(page).locator('[type="submit"]:not([formaction])').click();
}

/** Signs in an approved member, by default the one of the demo data. */
export async function logInAsMember(page: Page, member = demoMember) {
  await tryLogIn(page, member);
  await page.waitForURL(/\/profile\//);
}

/** Stores values in the browser for the site, as a page of the site would. */
async function store(page: Page, values: Readonly<Record<string, string>>) {
  // Storage can be written only from a page of the site; this one has no scripts.
  await page.goto('/robots.txt');
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, values);
}

/** Stores the session of a person who signed in on this device earlier. */
export async function beSignedIn(page: Page, { id, email, token, refreshToken }: BuiltMember) {
  const user = JSON.stringify({ id, email, is_admin: false, language: null });
  await store(page, { authToken: token, refreshToken, userData: user });
}

/**
 * Opens a mailed link, in English, and confirms it. The link alone signs nobody in, because mail scanners open
 * links, too.
 */
export async function followLink(page: Page, link: string) {
  await page.goto(link);
  await page.getByRole('button', { name: texts.en.auth.link.submit }).click();
}

/** Enters the birth date of a story's member, which a mailed link asks for on another device. */
export async function giveBirthDate(page: Page, { member }: Texts = texts.en) {
  await page.locator('[data-part="day"]').filter({ visible: true }).fill(usualBirthDate);
  await page.getByRole('button', { name: member.limited.submit }).click();
}

/**
 * Deletes the counts of the rate limits, because parallel tests open the panel more often than one admin may in a
 * minute.
 */
export async function forgetTries(): Promise<void> {
  const { docs } = await suiteDb().collection('rate_limits').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** Signs in an admin, by default the one of the demo data, and enters the pass phrase of the panel. */
export async function enterPanel(
  page: Page,
  email = demoAdminEmail,
  address = '/login?authuser=admin',
) {
  await forgetTries();
  await page.goto(address);
  const google = Object.values(texts).map(({ auth }) => auth.google.submit);
  await page.getByRole('button', { name: new RegExp(google.join('|')) }).click();
  await page.getByRole('button', { name: email }).click();
  await page.locator('[role="dialog"] [name="password"]').fill(demoGatePassPhrases[0]);
  await page.locator('[role="dialog"] [type="submit"]').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Stores the session of an admin who has just entered the pass phrase of the panel. */
export async function beAdmin(page: Page, email = demoAdminEmail, role: AdminRole = 'owner') {
  const { uid, token } = await signInAdmin(email, 'open', role);
  await store(page, {
    authToken: token,
    userData: JSON.stringify({ id: uid, email, is_admin: true, language: null }),
    adminAuthenticated: 'true',
    // The page's clock can differ from that of the test.
    adminAuthTimestamp: String(await page.evaluate(() => Date.now())),
  });
}

/** Lets the panel ask for the pass phrase, as of an admin who comes after a while. */
export const closeGate = (page: Page) =>
  page.evaluate(() => localStorage.removeItem('adminAuthenticated'));

/**
 * Opens the panel with a stored session, and waits for its first applications. It is faster than `enterPanel`, which
 * signs in on the screen.
 */
export async function openAdminPanel(
  page: Page,
  email = demoAdminEmail,
  role: AdminRole = 'owner',
) {
  await beAdmin(page, email, role);
  await page.goto('/admin');
  await page.getByText('JOFCI-').filter({ visible: true }).first().waitFor();
}
