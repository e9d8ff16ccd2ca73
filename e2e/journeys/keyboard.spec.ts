import { expect, type Page, test } from '@playwright/test';
import { texts as allTexts } from '../support/texts.ts';
import { buildImage, buildVisitor, field, untilSent } from '../support/wizard.ts';

const texts = allTexts.it;
const { registration, member, common } = texts;

/** Presses Tab until the element with this name or text has the focus. */
async function tabTo(page: Page, name: string) {
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return { name: element?.name ?? '', text: element?.textContent?.trim() ?? '' };
    });
    if (focused.name === name || focused.text === name) return;
  }
  throw new Error(`Tab never comes to "${name}"`);
}

const activate = async (page: Page, name: string) => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};

async function type(page: Page, name: string, text: string) {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

async function choose(page: Page, name: string, text: string) {
  await type(page, name, text);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function upload(page: Page, name: 'receiptUrl' | 'passportUrl') {
  // The field appears only after the box above it is ticked. Pressing Tab earlier would skip the field.
  await field(page, name).waitFor({ state: 'attached' });
  await tabTo(page, name);
  await untilSent(page, async () => {
    const opened = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await opened).setFiles(await buildImage(name));
  });
}

/** Expects a screen reader to read these parts in this order. */
async function reads(page: Page, parts: readonly string[]) {
  const said = await page.locator('main').ariaSnapshot();
  let place = 0;
  for (const part of parts) {
    const found = said.indexOf(part, place);
    expect(found, `${part}, in ${said}`).toBeGreaterThanOrEqual(place);
    place = found + part.length;
  }
  expect(said.match(/\[level=1\]/g)).toHaveLength(1);
}

test('the whole way works by keyboard alone, and is read out in the order in which it is asked', async ({
  page,
}) => {
  const visitor = buildVisitor('keyboard');
  // Playwright gets file choosers only some time after the first listener was added, so a listener is added at the
  // start.
  page.on('filechooser', () => undefined);
  await page.addInitScript(() => localStorage.setItem('language', 'it'));
  await page.goto('/register');
  // Waits until the app has taken over, because a key that is pressed meanwhile may find no focus.
  await expect(page.locator('.first-screen')).toHaveCount(0);
  const next = () => activate(page, common.actions.next);
  const arriveAt = (title: string) =>
    expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

  await tabTo(page, 'pack_type');
  await page.keyboard.press('Space');
  await tabTo(page, 'juventus_card');
  await page.keyboard.press('Space');
  await upload(page, 'passportUrl');
  await reads(page, [
    registration.stepper.payment,
    registration.membership.title,
    registration.fields.pack_type,
    registration.fields.juventus_card,
    registration.fields.passportUrl,
    common.actions.next,
  ]);
  await next();

  await arriveAt(registration.personal.title);
  await reads(page, [
    registration.personal.title,
    member.fields.first_name,
    member.fields.last_name,
    member.fields.gender,
    member.fields.birth_date,
    common.actions.back,
    common.actions.next,
  ]);
  await type(page, 'first_name', visitor.firstName);
  await type(page, 'last_name', visitor.lastName);
  await tabTo(page, 'gender');
  await page.keyboard.press('ArrowDown');
  await choose(page, 'country_of_birth', 'Iran');
  // When a part of the date is complete, the focus moves to the next part.
  await type(page, 'birth_date', '1751990');
  await next();

  await arriveAt(registration.residence.title);
  await choose(page, 'country_of_residency', 'Italia');
  await type(page, 'postal_code', '10123');
  await type(page, 'address_of_residency', 'Via Roma 1, Torino');
  await next();

  await arriveAt(registration.contact.title);
  await type(page, 'email', visitor.email);
  await type(page, 'phone', '+39 333 123 4567');
  await next();

  await arriveAt(registration.payment.title);
  await tabTo(page, 'euro_payment_method');
  await page.keyboard.press('Space');
  await tabTo(page, 'paid_confirm');
  await page.keyboard.press('Space');
  await upload(page, 'receiptUrl');
  await next();

  await arriveAt(registration.confirm.title);
  await reads(page, [
    registration.confirm.title,
    registration.confirm.personal,
    member.fields.pack_type,
    registration.payment.title,
    registration.confirm.agreements,
    registration.confirm.register,
  ]);
  for (const name of ['terms', 'privacy']) {
    await tabTo(page, `legal_consents.${name}`);
    await page.keyboard.press('Space');
  }
  await activate(page, registration.confirm.register);
  await expect(page.getByRole('heading', { name: registration.tracking.title })).toBeVisible();
});
