import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
} from '@fanclub/contract/text/languages';
import type { Browser, Page } from '@playwright/test';
import { settled } from './accessible.ts';
import { answerSettings, type SettingsAnswer } from './settings-answers.ts';
import { texts } from './texts.ts';
import { openVisitor } from './visitor.ts';

/** Returns the address of a public page in a language. `path` is the page's path without the language's prefix. */
export function addressIn(language: LanguageCode, path: string): string {
  if (language === defaultLanguage) return path;
  const isLanding = path === '/' || path.startsWith('/#');
  return `/${language}${isLanding ? path.slice(1) : path}`;
}

/** The first page of the site in each language, by its path. */
export const firstPages = languageCodes.map((language) => ({
  language,
  path: addressIn(language, '/'),
}));

interface PublicScreen {
  name: string;
  /** The path without the language's prefix. */
  path: string;
  settings?: SettingsAnswer;
  /** Set for a first visit, on which the page asks about cookies. */
  isFirstVisit?: true;
  /** Brings the page into the state that is to be checked. */
  prepare?: (page: Page, language: LanguageCode) => Promise<unknown>;
}

const untilDialog = (page: Page) => page.getByRole('dialog').waitFor();

/** The built pages in the states that tests check, without pages of the app (registration, login, profile, panel). */
export const publicScreens: readonly PublicScreen[] = [
  {
    name: 'landing, a question answered',
    path: '/',
    prepare: (page) => page.locator('main summary').first().click(),
  },
  { name: 'first visit', path: '/', isFirstVisit: true },
  { name: 'closed season', path: '/', settings: 'closed season' },
  { name: 'settings down', path: '/', settings: 'not to be had' },
  {
    name: 'menu',
    path: '/',
    prepare: async (page, language) => {
      const { menu } = texts[language].common.nav;
      await page.getByRole('button', { name: menu, exact: true }).click();
      await untilDialog(page);
    },
  },
  { name: 'FAQ', path: '/#faq', prepare: untilDialog },
  { name: 'cookie settings', path: '/#cookie-settings', prepare: untilDialog },
  { name: 'privacy policy', path: '/legal/privacy-policy' },
  { name: 'terms', path: '/legal/terms' },
  { name: 'cookie policy', path: '/legal/cookies' },
  { name: 'data processing', path: '/legal/dpa' },
  { name: 'not found', path: '/nowhere/at/all' },
];

/** Opens a public screen, waits until it is complete, and brings it into its state with `prepare`. */
export async function openPublicScreen(
  browser: Browser,
  { path, settings = 'as they are', isFirstVisit, prepare }: PublicScreen,
  { language, width }: { language: LanguageCode; width: number },
): Promise<Page> {
  const page = await openVisitor(browser, { language, width, isFirstVisit });
  await answerSettings(page, settings);
  await page.goto(addressIn(language, path));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  await prepare?.(page, language);
  return page;
}
