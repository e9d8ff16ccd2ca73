import { randomInt } from 'node:crypto';
import { demoAdminEmail } from '@fanclub/stories/tools/access';
import { uniqueEmail } from '@fanclub/stories/tools/build-member';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { phone, test } from '../support/journey.ts';
import { overflow } from '../support/overflow.ts';
import { openAdminPanel } from '../support/sign-in.ts';
import { texts as allTexts } from '../support/texts.ts';
import { buildImage, buildVisitor, chooseCountry, field } from '../support/wizard.ts';

test('somebody without a mailbox, who pays cash at the desk, is a member with a receipt, and another person counts the cash', async ({
  openBrowser,
}) => {
  const { review, member, money } = allTexts.fa;
  const { firstName, lastName } = buildVisitor('desk');
  const page = await openBrowser('fa');
  await openAdminPanel(page);
  await page.goto('/admin/members');
  await page.getByRole('button', { name: review.enter.open }).click();
  const form = page.getByRole('dialog', { name: review.enter.open });
  await field(page, 'first_name').fill(firstName);
  await field(page, 'last_name').fill(lastName);
  await page.locator('input[name="gender"][value="female"]').check();
  await field(page, 'birth_date').fill('1931-05-17');
  await chooseCountry(page, 'country_of_birth', 'Iran');
  await chooseCountry(page, 'country_of_residency', 'Iran');
  await field(page, 'address_of_residency').fill('Valiasr Street 12, Tehran');
  await field(page, 'postal_code').fill('۱۲۳۴۵۶۷۸۹۰');
  // A phone of somebody else would be asked about.
  await field(page, 'phone').fill(`0912 ${String(randomInt(1_000_000, 10_000_000))}`);
  await field(page, 'way').selectOption('cash');
  await expectAccessible(page, 'a new member');
  expect(await overflow(page)).toEqual([]);
  await form.getByRole('button', { name: review.enter.submit }).click();
  await expect(form).toBeHidden();
  await expect(
    page.getByRole('heading', { level: 2, name: `${firstName} ${lastName}` }),
  ).toBeVisible();

  const add = `${review.enter.document}: ${member.fields.receipt}`;
  await field(page, 'receipt').setInputFiles(await buildImage('paper-form'));
  await page.getByRole('button', { name: add }).click();
  await expect(page.getByRole('img', { name: member.fields.receipt })).toBeVisible();
  await expect(page.getByRole('button', { name: add })).toBeHidden();

  // The child of this person has the same address, and nobody is asked for it again.
  await page.getByRole('button', { name: review.enter.ofFamily }).click();
  const name = `\u2068${firstName} ${lastName}\u2069`;
  const family = page.getByRole('dialog', {
    name: review.enter.familyTitle.replace('\u2068{{name}}\u2069', name),
  });
  await family.locator('[name="first_name"]').fill('Nika');
  await family.locator('[name="last_name"]').fill(lastName);
  await family.locator('input[name="gender"][value="female"]').check();
  await family.locator('[name="birth_date"]').fill('2021-05-17');
  await chooseCountry(page, 'country_of_birth', 'Iran');
  await family.getByRole('button', { name: review.enter.submit }).click();
  await expect(family).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: `Nika ${lastName}` })).toBeVisible();
  const relatives = page.getByRole('region', { name: review.family.title });
  await expect(relatives.getByRole('button', { name: `${firstName} ${lastName}` })).toBeVisible();

  // Who took the cash cannot count it; a treasurer does, and says why less is there than was recorded.
  await page.goto('/admin/money?view=cash');
  const till = page.getByRole('listitem').filter({ hasText: demoAdminEmail });
  await expect(till.getByText(money.cash.own).first()).toBeVisible();
  const treasurer = await openBrowser('fa', phone);
  await openAdminPanel(treasurer, uniqueEmail('counts'), 'treasurer');
  await treasurer.goto('/admin/money?view=cash');
  await treasurer.getByRole('button', { name: demoAdminEmail }).first().click();
  await treasurer.locator('[name="counted.EUR"]').fill('۱');
  await treasurer.locator('[name="note"]').fill('بقیه در گاوصندوق است.');
  await expectAccessible(treasurer, 'counting cash');
  expect(await overflow(treasurer)).toEqual([]);
  await treasurer.getByRole('button', { name: money.cash.submit }).click();
  await expect(treasurer.getByRole('dialog')).toBeHidden();
  await expect(treasurer.getByText('بقیه در گاوصندوق است.')).toBeVisible();
});
