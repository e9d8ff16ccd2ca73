import { packName } from '@fanclub/contract/pricing/packages';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { phone, test } from '../support/journey.ts';
import { overflow } from '../support/overflow.ts';
import { openAdminPanel } from '../support/sign-in.ts';
import { texts as allTexts } from '../support/texts.ts';
import { field } from '../support/wizard.ts';

test('a code is created, and brought by its link', async ({ openBrowser }) => {
  const { promo: codes } = allTexts.en;
  const code = `J-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const admin = await openBrowser();
  await openAdminPanel(admin);
  await admin.goto('/admin/codes');
  await admin.getByRole('button', { name: codes.actions.create }).click();
  const form = admin.getByRole('dialog', { name: codes.form.create });
  await field(admin, 'code').fill(code.toLowerCase());
  await field(admin, 'discountRate').fill('50');
  await form.getByRole('checkbox', { name: packName('international', 'en'), exact: true }).check();
  await field(admin, 'sentence_fa').fill('نوروز مبارک');
  await expectAccessible(admin, 'a new code');
  await form.getByRole('button', { name: codes.form.createSubmit }).click();
  await expect(form).toBeHidden();

  const visitor = await openBrowser('fa', phone);
  await visitor.goto(`/register?promo=${code.toLowerCase()}`);
  await expect(visitor.getByText(/نوروز مبارک/)).toBeVisible();
  expect(await overflow(visitor)).toEqual([]);
  await expectAccessible(visitor, 'a code that came by link');
});
