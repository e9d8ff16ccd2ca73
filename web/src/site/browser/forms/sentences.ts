import type { LanguageCode } from '@fanclub/contract/text/languages';
import { ApiError } from '#api/api-error.ts';
import { type ErrorTexts, errorSentence } from '#api/error-sentences.ts';
import { formatWait } from '#i18n/format.ts';

const files = import.meta.glob<{ texts: ErrorTexts }>('/src/i18n/locales/errors/*.ts');

export const pageLanguage = () => document.documentElement.lang as LanguageCode;

/** Loads the sentences for errors in the page's language; null without a network. */
export async function loadErrorTexts(): Promise<ErrorTexts | null> {
  const load = files[`/src/i18n/locales/errors/${pageLanguage()}.ts`];
  const file = await load?.().catch(() => null);
  return file?.texts ?? null;
}

/** Returns the sentence for an error and, if the server names a pause, the time to wait. */
export async function sayingOf(error: unknown, fallback: string | undefined) {
  const texts = await loadErrorTexts();
  const waitS = error instanceof ApiError ? (error.retryAfterS ?? 0) : 0;
  return {
    sentence: texts && errorSentence(texts, error, fallback),
    time: waitS > 0 ? formatWait(waitS, pageLanguage()) : null,
  };
}
