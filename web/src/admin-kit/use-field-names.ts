import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';

const sameAs: Record<string, string> = {
  receipt_upload: 'receipt',
  passport_upload: 'passport',
  receipt_url: 'receipt',
  passport_url: 'passport',
  flagged_since_decision: 'flags',
};

/**
 * Returns a function that lists the panel's names of fields of the API. Fields that the panel never shows are left out.
 */
export function useFieldNames(): (fields: readonly string[]) => string {
  const { t, i18n } = useTranslation('member');
  const format = useFormat();
  return (fields) => {
    const names = fields
      .map((field) => `fields.${sameAs[field] ?? field}`)
      .filter((key) => i18n.exists(`member:${key}`))
      .map((key) => t(key as 'fields.email'));
    return format.list(new Set(names));
  };
}
