import { demoGatePassPhrases } from '@fanclub/stories/tools/access';
import { createStoryTools } from '@fanclub/stories/tools/story-tools';
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { enterPanel } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';

const { admin } = createStoryTools({ apart: true });
const { gate, passkeys, sections } = texts.fa.admin;
const { fa } = texts;

test('an admin adds a passkey, with which the panel then opens in place of the password', async ({
  openBrowser,
  baseURL,
}) => {
  const { email } = await admin('passkey');
  const page = await openBrowser('fa');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  // Passkeys need a host name. They do not work on the IP address of the suite.
  const site = new URL(baseURL ?? '');
  site.hostname = 'localhost';
  const at = (path: string) => new URL(path, site).href;
  await enterPanel(page, email, at('/login?authuser=admin'));

  const open = page.getByRole('button', { name: passkeys.open, exact: true });
  if (await open.isHidden()) {
    await page.getByRole('button', { name: sections.more, exact: true }).click();
  }
  await open.click();
  const own = page.getByRole('dialog', { name: passkeys.title });
  await own.getByText(passkeys.none).waitFor();
  await own.getByRole('button', { name: passkeys.add }).click();
  await page
    .getByRole('dialog', { name: passkeys.add })
    .getByRole('button', { name: passkeys.make })
    .click();
  await expect(own.getByText(passkeys.neverUsed)).toBeVisible();
  await expect(own.getByText(passkeys.thisDevice)).toBeVisible();

  // Without this item the panel is locked, as it is after six minutes without use.
  await page.evaluate(() => localStorage.removeItem('adminAuthenticated'));
  await page.goto(at('/admin/people'));
  const closed = page.getByRole('dialog', { name: gate.passkey.title });
  await expect(closed.locator('[name="password"]')).toHaveCount(0);
  await closed.getByRole('button', { name: gate.passkey.submit }).click();
  await expect(closed).toBeHidden();
  const list = page.getByRole('list', { name: fa.common.titles.adminPeople });
  await expect(list.getByRole('listitem').filter({ hasText: email })).toContainText(
    fa.people.passkeys.count_one,
  );

  // This admin can no longer open the panel with a pass phrase.
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const answer = await page.request.post('/api/admin/gate', {
    headers: { Authorization: `Bearer ${token}` },
    data: { password: demoGatePassPhrases[0] },
  });
  expect((await answer.json()).code).toBe('gate_asks_passkey');
});
