import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/api-error.ts';
import { useErrorText } from '#api/use-error-text.ts';
import { useChangedFields } from './use-changed-fields.ts';

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
