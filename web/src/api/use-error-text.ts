import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { useTranslation } from 'react-i18next';
import type { RequiredTexts } from '#i18n/required-texts.ts';
import { ApiError } from './api-error.ts';

/** The sentence for a failure: of a known code, or of what was `attempted` for anything unexpected. */
export function useErrorText() {
  const { t, i18n } = useTranslation('errors');
  return (error: unknown, attempted?: ErrorKey): string => {
    const said =
      error instanceof ApiError && i18n.exists(`errors:${error.code}`) ? error.code : null;
    const isExpected = said !== null && said !== 'internal_error';
    return t((isExpected ? said : (attempted ?? said)) ?? 'action_failed');
  };
}

/** The sentence under a field; forms and answers carry the same keys. */
export function useFieldErrorText() {
  const { t, i18n } = useTranslation('errors');
  return (key: string | undefined, path?: string): string => {
    if (!key) return '';
    // Of somebody in a list a field is asked for as anybody's is.
    const field = path?.replace(/^.*\]\./, '');
    if (key === 'field_required' && field && i18n.exists(`errors:required.${field}`)) {
      return t(`required.${field as keyof RequiredTexts}`);
    }
    // Of somebody whose birth date is known it is the package that does not fit.
    if (key === 'not_a_child' && field === 'pack_type') return t('grown_up');
    return i18n.exists(`errors:${key}`) ? t(key as ErrorKey) : t('invalid_value');
  };
}
