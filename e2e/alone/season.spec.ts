import { benefitName } from '@fanclub/contract/pricing/benefits';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { answerTime } from '@fanclub/contract/words/names';
import { demoAdminEmail } from '@fanclub/stories/tools/access';
import { emptyProject } from '@fanclub/stories/tools/club';
import { signInWithGoogle } from '@fanclub/stories/tools/identity';
import { allStored } from '@fanclub/stories/tools/stored-fields';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { furtherViews } from '../support/further-views.ts';
import { phone, test } from '../support/journey.ts';
import { approve, openApplication } from '../support/panel.ts';
import { enterPanel } from '../support/sign-in.ts';
import { texts as allTexts, type Texts } from '../support/texts.ts';
import { buildVisitor, field, registerFrom } from '../support/wizard.ts';

const ownWords = 'Il nostro posto in curva';

type Group = keyof Texts['settings']['groups'];

const partOf = {
  season: 'season',
  answer: 'season',
  prices: 'money',
  payment: 'money',
  contact: 'site',
  benefits: 'site',
  notifications: 'members',
} as const satisfies Partial<Record<Group, string>>;

/** Fills in settings of one group on the settings page. */
async function set(
  page: Page,
  texts: Texts,
  group: keyof typeof partOf,
  values: Record<string, string>,
) {
  await page
    .getByRole('button', { name: texts.settings.parts[partOf[group]], exact: true })
    .click();
  const section = page.getByRole('region', { name: texts.settings.groups[group], exact: true });
  for (const [name, value] of Object.entries(values)) {
    await section.locator(`[name="${name}"]`).fill(value);
  }
}

async function save(page: Page, texts: Texts) {
  await page.getByRole('button', { name: texts.common.actions.save, exact: true }).click();
  await expect(page.getByText(texts.settings.done.saved)).toBeVisible();
}

async function setUpSeason(owner: Page, language: LanguageCode) {
  const texts = allTexts[language];
  await owner.goto('/admin/settings');
  await set(owner, texts, 'season', { season: '2031/32', deadline: '2031-09-30' });
  await set(owner, texts, 'answer', { answer_days_from: '۵', answer_days_to: '7' });
  await set(owner, texts, 'prices', { price_international: '۲۴٫۵' });
  await set(owner, texts, 'payment', {
    card_number: '۶۰۳۷-۹۹۷۱-۲۳۴۵-۶۷۸۳',
    card_holder: 'Sara Ahmadi',
    paypal_link: 'https://paypal.me/club',
  });
  await owner.locator('[name="brings_events"]').first().uncheck();
  await set(owner, texts, 'contact', { contact_email: 'us@example.test' });
  await set(owner, texts, 'benefits', { [`benefit_tickets_${language}`]: ownWords });
  await set(owner, texts, 'notifications', { notify_email: demoAdminEmail });
  await save(owner, texts);
  await expect(owner.getByRole('list', { name: texts.settings.recent.title })).toContainText(
    /2031\/32|۲۰۳۱\/۳۲/,
  );
  // The page scrolls to the top, because axe reports a button that the bar at the top half covers as too small.
  await owner.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(owner, 'the settings of a new season');
}

async function addCode(owner: Page, { promo: codes }: Texts, code: string) {
  await owner.goto('/admin/codes');
  await owner.getByRole('button', { name: codes.actions.create }).click();
  await field(owner, 'code').fill(code);
  await field(owner, 'discountRate').fill('50');
  const form = owner.getByRole('dialog', { name: codes.form.create });
  await form.getByRole('button', { name: codes.form.createSubmit }).click();
  await expect(form).toBeHidden();
}

async function addReviewer(owner: Page, { staff }: Texts, email: string) {
  await owner.goto('/admin/staff');
  await owner.getByRole('button', { name: staff.add.open }).click();
  await field(owner, 'email').filter({ visible: true }).fill(email);
  await owner.getByRole('radio', { name: staff.may.reviewer }).check();
  await owner.getByRole('button', { name: staff.add.submit, exact: true }).click();
  await expect(owner.getByRole('dialog')).toBeHidden();
  // The page is loaded again, because the stand-in for Firestore once returned the list without the new person.
  await owner.reload();
  await expect(owner.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  await expectAccessible(owner, 'somebody new among the people');
}

for (const { language, device, details } of [
  { language: 'fa', device: phone, details: {} },
  { language: 'en', device: {}, details: furtherViews },
] as const) {
  const title = `an empty project gets its season, and decides its first registration, in ${language}`;
  test(title, details, async ({ openBrowser }) => {
    const texts = allTexts[language];
    await emptyProject();
    const reviewerEmail = `reviewer-${language}@example.test`;
    await signInWithGoogle(reviewerEmail);

    const owner = await openBrowser(language);
    await enterPanel(owner);
    await setUpSeason(owner, language);
    await addCode(owner, texts, 'azzurri');
    await addReviewer(owner, texts, reviewerEmail);

    const visitor = buildVisitor(`season-${language}`);
    const person = await openBrowser(language, device);
    await person.goto(`/${language}`);
    await expect(person.getByText(ownWords).filter({ visible: true }).first()).toBeVisible();
    const switchedOff = person.getByText(benefitName('events', language));
    await expect(switchedOff.filter({ visible: true })).toHaveCount(0);
    await expect(person.locator('footer').getByText('us@example.test')).toBeVisible();
    const promise = person.locator('main').getByText(answerTime({ from: 5, to: 7 }, language));
    // On the landing page, the time within which the club answers is in the text below the headline (hidden on phones),
    // in two of the pictures with text (`Stories`), in the section about trust, and in a closed answer of the FAQ.
    await expect(promise).toHaveCount(5);
    const requestNumber = await registerFrom(person, language, visitor, 'azzurri');
    const [row] = await allStored();
    expect(row).toMatchObject({ season: '2031/32', total_price: 37 });

    const reviewer = await openBrowser(language);
    await enterPanel(reviewer, reviewerEmail);
    const name = `${visitor.firstName} ${visitor.lastName}`;
    await openApplication(reviewer, { requestNumber, name });
    const { review, staff, settings } = texts.admin.sections;
    const linkOf = (name: string) => reviewer.getByRole('link', { name, exact: true });
    await expect(linkOf(review)).toBeVisible();
    for (const section of [staff, settings]) await expect(linkOf(section)).toHaveCount(0);
    await approve(reviewer, language);
    await expect(
      reviewer.getByText(texts.review.undo.approve.replace('{{name}}', name)),
    ).toBeVisible();
    expect((await allStored()).map(({ is_approved }) => is_approved)).toEqual([true]);
  });
}
