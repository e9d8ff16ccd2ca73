import { randomUUID } from 'node:crypto';
import { auditSentences } from '@fanclub/contract/audit/actions';
import { createStoryTools } from '@fanclub/stories/tools/story-tools';
import { expect, type Locator } from '@playwright/test';
import { test } from '../support/journey.ts';
import { saveRows } from '../support/saved-rows.ts';
import { openAdminPanel } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';

const { register, addPromoCode } = createStoryTools({ apart: true });

/** Waits until the list has this many rows, and returns the rows' texts. */
async function shownRows(rows: Locator, count: number) {
  await expect(rows).toHaveCount(count);
  return rows.allTextContents();
}

test('the files of codes, members and history say row by row what the lists say', async ({
  openBrowser,
}) => {
  const sentences = { fa: 'نوروز مبارک، ۵۰٪ تخفیف', en: 'Half, "for Nowruz"' };
  const percentage = { discountType: 'percentage', discountRate: 50 } as const;
  const codes = [
    await addPromoCode('EX1', { ...percentage, maxUses: 10, sentences }),
    await addPromoCode('EX1-FIX', { discountType: 'fixed', discountRate: 2 }),
  ].sort();
  const family = `Zz${randomUUID().replace(/[^a-f]/g, '')}`;
  const people = ['Anna', 'Bahar', 'Carla'];
  for (const first_name of people) {
    await register(first_name.toLowerCase(), { first_name, last_name: family });
  }

  const page = await openBrowser('fa');
  await openAdminPanel(page);
  await page.goto('/admin/codes?q=EX1');
  const list = page.getByRole('list', { name: texts.fa.common.titles.adminCodes });
  const shownCodes = await shownRows(list.getByRole('listitem'), 2);
  const [head = [], ...codeRows] = await saveRows(page, 'fa');
  expect(codeRows.map(([code]) => code)).toEqual(codes);
  for (const [place, [code = '']] of codeRows.entries()) expect(shownCodes[place]).toContain(code);
  const first = codeRows[codes.findIndex((code) => !code.includes('FIX'))] ?? [];
  const cell = (column: string) => first[head.indexOf(column)];
  expect(['maxUses', 'left', 'sentence_fa', 'sentence_en'].map(cell)).toEqual([
    '10',
    '10',
    sentences.fa,
    sentences.en,
  ]);

  await page.goto(`/admin/members?q=${family}&sort=oldest`);
  const shownPeople = await shownRows(page.getByRole('row').filter({ hasText: family }), 3);
  const [columns = [], ...memberRows] = await saveRows(page, 'fa');
  expect(memberRows.map((row) => row[columns.indexOf('first_name')])).toEqual(people);
  for (const [place, row] of memberRows.entries()) {
    expect(shownPeople[place]).toContain(row[columns.indexOf('request_number')]);
    expect(row[columns.indexOf('phone')]).toMatch(/^'\+\d+$/);
  }

  const owner = await openBrowser('en');
  await openAdminPanel(owner);
  await owner.goto('/admin/history?kind=exports');
  const taken = owner
    .getByRole('listitem')
    .filter({ hasText: auditSentences.export_members.en })
    .first();
  await expect(taken).toBeVisible();
  const [names = [], ...history] = await saveRows(owner, 'en');
  // Alerts about many looks are left out. They can occur, because other tests of the suite look at many people, too.
  const recorded = history.map((row) => row[names.indexOf('action')]);
  const newest = recorded.filter((action) => action?.startsWith('export_')).slice(0, 3);
  expect(newest).toEqual(['export_history', 'export_members', 'export_codes']);
});
