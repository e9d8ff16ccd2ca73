import { expect, test } from '@playwright/test';
import { bytesOf, listOf, watchFirstView, watchScripts } from '../support/first-view.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { logInAsMember } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';
import { openVisitor } from '../support/visitor.ts';
import { buildVisitor, field, fillInformation, next, upload } from '../support/wizard.ts';

/**
 * Limits in compressed bytes of all scripts. A change that exceeds a limit must save bytes elsewhere, or raise the limit
 * and say why here. The code that the login's own script shares with the app is a
 * file of its own, which costs each page 3 kB. The signs and letters by which names, phones and mailboxes are compared and
 * refused cost the card 0.4 kB and a renewal 1.3 kB. The facts of the club's folder, such as the names of its packages in
 * all languages, cost each page 1.6 kB, and the shared price of a family and its own calendar cost a renewal 2 kB.
 */
const pageBytes = {
  '/profile': 331_000,
  '/card': 279_000,
  '/renew': 348_000,
  '/profile/fix': 393_000,
};
/** With the plans of phone numbers of all countries, more names of countries, and what a mistyped mailbox is asked by. */
const registrationBytes = 407_000;

test('the pages of a member load few scripts, and nothing in them jumps', async ({ browser }) => {
  const page = await openVisitor(browser, { language: 'fa', width: 360 });
  await logInAsMember(page);
  const shift = await watchLayoutShift(page);
  for (const [path, limit] of Object.entries(pageBytes)) {
    const { scripts } = await watchFirstView(page, path);
    expect.soft(bytesOf(scripts), `${path}: ${listOf(scripts)}`).toBeLessThanOrEqual(limit);
    expect.soft(scripts.size, path).toBeGreaterThan(10);
    expect.soft(await shift(), path).toBeLessThanOrEqual(0.02);
  }
  await page.context().close();
});

test('a registration loads few scripts up to its last step', async ({ browser }) => {
  const page = await openVisitor(browser, { language: 'en', width: 360 });
  const loaded = watchScripts(page);
  await page.goto('/register');
  await fillInformation(page, texts.en, buildVisitor('weight'));
  await page.locator('input[name="euro_payment_method"][value="paypal"]').check();
  await field(page, 'paid_confirm').check();
  await upload(page, 'receiptUrl');
  await next(page, texts.en);
  await field(page, 'legal_consents.terms').waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await loaded();
  expect(bytesOf(scripts), listOf(scripts)).toBeLessThanOrEqual(registrationBytes);
  expect([...scripts.keys()].join()).toContain('confirm-step');
  await page.context().close();
});
