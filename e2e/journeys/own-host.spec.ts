import { expect, type Page } from '@playwright/test';
import { phone, test } from '../support/journey.ts';
import { logInAsMember } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';
import { buildVisitor, registerFrom } from '../support/wizard.ts';

test("a member's browser asks no host but the club's own, from the first page to the card", async ({
  openBrowser,
  baseURL,
}) => {
  const asked = new Set<string>();
  const watched = (page: Page) => {
    page.context().on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol)) asked.add(origin);
    });
    return page;
  };
  const applicant = watched(await openBrowser('fa', phone));
  await registerFrom(applicant, 'fa', buildVisitor('own-host'), 'halfship');
  await applicant.goto('/track');
  await applicant.waitForLoadState('networkidle');

  const member = watched(await openBrowser('fa', phone));
  await logInAsMember(member);
  await expect(member.getByText(texts.fa.profile.lead.approved)).toBeVisible();
  await member.goto('/card');
  await expect(member.getByRole('img').first()).toBeVisible();
  await member.waitForLoadState('networkidle');
  expect([...asked]).toEqual([new URL(baseURL ?? '').origin]);
});
