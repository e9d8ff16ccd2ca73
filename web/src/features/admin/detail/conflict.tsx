import { languages } from '@fanclub/contract/text/languages';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/api-error.ts';
import { useErrorText } from '#api/use-error-text.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** Why an action did not happen; after a change in between, what changed. */
export function Conflict({ error }: { error: unknown }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const changed = useChangedFields(error instanceof ApiError ? error.changed : []);
  if (!error) return null;
  return (
    <Alert severity={changed ? 'warning' : 'error'}>
      {errorText(error)}
      {changed && ` ${t('detail.changed', { fields: changed })}`}
    </Alert>
  );
}

const sameAs: Record<string, string> = {
  receipt_upload: 'receipt',
  passport_upload: 'passport',
  receipt_url: 'receipt',
  passport_url: 'passport',
};

/** Names of changed fields as the panel calls them; those it never shows are left out. */
function useChangedFields(fields: string[]): string {
  const { t, i18n } = useTranslation('member');
  const language = useLanguage();
  const names = fields
    .map((field) => `fields.${sameAs[field] ?? field}`)
    .filter((key) => i18n.exists(`member:${key}`))
    .map((key) => t(key as 'fields.email'));
  return new Intl.ListFormat(languages[language].locale).format(new Set(names));
}
