import { expect, test } from '@playwright/test';
import { texts } from '../support/texts.ts';
import { field } from '../support/wizard.ts';

const fa = texts.fa;

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
    // Pages without HTTPS and old web views lack this function.
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  }),
);

test('in a browser that blocks site data a member is told what the login needs', async ({
  page,
}) => {
  for (const path of ['/login', '/card']) {
    await page.goto(path);
    await expect(page.getByText(fa.auth.login.storageBlocked)).toBeVisible();
  }
});

test('in a browser that blocks site data the landing page and the registration work', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText(fa.common.state.needsScript)).toBeHidden();
  const answer = page.getByRole('button', { name: fa.consent.onlyNecessary });
  await answer.click();
  await expect(answer).toBeHidden();
  await page.goto('/register');
  await page.getByRole('button', { name: fa.consent.onlyNecessary }).click();
  await expect(page.getByText(fa.registration.membership.notKept)).toBeVisible();
  await field(page, 'pack_type').first().check();
  await page.getByRole('button', { name: fa.common.actions.next }).click();
  await field(page, 'first_name').fill('Sara');
  await expect(field(page, 'first_name')).toHaveValue('Sara');
});
