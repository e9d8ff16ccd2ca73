import { mkdir } from 'node:fs/promises';
import { offersRial } from '@fanclub/contract/members/payment';
import { setLanguage } from '@fanclub/contract/members/routes';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { approvedCard } from '@fanclub/stories/approved-card';
import { closedSeason } from '@fanclub/stories/closed-season';
import { receiptUsedTwice } from '@fanclub/stories/receipt-used-twice';
import { reviewEvening } from '@fanclub/stories/review-evening';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { tellStory } from '@fanclub/stories/tools/tell-story';
import { type Browser, chromium, type Page } from '@playwright/test';
import { logInAsMember, openAdminPanel } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';
import {
  applyPromo,
  buildVisitor,
  field,
  fillInformation,
  payAndRegister,
  upload,
} from '../support/wizard.ts';

/**
 * Pictures of every screen, in each language, narrow and wide, for people to look at. Run by
 * `npm run screenshots -- <folder> [language …]`, in a suite where nobody is disturbed.
 */
const [folder = 'screenshots', ...chosen] = process.argv.slice(2);
const languages = (chosen.length > 0 ? chosen : languageCodes) as LanguageCode[];
const sizes = { 360: 740, 1280: 900 } as const;

async function newPage(browser: Browser, language: LanguageCode, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: String(process.env.BASE_URL),
    viewport: { width, height: sizes[width as keyof typeof sizes] },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript((code) => {
    localStorage.setItem('language', code);
    localStorage.setItem(
      'cookieConsent',
      JSON.stringify({ necessary: true, analytics: false, functional: false, marketing: false }),
    );
  }, language);
  return page;
}

/** Goes through the wizard with a club card and takes a picture of every step. */
async function shootWizard(page: Page, language: LanguageCode, name: (screen: string) => string) {
  const next = () =>
    page.getByRole('button', { name: texts[language].common.actions.next, exact: true }).click();
  await page.goto('/register');
  await next();
  await shoot(page, name('register-errors'));
  await fillInformation(page, buildVisitor('pictures'));
  await shoot(page, name('register-filled'));
  await next();
  await applyPromo(page, texts[language], 'HALFSHIP');
  if (!offersRial(language))
    await page.locator('input[name="euro_payment_method"]').first().check();
  await field(page, 'paid_confirm').check();
  await upload(page, 'receiptUrl');
  await shoot(page, name('payment'));
  await next();
  await shoot(page, name('confirm'));
  await page.goBack();
  await payAndRegister(page, texts[language]);
  await shoot(page, name('tracking'));
}

async function shoot(page: Page, name: string, fullPage = true) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const { member } = await tellStory(approvedCard);
await tellStory(reviewEvening);
const { second } = await tellStory(receiptUsedTwice);
for (const language of languages) {
  for (const width of [360, 1280]) {
    const name = (screen: string) => `${screen}-${language}-${width}`;
    const visitor = await newPage(browser, language, width);
    for (const [screen, path] of [
      ['landing', '/'],
      ['register', '/register'],
      ['login', '/login'],
      ['forgot', '/forgot-password'],
      ['legal', '/legal/privacy-policy'],
      ['not-found', '/nowhere/at/all'],
    ] as const) {
      await visitor.goto(path);
      await shoot(visitor, name(screen));
    }
    const applicant = await newPage(browser, language, width);
    await shootWizard(applicant, language, name);
    const own = { params: { id: member.id }, token: member.token };
    await callOrThrow(setLanguage, { ...own, body: { language } });
    const owner = await newPage(browser, language, width);
    await logInAsMember(owner, member);
    await shoot(owner, name('profile'));
    const admin = await newPage(browser, language, width);
    await openAdminPanel(admin);
    await shoot(admin, name('admin'), false);
    await admin.locator('[type="search"]').first().fill(second.requestNumber);
    await admin.getByText(second.requestNumber).filter({ visible: true }).first().click();
    await admin.locator('img[src^="blob:"]').first().waitFor();
    await shoot(admin, name('admin-detail'), false);
    for (const page of [visitor, applicant, owner, admin]) await page.context().close();
  }
}
await tellStory(closedSeason);
for (const language of languages) {
  const late = await newPage(browser, language, 360);
  await late.goto('/');
  await shoot(late, `landing-closed-${language}-360`);
  await late.context().close();
}
await browser.close();
