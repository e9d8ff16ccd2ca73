import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { useTranslation } from 'react-i18next';
import { type ErrorTexts, errorSentence, fieldSentence } from './error-sentences.ts';

/** Returns a function that gives the sentence for an error. */
export function useErrorText() {
  const texts = useErrorTexts();
  return (error: unknown, attempted?: ErrorKey): string => errorSentence(texts, error, attempted);
}

/** Returns a function that gives the sentence for a field's error. */
export function useFieldErrorText() {
  const texts = useErrorTexts();
  return (key: string | undefined, path?: string, value?: unknown): string =>
    fieldSentence(texts, key, path, value);
}

function useErrorTexts(): ErrorTexts {
  const { i18n } = useTranslation('errors');
  return i18n.getResourceBundle(i18n.language, 'errors') ?? {};
}
