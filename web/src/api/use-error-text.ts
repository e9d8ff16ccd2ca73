import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { useTranslation } from 'react-i18next';
import type { RequiredTexts } from '#i18n/required-texts.ts';
import { ApiError } from './api-error.ts';

/** The sentence for a failure: of a known code, or of `fallback` for anything unexpected. */
export function useErrorText() {
  const { t, i18n } = useTranslation('errors');
  return (error: unknown, fallback: ErrorKey = 'action_failed'): string => {
    const code = error instanceof ApiError ? error.code : fallback;
    return i18n.exists(`errors:${code}`) ? t(code) : t(fallback);
  };
}

/** The sentence under a field; forms and answers carry the same keys. */
export function useFieldErrorText() {
  const { t, i18n } = useTranslation('errors');
  return (key: string | undefined, field?: string): string => {
    if (!key) return '';
    if (key === 'field_required' && field && i18n.exists(`errors:required.${field}`)) {
      return t(`required.${field as keyof RequiredTexts}`);
    }
    return i18n.exists(`errors:${key}`) ? t(key as ErrorKey) : t('invalid_value');
  };
}
