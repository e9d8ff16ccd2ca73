import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { dayAfter } from '@fanclub/contract/text/day';
import { formatDay, formatNumber } from '@fanclub/contract/text/format';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { aYearsEnd } from '@fanclub/stories/a-years-end';
import { demoAdminEmail } from '@fanclub/stories/tools/access';
import { dayFromNow, owedBy } from '@fanclub/stories/tools/bank-transfer';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { clubSettings, emptyProject } from '@fanclub/stories/tools/club';
import { waitForMail } from '@fanclub/stories/tools/mailbox';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { tellStoryAlone } from '@fanclub/stories/tools/tell-story';
import { expect, type Page } from '@playwright/test';
import { furtherViews } from '../support/further-views.ts';
import { phone, test } from '../support/journey.ts';
import { saveRows } from '../support/saved-rows.ts';
import { enterPanel, logInAsMember } from '../support/sign-in.ts';
import { texts as allTexts, seasonIn, type Texts } from '../support/texts.ts';

type Year = Awaited<ReturnType<typeof aYearsEnd.tell>>;

/** Expects the season's figures in the panel. */
async function expectFigures(
  staff: Page,
  { admin }: Texts,
  language: LanguageCode,
  figures: Partial<Record<'members' | 'renewed' | 'notRenewed' | 'waiting', number>>,
) {
  await staff.goto('/admin/figures');
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
    const said = { sum: booked[currency] + other, booked: booked[currency], other, open: 0 };
    const line = Object.entries(said).reduce(
      (text, [name, sum]) =>
        text.replace(`{{${name}}}`, formatMoney({ amount: sum, currency }, language)),
      t.sums.in,
    );
    await expect(sums.getByText(line)).toBeVisible();
  }
}

/** Asks a member, on the list of unpaid amounts, to pay a debt of last season. */
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
}

/** Expects the mail that asks for the debt. It is sent after the mails of the whole story. */
async function expectDebtMail({ fabio }: Year) {
  const mail = await waitForMail(fabio.email, ({ subject }) => /^Balance due/.test(subject));
  expect(mail.text).toMatch(/2026\/27.*17\.50/);
}

/**
 * Expects the amounts of the accountant's file to add up to `paid`, the sum of the club's books, and a gift to be there
 * with its payer.
 */
async function expectBooks(staff: Page, language: LanguageCode, { paid, gift, payer }: Year) {
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
  const sponsor = rows.find((row) => cell(row, 'category') === 'gift') ?? [];
  const given = Math.round(Number(cell(sponsor, 'amount')) * 100);
  expect([cell(sponsor, 'payer'), given]).toEqual([payer, gift]);
}

/** Expects the case of somebody who has paid half to say what was received and what is open, and to offer to ask for it. */
async function expectHalfInReview(
  staff: Page,
  { review, money }: Texts,
  language: LanguageCode,
  { jila }: Year,
) {
  const { token } = await signInAdmin(demoAdminEmail);
  const [owed] = await owedBy(token, jila, [jila.id]);
  const received = { amount: Math.round((owed?.open ?? 0) / 2), currency: 'EUR' } as const;
  const params = { id: jila.id, paymentId: randomUUID() };
  const body = { what: 'in', ...received, way: 'bank', day: dayFromNow(0) } as const;
  await callOrThrow(api.bookMoney, { token, params, body });
  await staff.goto(`/admin?request=${jila.requestNumber}`);
  const open = { amount: (owed?.open ?? 0) - received.amount, currency: 'EUR' } as const;
  const said = review.detail.receivedPart
    .replace('{{received}}', formatMoney(received, language))
    .replace('{{open}}', formatMoney(open, language));
  await expect(staff.getByText(said)).toBeVisible();
  await expect(staff.getByRole('button', { name: money.open.ask })).toBeVisible();
}

/** Opens the money of a member's record. */
async function openMoney(staff: Page, { money }: Texts, { id }: { id: string }) {
  const { token } = await signInAdmin(demoAdminEmail);
  const { user } = await callOrThrow(api.readUser, { token, params: { id } });
  await staff.goto(`/admin/members?request=${user.request_number}&tab=money`);
  await staff.getByRole('heading', { name: money.list.title }).waitFor();
}

/** Expects a treasurer to get the club's receipt for what a member paid. */
async function expectReceipt(staff: Page, texts: Texts, { anna }: Year) {
  await openMoney(staff, texts, anna);
  const opening = staff.waitForEvent('popup');
  await staff.getByText(texts.money.list.receipt, { exact: true }).last().click();
  const receipt = await opening;
  await expect(receipt).toHaveURL(/\/api\/receipts\//);
  await expect(receipt.getByRole('heading', { level: 1 })).toBeVisible();
  await receipt.close();
}

/** Expects what is still to be paid, among the panel's figures. */
async function expectOpen(staff: Page, { admin }: Texts, language: LanguageCode, amount: number) {
  await staff.goto('/admin/figures');
  const cockpit = staff.getByRole('region', { name: admin.cockpit.label });
  const link = cockpit.getByRole('link', {
    name: formatMoney({ amount, currency: 'EUR' }, language),
  });
  await expect(link).toBeVisible();
}

/**
 * Records cash for the debt of last season. It is proposed for that season, nothing is owed back, and the panel's
 * figures know it at once.
 */
async function payDebt(staff: Page, texts: Texts, language: LanguageCode, year: Year) {
  const { money } = texts;
  const { fabio, fabioOwes, seasons } = year;
  await expectOpen(staff, texts, language, fabioOwes);
  await openMoney(staff, texts, fabio);
  await staff.getByRole('button', { name: money.book.in.open }).click();
  const dialog = staff.getByRole('dialog');
  const debt = formatMoney({ amount: fabioOwes, currency: 'EUR' }, language);
  const due = money.record.dueOpen
    .replace('{{season, season}}', seasonIn(seasons.running, language))
    .replace('{{amount}}', debt);
  await expect(dialog.locator('[name="request_number"] option:checked')).toHaveText(due);
  await dialog.locator('[name="amount"]').fill(String(fabioOwes / 100));
  await dialog.locator('[name="way"]').selectOption('cash');
  await dialog.getByRole('button', { name: money.book.in.submit }).click();
  await expect(dialog).toBeHidden();
  await staff.goto('/admin/money?view=refunds');
  await expect(staff.getByText(money.refunds.empty)).toBeVisible();
  await staff.goto('/admin/money');
  await expect(staff.getByText(money.open.empty)).toBeVisible();
  await expectOpen(staff, texts, language, 0);
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
  const refund = money.book.out.title.replace('{{name}}', hans.name);
  await staff.getByRole('button', { name: refund }).click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog.getByRole('combobox').filter({ hasText: ways.bank })).toBeVisible();
  await dialog.getByRole('button', { name: money.book.out.submit }).click();
  await expect(staff.getByText(money.refunds.empty)).toBeVisible();
}

/** Expects a member's page to show the running membership, the next one, and the debt of the running season. */
async function expectOwnPage(
  page: Page,
  { profile, card }: Texts,
  language: LanguageCode,
  { ends, fabio, fabioOwes, seasons }: Year,
) {
  const until = profile.membership.until.replace('{{day}}', formatDay(ends.running, language));
  await expect(page.getByText(until).first()).toBeVisible();
  const from = formatDay(dayAfter(ends.running), language);
  await expect(page.getByText(from).first()).toBeVisible();
  const debt = formatMoney({ amount: fabioOwes, currency: 'EUR' }, language);
  await expect(page.getByText(debt).first()).toBeVisible();
  await expect(page.getByText(profile.email.open)).toBeAttached();

  await page.getByRole('link', { name: profile.fix.open }).click();
  const season = seasonIn(seasons.running, language);
  const open = profile.payments.openOf.replace('{{season, season}}', season);
  await expect(page.getByText(open)).toBeVisible();
  await expect(page.getByText(debt).first()).toBeVisible();
  await expect(page.getByText(fabio.requestNumber)).toBeVisible();
  await expect(page.locator(`a[href="${clubSettings().revolut_link}"]`)).toBeVisible();

  await page.goto('/card');
  for (const [text, day] of [
    [card.until, ends.running],
    [card.from, dayAfter(ends.running)],
  ] as const) {
    await expect(page.getByText(text.replace('{{day}}', formatDay(day, language)))).toBeVisible();
  }
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
    await expectReceipt(staff, texts, year);
    await expectHalfInReview(staff, texts, language, year);

    const own = await openBrowser(language, device);
    await logInAsMember(own, year.fabio);
    await expectOwnPage(own, texts, language, year);
    await expectDebtMail(year);
    await payDebt(staff, texts, language, year);
  });
}
