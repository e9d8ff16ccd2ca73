import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import type { Browser, Page } from '@playwright/test';
import { answerSettings, type SettingsAnswer } from './settings-answers.ts';
import { texts } from './texts.ts';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

interface PublicScreen {
  name: string;
  /** Without the language's prefix. */
  path: string;
  settings?: SettingsAnswer;
  /** The first visit, with the cookie sheet. */
  isFirstVisit?: true;
  /** Brings the state about that is to be looked at. */
  prepare?: (page: Page, language: LanguageCode) => Promise<unknown>;
}

const dialog = (page: Page) => page.getByRole('dialog').waitFor();

/** Every page and state that a visitor can come to without the app. */
export const publicScreens: readonly PublicScreen[] = [
  { name: 'landing', path: '/' },
  { name: 'first visit', path: '/', isFirstVisit: true },
  { name: 'closed season', path: '/', settings: 'closed season' },
  { name: 'settings down', path: '/', settings: 'not to be had' },
  {
    name: 'menu',
    path: '/',
    prepare: async (page, language) => {
      await page
        .getByRole('button', { name: texts[language].common.nav.menu, exact: true })
        .click();
      await dialog(page);
    },
  },
  { name: 'FAQ', path: '/#faq', prepare: dialog },
  { name: 'cookie settings', path: '/#cookie-settings', prepare: dialog },
  {
    name: 'answered question',
    path: '/',
    prepare: (page) => page.locator('main summary').first().click(),
  },
  { name: 'privacy policy', path: '/legal/privacy-policy' },
  { name: 'terms', path: '/legal/terms' },
  { name: 'cookie policy', path: '/legal/cookies' },
  { name: 'data processing', path: '/legal/dpa' },
  { name: 'unknown document', path: '/legal/data-processing' },
  { name: 'not found', path: '/nowhere/at/all' },
];

export interface PublicView {
  language: LanguageCode;
  scheme: Scheme;
  /** In CSS pixels. */
  width: number;
}

export const everyView = (widths: readonly number[]): PublicView[] =>
  languageCodes.flatMap((language) =>
    schemes.flatMap((scheme) => widths.map((width) => ({ language, scheme, width }))),
  );

const necessaryOnly = { necessary: true, analytics: false, functional: false, marketing: false };

/** Opens a public screen as it stands once nothing moves any more. */
export async function openPublicScreen(
  browser: Browser,
  { path, settings = 'as they are', isFirstVisit, prepare }: PublicScreen,
  { language, scheme, width }: PublicView,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: String(process.env.BASE_URL),
    viewport: { width, height: 800 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const stored = {
    language,
    ...(!isFirstVisit && { cookieConsent: JSON.stringify(necessaryOnly) }),
  };
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  await answerSettings(page, settings);
  const prefixed = language === 'fa' ? path : `/${language}${path.replace(/^\/(?=#|$)/, '')}`;
  await page.goto(prefixed);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await prepare?.(page, language);
  await page.waitForLoadState('networkidle');
  return page;
}
