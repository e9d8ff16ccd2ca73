import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { clubDay, clubHour } from '@fanclub/contract/club/club-day';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { formatDay } from '@fanclub/contract/text/format';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { beginSeason, endSeason } from '@fanclub/stories/tools/begin-season';
import { emptyProject, openClub } from '@fanclub/stories/tools/club';
import { mailsTo } from '@fanclub/stories/tools/mailbox';
import { allStored } from '@fanclub/stories/tools/stored-fields';
import { createStoryTools } from '@fanclub/stories/tools/story-tools';
import { expect, type Page } from '@playwright/test';
import { furtherViews } from '../support/further-views.ts';
import { phone, test } from '../support/journey.ts';
import { approve, openApplication, rejectWith } from '../support/panel.ts';
import { saveRows } from '../support/saved-rows.ts';
import { enterPanel, logInAsMember } from '../support/sign-in.ts';
import { bankDay, bankFile } from '../support/statement-screens.ts';
import { texts as allTexts, type Texts } from '../support/texts.ts';
import {
  buildVisitor,
  chooseCountry,
  chooseEuro,
  field,
  fillPage,
  next,
  payAndRegister,
  upload,
} from '../support/wizard.ts';

const [before, season] = ['2026/27', '2027/28'];
const yesterday = clubDay(Date.now() - dayMs);
const children = [
  { name: 'Nika', age: 11 },
  { name: 'Omid', age: 7 },
];

interface Applicant {
  id: string;
  firstName: string;
  name: string;
  requestNumber: string;
  /** The amount to pay: in cents, or in rial when the family pays in rial. */
  due: number;
}

/** Reads the members of the family, the oldest first: the parent, then the children. */
async function family(inRial: boolean): Promise<Applicant[]> {
  return (await allStored())
    .sort((a, b) => String(a.birth_date).localeCompare(String(b.birth_date)))
    .map((row) => ({
      id: row.id,
      firstName: row.first_name,
      name: `${row.first_name} ${row.last_name}`,
      requestNumber: row.request_number,
      due: inRial ? row.rial_amount : Math.round(row.total_price * 100),
    }));
}

async function addChildren(page: Page, texts: Texts, lastName: string) {
  for (const [place, { name, age }] of children.entries()) {
    const { also } = texts.registration.people;
    await page.getByRole('button', { name: place === 0 ? also : texts.family.another }).click();
    const of = (part: string) => `people[${place}].${part}`;
    await field(page, of('first_name')).fill(name);
    await field(page, of('last_name')).fill(lastName);
    await page.locator(`input[name="${of('gender')}"][value="female"]`).check();
    await field(page, of('birth_date')).fill(`${new Date().getFullYear() - age}-01-15`);
    await chooseCountry(page, of('country_of_birth'), 'Iran');
    await page.locator(`input[name="${of('pack_type')}"][value="under_14"]`).check();
    await page.getByRole('button', { name: texts.family.done, exact: true }).click();
  }
}

/** Registers a parent and two children with one payment. */
async function register(page: Page, texts: Texts, inRial: boolean) {
  const visitor = buildVisitor('seasons');
  await page.goto('/register');
  await fillPage.membership(page);
  await addChildren(page, texts, visitor.lastName);
  await next(page, texts);
  for (const name of ['personal', 'residence', 'contact'] as const) {
    await fillPage[name](page, visitor);
    await next(page, texts);
  }
  if (!inRial) await chooseEuro(page, 'en');
  await payAndRegister(page, texts);
  return visitor;
}

/**
 * Imports a bank statement with one transfer, by which the parent pays for all these applicants, and confirms the match
 * that the page suggests.
 */
async function bringStatement(
  staff: Page,
  { statements: t }: Texts,
  payers: readonly Applicant[],
  inRial: boolean,
) {
  const [parent] = payers;
  const sum = payers.reduce((whole, { due }) => whole + due, 0);
  const amount = inRial ? `${sum},00` : (sum / 100).toFixed(2).replace('.', ',');
  const line = `${bankDay()};${parent?.name.toUpperCase()};${parent?.requestNumber};+${amount};${inRial ? 'IRR' : 'EUR'}`;
  await staff.goto('/admin/money?view=statements');
  const input = staff.getByLabel(t.file.label);
  await input.waitFor({ state: 'attached' });
  await input.setInputFiles(bankFile([line]));
  await staff.getByRole('button', { name: t.preview.import_one }).click();
  await staff.getByRole('button', { name: t.actions.all_one }).click();
  await expect(staff.getByText(t.list.empty.open)).toBeVisible();
}

/** Marks all waiting cards as printed, then as posted. */
async function postCards(staff: Page, { cards: t }: Texts) {
  for (const state of ['to_print', 'printed'] as const) {
    await staff.goto(`/admin/cards?state=${state}`);
    await staff.getByRole('button', { name: t.bar.all }).click();
    const mark = state === 'to_print' ? t.marks.printed : t.marks.posted;
    await staff
      .getByRole('group', { name: t.bar.label })
      .getByRole('button', { name: mark })
      .click();
    if (state === 'printed') {
      await staff.getByRole('dialog').getByRole('button', { name: t.post.submit }).click();
    }
    await expect(staff.getByText(t.empty)).toBeVisible();
  }
}

/** Sets the end of the first season to yesterday and starts the next one, as an owner. */
async function beginNextSeason() {
  const { admin } = createStoryTools({ apart: true });
  const { token } = await admin('owner');
  await endSeason(token, { season: before, ends: yesterday });
  await beginSeason(token, { season, ends: '2028-06-30' });
}

/** Expects the profile page to show this many memberships as ended. */
async function expectEnded(page: Page, { profile }: Texts, language: LanguageCode, people: number) {
  const ended = profile.membership.ended.replace('{{day}}', formatDay(yesterday, language));
  await expect(page.getByText(ended)).toHaveCount(people);
}

/**
 * Runs the server's maintenance once. Reminders are sent by day, so before noon at the club the script's clock is put
 * forward to noon.
 */
async function runSchedule() {
  const aheadMs = Math.max(0, 12 - clubHour(Date.now())) * 60 * 60 * 1000;
  const clock = `const Real = Date, now = () => Real.now() + ${aheadMs};
    globalThis.Date = class extends Real {
      constructor(...parts) { parts.length > 0 ? super(...parts) : super(now()); }
      static now = now;
    };`;
  const script = new URL('../../functions/dist/maintenance.js', import.meta.url);
  const preload = `data:text/javascript,${encodeURIComponent(clock)}`;
  await promisify(execFile)(process.execPath, ['--import', preload, fileURLToPath(script)]);
}

/** Renews as the parent, with one payment, for everybody in the family except `left`. */
async function renewWithout(page: Page, left: Applicant, texts: Texts, inRial: boolean) {
  const { renewal } = texts;
  await page.goto('/renew');
  await page.getByRole('checkbox', { name: left.name }).uncheck();
  await next(page, texts);
  if (!inRial) await chooseEuro(page, 'en');
  await field(page, 'paid_confirm').check();
  await upload(page, 'receiptUrl');
  await next(page, texts);
  await page.getByRole('button', { name: renewal.confirm.submit }).click();
  await page.waitForURL('**/profile/*');
}

/** Saves the export of payments for the accountant, and adds up all amounts in this currency. */
async function bookedIn(staff: Page, language: LanguageCode, currency: string) {
  await staff.goto('/admin/money');
  const [head = [], ...rows] = await saveRows(staff, language, allTexts[language].money.export);
  const cell = (row: string[], name: string) => row[head.indexOf(name)];
  const own = rows.filter((row) => cell(row, 'currency') === currency);
  return own.reduce((sum, row) => sum + Number(cell(row, 'amount')), 0);
}

for (const { language, device, details, inRial } of [
  { language: 'fa', device: phone, details: {}, inRial: true },
  { language: 'en', device: {}, details: furtherViews, inRial: false },
] as const) {
  const title = `a family's two seasons: paid by one transfer, ended, two of three renewed, one paid back, in ${language}`;
  test(title, details, async ({ openBrowser }) => {
    const texts = allTexts[language];
    await emptyProject();
    await openClub();
    const parentPage = await openBrowser(language, device);
    const { email, password } = await register(parentPage, texts, inRial);

    const staff = await openBrowser(language);
    await enterPanel(staff);
    const first = await family(inRial);
    await bringStatement(staff, texts, first, inRial);
    for (const member of first) {
      await openApplication(staff, member);
      await approve(staff, language);
      await expect(
        staff.getByText(texts.review.undo.approve.replace('{{name}}', member.name)),
      ).toBeVisible();
    }
    await postCards(staff, texts);

    await beginNextSeason();
    await runSchedule();
    const reminders = async () =>
      (await mailsTo(email)).filter(({ html }) => html.includes('/renew'));
    // Before noon at the club the mail waits until the time to which the clock was put forward.
    const isDelivered = clubHour(Date.now()) >= 12;
    if (isDelivered) await expect.poll(async () => (await reminders()).length).toBe(1);
    const [, nika, omid] = first;
    if (!nika || !omid) throw new Error('three were registered');
    const again = await openBrowser(language, device);
    await logInAsMember(again, { email, password });
    await expectEnded(again, texts, language, first.length);
    await renewWithout(again, omid, texts, inRial);
    const [parentNow, nikaNow] = await family(inRial);
    if (!parentNow || !nikaNow) throw new Error('nobody left');
    expect(nikaNow.requestNumber).not.toBe(nika.requestNumber);
    await bringStatement(staff, texts, [parentNow, nikaNow], inRial);

    const reviewer = await openBrowser('en');
    await enterPanel(reviewer);
    await openApplication(reviewer, parentNow);
    await approve(reviewer);
    await openApplication(reviewer, nikaNow);
    await rejectWith(reviewer, nikaNow, 'Nika has a card of another club.');
    await staff.goto('/admin/money?view=refunds');
    const refund = texts.money.book.out.title.replace('{{name}}', nikaNow.name);
    await staff.getByRole('button', { name: refund }).click();
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: texts.money.book.out.submit })
      .click();
    await expect(staff.getByText(texts.money.refunds.empty)).toBeVisible();

    const paid = [...first, parentNow].reduce((sum, { due }) => sum + due, 0);
    const booked = await bookedIn(staff, language, inRial ? 'IRR' : 'EUR');
    expect(Math.round(inRial ? booked : booked * 100)).toBe(paid);
    await again.reload();
    await expect(again.getByText(season).or(again.getByText('۲۰۲۷/۲۸')).first()).toBeVisible();
    // The two ended memberships: Omid was not renewed, and the renewal of Nika was rejected.
    await expectEnded(again, texts, language, 2);
  });
}
