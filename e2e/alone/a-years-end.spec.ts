import { formatMoney } from '@fanclub/contract/money/format-money';
import { dayAfter } from '@fanclub/contract/text/day';
import { formatDay, formatNumber } from '@fanclub/contract/text/format';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { aYearsEnd } from '@fanclub/stories/a-years-end';
import { emptyProject } from '@fanclub/stories/tools/club';
import { waitForMail } from '@fanclub/stories/tools/mailbox';
import { tellStoryAlone } from '@fanclub/stories/tools/tell-story';
import { expect, type Page } from '@playwright/test';
import { furtherViews } from '../support/further-views.ts';
import { phone, test } from '../support/journey.ts';
import { saveRows } from '../support/saved-rows.ts';
import { enterPanel, logInAsMember } from '../support/sign-in.ts';
import { texts as allTexts, type Texts } from '../support/texts.ts';

type Year = Awaited<ReturnType<typeof aYearsEnd.tell>>;

/** Expects the season's figures on the first page of the panel. */
async function expectFigures(
  staff: Page,
  { admin }: Texts,
  language: LanguageCode,
  figures: Partial<Record<'members' | 'renewed' | 'notRenewed' | 'waiting', number>>,
) {
  const cockpit = staff.getByRole('region', { name: admin.cockpit.label });
  for (const [name, count] of Object.entries(figures)) {
    const title = staff.getByText(admin.cockpit[name as 'members'], { exact: true });
    const figure = cockpit.locator('dl > div').filter({ has: title }).locator('dd > bdi');
    await expect(figure).toHaveText(formatNumber(count, language));
  }
}

/** Expects the list of those who have not renewed to contain Leila and not Anna, who has renewed. */
async function expectNotRenewed(staff: Page, { seasons, leila, anna }: Year) {
  await staff.goto(`/admin/members?today=${encodeURIComponent(`last ${seasons.running}`)}`);
  await expect(staff.getByText(leila.name)).toBeVisible();
  await expect(staff.getByText(anna.name)).toBeHidden();
}

/** Confirms the transfer of a payer whose name the statement has in Persian, and expects the statement's sums. */
async function confirmPersianPayer(
  staff: Page,
  { statements: t }: Texts,
  language: LanguageCode,
  { karim, karimOwes, byBank, gift }: Year,
) {
  await staff.goto('/admin/money?view=statements');
  const amount = formatMoney({ amount: karimOwes, currency: 'IRR' }, language);
  const confirm = t.actions.confirmOf.replace('{{amount}}', amount).replace('{{name}}', karim.name);
  await staff.getByRole('checkbox', { name: karim.name }).check();
  await staff.getByRole('button', { name: confirm }).click();
  await expect(staff.getByText(t.list.empty.open)).toBeVisible();
  const sums = staff.getByRole('region', { name: t.sums.title });
  const booked = { EUR: byBank.EUR, IRR: byBank.IRR + karimOwes };
  for (const [currency, other] of [
    ['EUR', gift],
    ['IRR', 0],
  ] as const) {
    const said = { in: booked[currency] + other, booked: booked[currency], other, open: 0 };
    const line = Object.entries(said).reduce(
      (text, [name, sum]) =>
        text.replace(`{{${name}}}`, formatMoney({ amount: sum, currency }, language)),
      t.sums.line,
    );
    await expect(sums.getByText(line)).toBeVisible();
  }
}

/** Asks a member, on the list of unpaid amounts, to pay a debt of last season; expects a mail with that debt. */
async function askForDebt(
  staff: Page,
  { money }: Texts,
  language: LanguageCode,
  { fabio, fabioOwes }: Year,
) {
  await staff.goto('/admin/money');
  const row = staff.getByRole('listitem').filter({ hasText: fabio.name });
  const debt = formatMoney({ amount: fabioOwes, currency: 'EUR' }, language);
  await expect(row.getByText(debt)).toBeVisible();
  await row.getByRole('button', { name: money.open.askOf.replace('{{name}}', fabio.name) }).click();
  await expect(row.getByText(money.open.again)).toBeVisible();
  const mail = await waitForMail(fabio.email, ({ subject }) => /^The rest of/.test(subject));
  expect(mail.text).toMatch(/2026\/27.*17\.50/);
}

/** Expects the amounts of the accountant's file to add up to `paid`, the sum of the club's books. */
async function expectBooks(staff: Page, language: LanguageCode, { paid }: Year) {
  await staff.goto('/admin/money');
  const [head = [], ...rows] = await saveRows(staff, language, allTexts[language].money.export);
  const cell = (row: string[], name: string) => row[head.indexOf(name)];
  for (const currency of ['EUR', 'IRR'] as const) {
    const own = rows.filter(
      (row) => cell(row, 'currency') === currency && cell(row, 'category') === 'membership',
    );
    const sum = own.reduce((whole, row) => whole + Number(cell(row, 'amount')), 0);
    expect(Math.round(currency === 'EUR' ? sum * 100 : sum)).toBe(paid[currency]);
  }
}

/** Pays back a payment that was made twice. The dialog proposes the amount and the way by which the money came. */
async function payBack(
  staff: Page,
  { money, member: { ways } }: Texts,
  language: LanguageCode,
  { hans, twice }: Year,
) {
  await staff.goto('/admin/money?view=refunds');
  const owed = formatMoney({ amount: twice, currency: 'EUR' }, language);
  await expect(staff.getByText(owed)).toBeVisible();
  const refund = money.refunds.recordOf.replace('{{name}}', hans.name);
  await staff.getByRole('button', { name: refund }).click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog.getByRole('combobox').filter({ hasText: ways.bank })).toBeVisible();
  await dialog.getByRole('button', { name: money.record.submit }).click();
  await expect(staff.getByText(money.refunds.empty)).toBeVisible();
}

/** Expects a member's page to show the running membership, the next one, and the debt of the running season. */
async function expectOwnPage(
  page: Page,
  { profile }: Texts,
  language: LanguageCode,
  { ends, fabioOwes }: Year,
) {
  const until = profile.membership.until.replace('{{day}}', formatDay(ends.running, language));
  await expect(page.getByText(until).first()).toBeVisible();
  const from = formatDay(dayAfter(ends.running), language);
  await expect(page.getByText(from).first()).toBeVisible();
  const debt = formatMoney({ amount: fabioOwes, currency: 'EUR' }, language);
  await expect(page.getByText(debt).first()).toBeVisible();
}

for (const { language, device, details } of [
  { language: 'fa', device: phone, details: {} },
  { language: 'en', device: {}, details: furtherViews },
] as const) {
  const title = `at the end of a club's year every sum agrees, and no debt or membership is lost, in ${language}`;
  test(title, details, async ({ openBrowser }) => {
    const texts = allTexts[language];
    await emptyProject();
    const year = await tellStoryAlone(aYearsEnd);

    const staff = await openBrowser(language);
    await enterPanel(staff);
    const figures = { members: 14, renewed: 4, notRenewed: 10, waiting: 0 };
    await expectFigures(staff, texts, language, figures);
    await expectNotRenewed(staff, year);
    await confirmPersianPayer(staff, texts, language, year);
    await askForDebt(staff, texts, language, year);
    await expectBooks(staff, language, year);
    await payBack(staff, texts, language, year);

    const own = await openBrowser(language, device);
    await logInAsMember(own, year.fabio);
    await expectOwnPage(own, texts, language, year);
  });
}
