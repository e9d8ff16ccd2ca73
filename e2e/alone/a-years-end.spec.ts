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
import { mailsTo, waitForMail } from '@fanclub/stories/tools/mailbox';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { tellStoryAlone } from '@fanclub/stories/tools/tell-story';
import { expect, type Page } from '@playwright/test';
import { furtherViews } from '../support/further-views.ts';
import { phone, test } from '../support/journey.ts';
import { approve, openApplication } from '../support/panel.ts';
import { saveRows } from '../support/saved-rows.ts';
import { enterPanel, logInAsMember } from '../support/sign-in.ts';
import { texts as allTexts, seasonIn, type Texts } from '../support/texts.ts';

type Year = Awaited<ReturnType<typeof aYearsEnd.tell>>;

/** Expects the season's figures in the panel, and the time at which they were counted. */
async function expectFigures(
  staff: Page,
  { admin, figures: { counted } }: Texts,
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
  const says = counted.split('{{moment}}')[0]?.trim() ?? '';
  await expect(cockpit.getByText(says)).toBeVisible();
}

/** Expects the lists of those who have not renewed to contain, for each season, one person and not another. */
async function expectNotRenewed(staff: Page, { seasons, leila, anna, yasmin, olga }: Year) {
  for (const [season, left, renewed] of [
    [seasons.running, leila, anna],
    [seasons.earlier, yasmin, olga],
  ] as const) {
    await staff.goto(`/admin/members?today=${encodeURIComponent(`last ${season}`)}`);
    await expect(staff.getByText(left.name)).toBeVisible();
    await expect(staff.getByText(renewed.name)).toBeHidden();
  }
}

/** Expects the case of a child to say the sum of the family's transfer, and the child's part of it. */
async function expectFamilySum(
  staff: Page,
  { review }: Texts,
  language: LanguageCode,
  { nika }: Year,
) {
  await openApplication(staff, nika);
  const part = review.detail.ownPart_other
    .replace('{{count, number}}', formatNumber(nika.people, language))
    .replace('{{amount}}', formatMoney({ amount: nika.due, currency: 'EUR' }, language));
  await expect(staff.getByText(part)).toBeVisible();
}

/** Expects a person who applied twice and was merged to be found by the other number, too. */
async function expectOnePerson(staff: Page, { jose }: Year) {
  await staff.goto(`/admin/members?q=${jose.otherNumber}`);
  await expect(staff.getByText(jose.name, { exact: true })).toBeVisible();
  await expect(staff.getByText(jose.requestNumber)).toBeVisible();
}

/** Expects an address that does not exist to offer an owner no membership. */
async function expectNoOffer(staff: Page, { common }: Texts) {
  await staff.goto('/admin/nowhere');
  await expect(staff.getByRole('heading', { name: common.notFound.title })).toBeVisible();
  await expect(staff.locator('main a[href*="/register"]')).toHaveCount(0);
}

/** Renews at the desk, in cash and in rial, for a member with an e-mail address, and expects it in the payments. */
async function renewAtDesk(
  staff: Page,
  texts: Texts,
  language: LanguageCode,
  { leila, seasons }: Year,
) {
  const { renew } = texts.review;
  await staff.goto(`/admin/members?request=${leila.requestNumber}`);
  const season = seasonIn(seasons.next, language);
  await staff
    .getByRole('button', { name: renew.open.replace('{{season, season}}', season) })
    .click();
  const dialog = staff.getByRole('dialog');
  await dialog.locator('[name="payment_method"]').selectOption('rial');
  await dialog.locator('[name="way"]').selectOption('cash');
  await dialog.getByRole('button', { name: renew.submit, exact: true }).click();
  await expect(dialog).toBeHidden();
  await staff.waitForURL((url) => url.searchParams.get('request') !== leila.requestNumber);
  await openMoney(staff, texts, leila);
  await expect(staff.getByText(texts.member.ways.cash).first()).toBeVisible();
}

/** Expects the cash of the desk to wait for another person than who took it, in euro and in rial. */
async function expectCash(staff: Page, { money: { cash } }: Texts, language: LanguageCode) {
  await staff.goto('/admin/money?view=cash');
  const till = staff.getByRole('listitem').filter({ hasText: demoAdminEmail });
  await expect(till.getByText(cash.own)).toBeVisible();
  const inEuro = formatMoney({ amount: 500, currency: 'EUR' }, language);
  await expect(till.getByText(inEuro).first()).toBeVisible();
}

/** Expects the payments of a member to name a booking that moved no money, and why. */
async function expectWithoutMoney(
  staff: Page,
  texts: Texts,
  language: LanguageCode,
  { yasmin, tea, ugo, waived, given, free }: Year,
) {
  for (const [member, kind, money] of [
    [yasmin, 'waived', { amount: waived, currency: 'IRR' }],
    [tea, 'donation', { amount: given, currency: 'EUR' }],
    [ugo, 'reduced', { amount: free, currency: 'EUR' }],
  ] as const) {
    await openMoney(staff, texts, member);
    const list = staff.getByRole('region', { name: texts.money.list.title });
    await expect(list.getByText(texts.member.adjustments[kind]).first()).toBeVisible();
    await expect(list.getByText(formatMoney(money, language)).first()).toBeVisible();
  }
}

/** Expects the mail about the end of a membership, and none that speaks of a rejection. */
async function expectEndMail({ vera }: Year) {
  await waitForMail(vera.email, ({ subject }) => /^Your membership ends/.test(subject));
  const mails = await mailsTo(vera.email);
  expect(mails.filter(({ subject }) => /reject|couldn’t|not approve/i.test(subject))).toEqual([]);
}

/**
 * Expects the review to say the sum that pays a renewal together with a debt, confirms the transfer of this sum, which
 * names the renewal and is certain, and approves.
 */
async function confirmBothSeasons(
  staff: Page,
  { review, statements: t }: Texts,
  language: LanguageCode,
  { ciro, ofCiro, seasons }: Year,
) {
  const inEuro = (amount: number) => formatMoney({ amount, currency: 'EUR' }, language);
  const sum = inEuro(ofCiro.debt + ofCiro.renewal);
  const { name } = ciro;
  await openApplication(staff, { name, requestNumber: ofCiro.request_number });
  const said = review.detail.withRest
    .replace('{{amount}}', sum)
    .replace('{{seasons}}', seasonIn(seasons.earlier, language));
  await expect(staff.getByText(said)).toBeVisible();
  await staff.goto('/admin/money?view=statements');
  const part = t.candidates.part
    .replace('{{season, season}}', seasonIn(seasons.earlier, language))
    .replace('{{amount}}', inEuro(ofCiro.debt));
  await expect(staff.getByText(part)).toBeVisible();
  await staff.getByRole('button', { name: t.actions.all_one }).click();
  await expect(staff.getByText(part)).toBeHidden();
  await openApplication(staff, { name, requestNumber: ofCiro.request_number });
  await approve(staff, language);
  await expect(staff.getByText(review.undo.approve.replace('{{name}}', name))).toBeVisible();
}

/** Confirms the transfer of a payer whose name the statement has in Persian, and expects the statement's sums. */
async function confirmPersianPayer(
  staff: Page,
  { statements: t }: Texts,
  language: LanguageCode,
  { karim, karimOwes, byBank, ofCiro, gift, takenBack }: Year,
) {
  await staff.goto('/admin/money?view=statements');
  const amount = formatMoney({ amount: karimOwes, currency: 'IRR' }, language);
  const confirm = t.actions.confirmOf.replace('{{amount}}', amount).replace('{{name}}', karim.name);
  await staff.getByRole('checkbox', { name: karim.name }).check();
  await staff.getByRole('button', { name: confirm }).click();
  await expect(staff.getByText(t.list.empty.open)).toBeVisible();
  const sums = staff.getByRole('region', { name: t.sums.title });
  const ofOneLine = ofCiro.debt + ofCiro.renewal;
  const booked = { EUR: byBank.EUR + ofOneLine, IRR: byBank.IRR + karimOwes };
  for (const [currency, other, out] of [
    ['EUR', gift + takenBack, takenBack],
    ['IRR', 0, 0],
  ] as const) {
    const said = (text: string, parts: Record<string, number>) =>
      Object.entries(parts).reduce(
        (whole, [name, sum]) =>
          whole.replace(`{{${name}}}`, formatMoney({ amount: sum, currency }, language)),
        text,
      );
    const sum = booked[currency] + other;
    const incoming = { sum, booked: booked[currency], other, open: 0 };
    await expect(sums.getByText(said(t.sums.in, incoming))).toBeVisible();
    if (!out) continue;
    await expect(
      sums.getByText(said(t.sums.out, { sum: out, booked: 0, other: out, open: 0 })),
    ).toBeVisible();
    await expect(sums.getByText(said(t.sums.balance, { sum: sum - out }))).toBeVisible();
  }
  // The transfer that the bank took back does not wait, and the other line says so.
  await staff.getByRole('button', { name: t.states.out }).click();
  const back = formatMoney({ amount: takenBack, currency: 'EUR' }, language);
  const day = formatDay(dayFromNow(0), language);
  const says = t.pairing.takesBack.replace('{{amount}}', back).replace('{{day}}', day);
  await expect(staff.getByText(says)).toBeVisible();
}

/** Asks everybody who owes with three clicks. */
async function askAll(
  staff: Page,
  { money: { askAll: t } }: Texts,
  language: LanguageCode,
  { fabio, fabioOwes }: Year,
) {
  await staff.goto('/admin/money');
  const row = staff.getByRole('listitem').filter({ hasText: fabio.name });
  const debt = formatMoney({ amount: fabioOwes, currency: 'EUR' }, language);
  await expect(row.getByText(debt)).toBeVisible();
  await staff.getByRole('button', { name: t.open }).click();
  const dialog = staff.getByRole('dialog');
  const one = formatNumber(1, language);
  const ask = t.submit_one.replace('{{count, number}}', one);
  await dialog.getByRole('button', { name: ask }).click();
  await expect(dialog.getByText(t.done_one.replace('{{count, number}}', one))).toBeVisible();
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
async function expectBooks(
  staff: Page,
  language: LanguageCode,
  { paid, ofEnzo, ofCiro, byBank, karimOwes, gift, payer }: Year,
) {
  await staff.goto('/admin/money');
  const [head = [], ...rows] = await saveRows(staff, language, allTexts[language].money.export);
  const cell = (row: string[], name: string) => row[head.indexOf(name)];
  const ofOneLine = ofCiro.debt + ofCiro.renewal;
  const isOf = (name: string) => (row: string[]) => cell(row, 'category') === name;
  for (const currency of ['EUR', 'IRR'] as const) {
    const isEuro = currency === 'EUR';
    const own = rows.filter((row) => cell(row, 'currency') === currency);
    const sumOf = (some: string[][]) => {
      const sum = some.reduce((whole, row) => whole + Number(cell(row, 'amount')), 0);
      return Math.round(isEuro ? sum * 100 : sum);
    };
    expect(sumOf(own.filter(isOf('membership')))).toBe(
      paid[currency] + (isEuro ? ofEnzo + ofOneLine : 0),
    );
    // What came from the lines of statements is what the bank says, also for a member who was deleted.
    const ofLines = own.filter((row) => cell(row, 'line_id') !== '');
    expect(sumOf(ofLines)).toBe(byBank[currency] + (isEuro ? gift + ofOneLine : karimOwes));
  }
  const sponsor = rows.find(isOf('gift')) ?? [];
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
  { profile, card, member }: Texts,
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
  const open = member.balance.of.replace('{{season, season}}', season);
  await expect(page.getByText(open)).toBeVisible();
  await expect(page.getByText(debt).first()).toBeVisible();
  await expect(page.getByText(fabio.requestNumber)).toBeVisible();
  const { revolut_link, iban } = clubSettings();
  await expect(page.locator(`a[href="${revolut_link}"]`)).toBeVisible();
  await expect(page.getByText(iban)).toBeVisible();

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
    const figures = { members: 19, renewed: 4, notRenewed: 15, waiting: 1 };
    await expectFigures(staff, texts, language, figures);
    await expectNotRenewed(staff, year);
    await expectFamilySum(staff, texts, language, year);
    await confirmBothSeasons(staff, texts, language, year);
    await confirmPersianPayer(staff, texts, language, year);
    await askAll(staff, texts, language, year);
    await expectBooks(staff, language, year);
    await expectWithoutMoney(staff, texts, language, year);
    await renewAtDesk(staff, texts, language, year);
    await expectCash(staff, texts, language);
    await expectEndMail(year);
    await payBack(staff, texts, language, year);
    await expectReceipt(staff, texts, year);
    await expectNoOffer(staff, texts);
    await expectOnePerson(staff, year);
    await expectHalfInReview(staff, texts, language, year);

    const own = await openBrowser(language, device);
    await logInAsMember(own, year.fabio);
    await expectOwnPage(own, texts, language, year);
    await expectDebtMail(year);
    await payDebt(staff, texts, language, year);
  });
}
