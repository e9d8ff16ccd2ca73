import { packName } from '@fanclub/contract/pricing/packages';
import { saveSeason, startSeason } from '@fanclub/contract/seasons/admin-routes';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import { formatDate } from '@fanclub/contract/text/format';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { emptyProject, openClub } from '@fanclub/stories/tools/club';
import { putFields } from '@fanclub/stories/tools/stored-fields';
import { createStoryTools, type StoryMember } from '@fanclub/stories/tools/story-tools';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { furtherViews } from '../support/further-views.ts';
import { phone, test } from '../support/journey.ts';
import { approve, openApplication } from '../support/panel.ts';
import { enterPanel, fillLogin, forgetTries } from '../support/sign-in.ts';
import { texts as allTexts, seasonIn } from '../support/texts.ts';
import { chooseEuro, field, next, upload } from '../support/wizard.ts';

const season = '2027/28';
const ends = '2028-06-30';

/** Sets up a club whose next season has begun; returns an approved member of the earlier season. */
async function tellNextSeason(language: LanguageCode): Promise<StoryMember> {
  await emptyProject();
  await openClub();
  const { register, approve: approveMember, admin } = createStoryTools({ apart: true });
  const card = { juventus_card: true, pack_type: 'base', language } as const;
  const member = await register('renewing', card);
  await approveMember(member);
  // The member accepted an earlier version of the terms.
  await putFields(member, { 'legal_record.versions.terms': '2026-11-20' });
  const { token } = await admin();
  const params = { seasonId: seasonIdOf(season) };
  const planned = { opens: null, ends, plan: { price_international: 24.5 }, version: 0 };
  await callOrThrow(saveSeason, { params, token, body: planned });
  await callOrThrow(startSeason, { params, token });
  return member;
}

/** Opens the renewal without a session, logs the member in on the login page and waits for the renewal. */
async function comeByLink(page: Page, member: StoryMember) {
  await forgetTries();
  await page.goto('/renew');
  await page.waitForURL('**/login?to=renew');
  await fillLogin(page, member);
  await page.waitForURL('**/renew');
}

/**
 * Renews the membership, from the first page of the renewal to the profile, with another package, another phone number
 * and a club card. The club has the member's identity document already. Returns the request number.
 */
async function renew(page: Page, language: LanguageCode) {
  const texts = allTexts[language];
  const { renewal, registration } = texts;
  const shown = seasonIn(season, language);
  const title = renewal.membership.title.replace('{{season, season}}', shown);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.locator('input[name="pack_type"][value="international"]').check();
  await field(page, 'juventus_card').check();
  await expect(page.getByText(renewal.documentKnown)).toBeVisible();
  await expectAccessible(page, 'the first page of a renewal');
  await page.getByRole('button', { name: registration.confirm.editPersonal }).click();
  await next(page, texts);
  // Waits for the next page, because a second press before it appears would not lead further.
  await expect(field(page, 'address_of_residency')).toBeVisible();
  await next(page, texts);
  await field(page, 'phone').fill('+39 333 765 4321');
  // What was filled in is still there after a reload.
  await page.reload();
  await expect(field(page, 'phone')).toHaveValue('+39 333 765 4321');
  await next(page, texts);
  await chooseEuro(page, language);
  const number = await page
    .getByText(/^JOFCI-[A-Z2-9]{8}$/)
    .first()
    .textContent();
  await field(page, 'paid_confirm').check();
  await upload(page, 'receiptUrl');
  await next(page, texts);
  const changes = page.getByRole('region', { name: renewal.changes.title });
  await expect(changes.getByText('+393337654321')).toBeVisible();
  await expect(changes.getByText(packName('base', language))).toBeVisible();
  for (const changed of Object.values(renewal.consents.changes.terms)) {
    await expect(page.getByText(changed)).toBeVisible();
  }
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await field(page, 'legal_consents.terms').check();
  await expectAccessible(page, 'the last page of a renewal');
  await page.getByRole('button', { name: renewal.confirm.submit }).click();
  await page.waitForURL('**/profile/*');
  return number ?? '';
}

for (const { language, device, details } of [
  { language: 'fa', device: phone, details: {} },
  { language: 'en', device: {}, details: furtherViews },
] as const) {
  const title = `a member of the season before renews, and is approved, in ${language}`;
  test(title, details, async ({ openBrowser }) => {
    const texts = allTexts[language];
    const { profile } = texts;
    const shown = seasonIn(season, language);
    const member = await tellNextSeason(language);
    const page = await openBrowser(language, device);
    await comeByLink(page, member);
    const requestNumber = await renew(page, language);
    const waits = profile.renewal.title.replace('{{season, season}}', shown);
    await expect(page.getByRole('heading', { name: waits })).toBeVisible();
    await expect(page.getByText(requestNumber).first()).toBeVisible();
    await expect(page.getByText(profile.renewal.easy)).toHaveCount(0);

    const reviewer = await openBrowser(language);
    await enterPanel(reviewer);
    await openApplication(reviewer, { requestNumber, name: member.name });
    await approve(reviewer, language);
    const said = texts.review.undo.approve.replace('{{name}}', member.name);
    await expect(reviewer.getByText(said)).toBeVisible();

    await page.reload();
    const until = profile.membership.until.replace(
      '{{day}}',
      formatDate(`${ends}T12:00:00Z`, language),
    );
    await expect(page.getByText(until)).toBeVisible();
    const card = page.getByRole('group', { name: texts.common.card.label });
    await expect(card.getByText(shown).filter({ visible: true }).first()).toBeVisible();
    await page.goto('/renew');
    const stop = texts.renewal.stop.member.title.replace('{{season, season}}', shown);
    await expect(page.getByText(stop)).toBeVisible();
  });
}
