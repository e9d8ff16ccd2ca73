import { offersRial } from '@fanclub/contract/members/payment';
import { setLanguage } from '@fanclub/contract/members/routes';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { approvedCard, receiptUsedTwice, reviewEvening } from '@fanclub/stories/all-stories';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { tellStory } from '@fanclub/stories/tools/tell-story';
import type { Browser, Page } from '@playwright/test';
import { cardsTurned, settled } from './accessible.ts';
import { logInAsMember, openAdminPanel } from './sign-in.ts';
import { texts } from './texts.ts';
import { openVisitor } from './visitor.ts';
import {
  applyPromo,
  buildVisitor,
  field,
  fillInformation,
  next,
  payAndRegister,
  upload,
} from './wizard.ts';

export interface View {
  language: LanguageCode;
  /** The window's width in CSS pixels. */
  width: 360 | 1280;
  colorScheme?: 'light' | 'dark';
}

/**
 * Called for each screen, for example to take a screenshot. `name` is a short name without spaces, such as
 * `register-errors`.
 */
export type Look = (page: Page, name: string) => Promise<void>;

const heights = { 360: 740, 1280: 900 } as const;
const publicPages = {
  landing: '/',
  register: '/register',
  login: '/login',
  forgot: '/forgot-password',
  reset: '/reset-password?token=unknown',
  legal: '/legal/privacy-policy',
  'not-found': '/nowhere/at/all',
};

const openPage = (browser: Browser, view: View) =>
  openVisitor(browser, { ...view, height: heights[view.width] });

async function visitWizard(page: Page, language: LanguageCode, look: Look): Promise<void> {
  const goOn = () => next(page, texts[language]);
  await page.goto('/register');
  await goOn();
  // On a phone, the app that shows the errors is loaded by the press.
  await page.locator('main [role="alert"]').first().waitFor();
  await look(page, 'register-errors');
  await fillInformation(page, texts[language], buildVisitor('pictures'), look);
  await applyPromo(page, texts[language], 'HALFSHIP');
  // Waits for the discount, because its lines move the controls that are clicked next.
  await page.getByText('HALFSHIP').first().waitFor();
  if (!offersRial(language)) {
    await page.locator('input[name="euro_payment_method"]').first().check();
  }
  await field(page, 'paid_confirm').check();
  await upload(page, 'receiptUrl');
  await look(page, 'payment');
  await goOn();
  await look(page, 'confirm');
  await page.goBack();
  await payAndRegister(page, texts[language]);
  await look(page, 'tracking');
}

const lookWhenStill =
  (look: Look): Look =>
  async (page, name) => {
    await settled(page);
    await look(page, name);
  };

/** Stores the people whom the screens of members and admins show. */
export async function tellCast() {
  const { member } = await tellStory(approvedCard);
  await tellStory(reviewEvening);
  const { second } = await tellStory(receiptUsedTwice);
  return { member, application: second };
}
export type Cast = Awaited<ReturnType<typeof tellCast>>;

/**
 * Opens the most important screens as visitor, applicant, member and admin, and calls `look` for each, with a suite
 * on BASE_URL.
 */
export async function visitScreens(browser: Browser, view: View, cast: Cast, look: Look) {
  const see = lookWhenStill(look);
  const visitor = await openPage(browser, view);
  for (const [name, path] of Object.entries(publicPages)) {
    await visitor.goto(path);
    await see(visitor, name);
  }
  const applicant = await openPage(browser, view);
  await visitWizard(applicant, view.language, see);
  const own = { params: { id: cast.member.id }, token: cast.member.token };
  await callOrThrow(setLanguage, { ...own, body: { language: view.language } });
  const owner = await openPage(browser, view);
  await logInAsMember(owner, cast.member);
  await cardsTurned(owner, 1);
  await see(owner, 'profile');
  const admin = await openPage(browser, view);
  await openAdminPanel(admin);
  await see(admin, 'admin');
  const { requestNumber } = cast.application;
  await admin.goto(`/admin?q=${requestNumber}`);
  await admin.getByText(requestNumber).filter({ visible: true }).first().click();
  await admin.locator('img[src^="blob:"]').first().waitFor();
  await see(admin, 'admin-detail');
  await admin.goto('/admin/history');
  await see(admin, 'admin-history');
  await admin.goto('/admin/codes');
  await see(admin, 'admin-codes');
  for (const page of [visitor, applicant, owner, admin]) await page.context().close();
}

/** Opens the landing page and calls `look`. The caller must have closed the registration. */
export async function visitClosedSeason(browser: Browser, view: View, look: Look) {
  const late = await openPage(browser, view);
  await late.goto('/');
  await lookWhenStill(look)(late, 'landing-closed');
  await late.context().close();
}
