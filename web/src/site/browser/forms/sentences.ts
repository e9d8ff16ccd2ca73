import type { LanguageCode } from '@fanclub/contract/text/languages';
import { ApiError } from '#api/api-error.ts';
import { type ErrorTexts, errorSentence } from '#api/error-sentences.ts';
import { formatWait } from '#i18n/format.ts';

const files = import.meta.glob<{ texts: ErrorTexts }>('/src/i18n/locales/errors/*.ts');

export const pageLanguage = () => document.documentElement.lang as LanguageCode;

/** Loads the sentences for errors in the page's language; null if they cannot be loaded. */
export async function loadErrorTexts(): Promise<ErrorTexts | null> {
  const load = files[`/src/i18n/locales/errors/${pageLanguage()}.ts`];
  const file = await load?.().catch(() => null);
  return file?.texts ?? null;
}

/**
 * Returns the sentence for an error and, if the server names a pause, the time to wait. If the sentences cannot be loaded,
 * it is the server's own or, without an answer, `noNetwork`.
 */
export async function sayingOf(error: unknown, fallback: string | undefined, noNetwork = '') {
  const texts = await loadErrorTexts();
  const { status = 0, message = '', retryAfterS = 0 } = error instanceof ApiError ? error : {};
  return {
    sentence: texts ? errorSentence(texts, error, fallback) : status > 0 ? message : noNetwork,
    time: retryAfterS > 0 ? formatWait(retryAfterS, pageLanguage()) : null,
  };
}
