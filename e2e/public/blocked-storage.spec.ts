import { expect, test } from '@playwright/test';
import { texts } from '../support/texts.ts';

const fa = texts.fa;

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  }),
);

test('in a browser that blocks site data a member is told what the login needs', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByText(fa.auth.login.storageBlocked)).toBeVisible();
});

test('in a browser that blocks site data the landing page and the registration work', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText(fa.common.state.needsScript)).toBeHidden();
  await page.goto('/register');
  await page.locator('[name="pack_type"][value="base"]').check();
  await page.getByRole('button', { name: fa.common.actions.next }).click();
  await page.locator('[name="first_name"]').fill('Sara');
  await expect(page.locator('[name="first_name"]')).toHaveValue('Sara');
});
