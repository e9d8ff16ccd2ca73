import { expect } from '@playwright/test';
import { phone, test } from '../support/journey.ts';
import { demoMember, logInAsMember } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';
import { buildVisitor, registerFrom } from '../support/wizard.ts';

test("a member's browser asks no host but the club's own, from the first page to the card", async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('fa', phone);
  const asked = new Set<string>();
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol)) asked.add(origin);
  });
  await registerFrom(page, 'fa', buildVisitor('own-host'), 'halfship');
  await page.goto('/fa/track');
  await page.waitForLoadState('networkidle');
  await page.goto('/fa/legal/privacy-policy');
  await logInAsMember(page, demoMember);
  await expect(page.getByText(texts.fa.profile.lead.approved)).toBeVisible();
  await page.goto('/card');
  await expect(page.getByRole('img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...asked]).toEqual([new URL(baseURL ?? '').origin]);
});
