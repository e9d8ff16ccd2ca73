import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useFieldNames } from '#admin-kit/use-field-names.ts';
import { ApiError } from '#api/api-error.ts';
import { useErrorText } from '#api/use-error-text.ts';

/**
 * Alert with the reason why an action failed. If somebody else has changed the member in the meantime, the
 * alert names the changed fields.
 */
export function Conflict({ error }: { error: unknown }) {
  const { t } = useTranslation('review');
  const errorText = useErrorText();
  const fieldNames = useFieldNames();
  const changed = error instanceof ApiError ? fieldNames(error.changed) : '';
  if (!error) return null;
  return (
    <Alert severity={changed ? 'warning' : 'error'}>
      {errorText(error)}
      {changed && ` ${t('detail.changed', { fields: changed })}`}
    </Alert>
  );
}
