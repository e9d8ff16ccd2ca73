import type { AnswerDays } from '@fanclub/contract/members/answer-days';
import { formatDate, formatEuro, formatRial } from '@fanclub/contract/text/format';
import { isRtl, type LanguageCode, offeredLanguage } from '@fanclub/contract/text/languages';
import { answerTime } from '@fanclub/contract/words/names';
import i18n, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { answerDays } from './answer-days.ts';
import { formatSeason } from './format.ts';
import { loadTexts, localeFiles } from './locale-files.ts';
import { storeLanguage } from './stored-language.ts';

/**
 * Returns the language of the document. A built page names its language in its HTML, and in the app `first-paint.js`
 * has set it. While the build renders pages there is no document, so the default language is returned.
 */
function firstLanguage(): LanguageCode {
  return offeredLanguage(globalThis.document?.documentElement.lang);
}

// `LanguageProvider` changes theme and style cache with the same event, so the whole page changes at once.
i18n.on('languageChanged', (language) => {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  document.documentElement.dir = isRtl(language) ? 'rtl' : 'ltr';
});

i18n.use(localeFiles).use(initReactI18next);

const saidAnew = 'answerDays';
answerDays.subscribe(() => i18n.emit(saidAnew));

/** Resolves when the common texts are loaded. */
export const i18nReady: Promise<unknown> = i18n
  .init({
    lng: firstLanguage(),
    fallbackLng: false,
    load: 'currentOnly',
    ns: ['common'],
    defaultNS: 'common',
    interpolation: {
      escapeValue: false,
      defaultVariables: {
        get answerDays() {
          return answerDays.get();
        },
      },
    },
    // These events render the texts on screen again.
    react: { bindI18n: `languageChanged ${saidAnew}` },
    // In production a missing text shows its key. During development and in the build it throws an error.
    saveMissing: !import.meta.env.PROD || typeof window === 'undefined',
    missingKeyHandler: (_, namespace, key) => {
      throw new Error(`No text for ${namespace}:${key} in ${i18n.language}`);
    },
  })
  .then(() => registerFormatters(i18n));

// The development server names each changed file of texts, so that the page shows it without losing what is typed.
import.meta.hot?.on('texts', async ({ url, timestamp }: { url: string; timestamp: number }) => {
  const [, namespace = '', language = ''] = url.match(/([\w-]+)(?:\/locales)?\/(\w+)\.ts$/) ?? [];
  const { texts } = await import(/* @vite-ignore */ `${url}?t=${timestamp}`);
  i18n.addResourceBundle(language, namespace, texts, true, true);
  i18n.emit(saidAnew);
});

/** Loads the texts of further namespaces. The download starts at once, even before `i18nReady` has resolved. */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  await Promise.all([
    i18nReady,
    ...namespaces.map((namespace) => loadTexts(namespace, firstLanguage())),
  ]);
  await i18n.loadNamespaces(namespaces);
}

/** Returns a function that loads a module together with the texts that it shows. */
export const withTexts =
  <M>(namespaces: readonly string[], load: () => Promise<M>) =>
  async () =>
    (await Promise.all([load(), loadNamespaces(namespaces)]))[0];

/** Stores a language on this device and changes texts, `lang`, `dir`, theme and style cache to it. */
export async function setLanguage(language: LanguageCode): Promise<void> {
  storeLanguage(language);
  await i18nReady;
  if (i18n.language !== language) await i18n.changeLanguage(language);
}

export function currentLanguage(): LanguageCode {
  return offeredLanguage(i18n.language);
}

export { i18n };

/**
 * Registers the formats of values in texts: `{{price, euro}}`, `{{amount, rial}}`, `{{day, date}}`, `{{season,
 * season}}` and `{{answerDays, workingDays}}`. i18next itself has `number`.
 */
function registerFormatters({ services }: I18n): void {
  const add = <V>(name: string, format: (value: V, language: LanguageCode) => string) =>
    services.formatter?.add(name, (value, language) =>
      format(value as V, offeredLanguage(language)),
    );
  add<number>('euro', formatEuro);
  add<number>('rial', formatRial);
  add<string>('date', formatDate);
  add<string>('season', formatSeason);
  add<AnswerDays>('workingDays', answerTime);
}
