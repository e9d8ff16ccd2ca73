import { offers } from '@fanclub/contract/club/offers';
import { euroPaymentMethods, offersRial, takesEuroBy } from '@fanclub/contract/members/payment';
import { requestNumberPattern } from '@fanclub/contract/members/request-number';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { expect, type Page } from '@playwright/test';
import { texts as allTexts, type Texts } from './texts.ts';

export interface Visitor {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** Returns a visitor with a random e-mail, which no other test uses. */
export function buildVisitor(purpose: string): Visitor {
  const unique = crypto.randomUUID().slice(0, 8);
  return {
    email: `journey-${purpose}-${unique}@example.test`,
    password: 'Secret#1',
    firstName: 'Sara',
    lastName: `Rossi ${unique.replace(/\d/g, 'x')}`,
  };
}

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

export async function chooseCountry(page: Page, name: string, typed: string) {
  await field(page, name).fill(typed);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

export const next = (page: Page, { common }: Texts) =>
  page.getByRole('button', { name: common.actions.next, exact: true }).click();

/**
 * Functions that each fill in one page of the registration's first step. If the club has a club card, the application
 * includes one, so that the first page needs an image of a passport.
 */
export const fillPage = {
  async membership(page: Page) {
    const pack = page.locator('input[name="pack_type"][value="international"]');
    // The first screens in other languages have fields of the same names until the page's script removes them.
    await expect(pack).toHaveCount(1);
    await pack.check();
    if (!offers('card')) return;
    await field(page, 'juventus_card').check();
    await upload(page, 'passportUrl');
  },
  async personal(page: Page, { firstName, lastName }: Visitor) {
    await field(page, 'first_name').fill(firstName);
    await field(page, 'last_name').fill(lastName);
    await page.locator('input[name="gender"][value="female"]').check();
    await field(page, 'birth_date').fill('1990-05-17');
    await chooseCountry(page, 'country_of_birth', 'Iran');
  },
  async residence(page: Page) {
    await chooseCountry(page, 'country_of_residency', 'Iran');
    await field(page, 'address_of_residency').fill('Valiasr Street 12, Tehran');
    await field(page, 'postal_code').fill('۱۲۳۴۵۶۷۸۹۰');
  },
  async contact(page: Page, { email, password }: Visitor) {
    await field(page, 'email').fill(email);
    await field(page, 'phone').fill('0912 123 4567');
    await field(page, 'password').fill(password);
  },
};

/** Fills in all pages before the payment; `look` is called for each page when it is filled in. */
export async function fillInformation(
  page: Page,
  texts: Texts,
  visitor: Visitor,
  look: (page: Page, name: string) => Promise<void> = async () => undefined,
) {
  for (const [name, fill] of Object.entries(fillPage)) {
    await fill(page, visitor);
    await look(page, `register-${name}`);
    await next(page, texts);
  }
}

/** Calls `choose`, which selects an image, and waits until it is uploaded and the form shows no progress. */
export async function untilSent(page: Page, choose: () => Promise<void>) {
  // A response 503 does not count, because the form then sends the image again.
  const isAnswer = (url: string, status: number) =>
    url.endsWith('/api/files/upload') && status !== 503;
  const sent = page.waitForResponse((answer) => isAnswer(answer.url(), answer.status()));
  await choose();
  expect((await sent).status()).toBe(200);
  await expect(page.locator('form').getByRole('progressbar')).toHaveCount(0);
}

/** Selects an image in this field of the form and waits until it is uploaded. */
export async function upload(page: Page, name: 'passportUrl' | 'receiptUrl') {
  const image = await buildImage(name);
  await untilSent(page, () => field(page, name).setInputFiles(image));
}

export async function applyPromo(page: Page, texts: Texts, code: string) {
  await field(page, 'promo_code').fill(code);
  await page.getByRole('button', { name: texts.registration.promo.apply, exact: true }).click();
}

/**
 * Confirms the payment, uploads the receipt, accepts the terms and registers, up to the screen with the request
 * number.
 */
export async function payAndRegister(page: Page, texts: Texts) {
  await field(page, 'paid_confirm').check();
  await upload(page, 'receiptUrl');
  await next(page, texts);
  await field(page, 'legal_consents.terms').check();
  await field(page, 'legal_consents.privacy').check();
  await page.getByRole('button', { name: texts.registration.confirm.register }).click();
  await expect(
    page.getByRole('heading', { name: texts.registration.tracking.title }),
  ).toBeVisible();
}

/** Registers with a promo code, from the landing page to the screen with the request number; returns that number. */
export async function registerFrom(
  page: Page,
  language: LanguageCode,
  visitor: Visitor,
  code: string,
): Promise<string> {
  const texts = allTexts[language];
  await page.goto(`/${language}`);
  const wayIn = page.getByRole('link', { name: texts.common.actions.register });
  await wayIn.filter({ visible: true }).first().click();
  await fillInformation(page, texts, visitor);
  if (offers('promo')) {
    await applyPromo(page, texts, code);
    await expect(page.getByText(code.toUpperCase()).first()).toBeVisible();
  }
  if (!offersRial(language)) await chooseEuro(page, language);
  await payAndRegister(page, texts);
  const number = await page
    .getByText(/^JOFCI-[A-Z2-9]{8}$/)
    .first()
    .textContent();
  expect(number).toMatch(requestNumberPattern);
  return number ?? '';
}

/**
 * Chooses a service for euro. Where rial is offered, too, euro has to be chosen first. A club with one way to pay in
 * euro has no choice of a service.
 */
export async function chooseEuro(page: Page, language: LanguageCode, service = 'paypal') {
  if (offersRial(language)) {
    await page.locator('input[name="payment_method"][value="euro"]').check();
  }
  if (euroPaymentMethods.filter(takesEuroBy).length === 1) return;
  await page.locator(`input[name="euro_payment_method"][value="${service}"]`).check();
}

/** Returns an image in the form that a file input takes. Every call gives other bytes. */
export async function buildImage(name: string) {
  const buffer = await buildReceiptImage({ width: 600, height: 800 });
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}
