import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { useTranslation } from 'react-i18next';
import type { RequiredTexts } from '#i18n/required-texts.ts';
import { ApiError } from './api-error.ts';

/**
 * Returns a function that gives the sentence for an error. For an unexpected error the function returns the sentence
 * with the key `attempted`, which says what action failed. If the error's code is missing or has no sentence, the
 * function returns the message of the response.
 */
export function useErrorText() {
  const { t, i18n } = useTranslation('errors');
  return (error: unknown, attempted?: ErrorKey): string => {
    const isKnown = error instanceof ApiError && i18n.exists(`errors:${error.code}`);
    const says = error instanceof ApiError && (isKnown ? error.unknownSays : error.message);
    if (says) return says;
    const said = isKnown ? error.code : null;
    const isExpected = said !== null && said !== 'internal_error';
    return t((isExpected ? said : (attempted ?? said)) ?? 'action_failed');
  };
}

/** Returns a function that gives the sentence for a field's error; forms and API responses use the same keys. */
export function useFieldErrorText() {
  const { t, i18n } = useTranslation('errors');
  return (key: string | undefined, path?: string): string => {
    if (!key) return '';
    // A path such as `people[1].email` has the same sentence as the field `email`.
    const field = path?.replace(/^.*\./, '');
    const isMissing = key === 'field_required' || key === 'terms_privacy_required';
    if (isMissing && field && i18n.exists(`errors:required.${field}`)) {
      return t(`required.${field as keyof RequiredTexts}`);
    }
    // In a renewal the birth date cannot be changed, so the sentence is about the package.
    if (key === 'not_a_child' && field === 'pack_type') return t('grown_up');
    return i18n.exists(`errors:${key}`) ? t(key as ErrorKey) : t('invalid_value');
  };
}
