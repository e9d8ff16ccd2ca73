import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/api-error.ts';
import { useErrorText } from '#api/use-error-text.ts';
import { useFieldNames } from './use-field-names.ts';

/** Why an action did not happen; after a change in between, what changed. */
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
