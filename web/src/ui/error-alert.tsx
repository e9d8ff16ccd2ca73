import type { ErrorKey } from '@fanclub/contract/http/error-body';
import Alert, { type AlertProps } from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/api-error.ts';
import { useErrorText } from '#api/use-error-text.ts';
import { formatWait } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';

interface ErrorAlertProps {
  /** The error of the action; without one nothing is rendered. */
  error: unknown;
  /** Code of the sentence to show for an unexpected error. */
  fallback?: ErrorKey;
  sx?: AlertProps['sx'];
}

/** Shows why an action failed and, if the server named a pause, how long to wait before trying again. */
export function ErrorAlert({ error, fallback, sx }: ErrorAlertProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  if (!error) return null;
  const waitS = error instanceof ApiError ? (error.retryAfterS ?? 0) : 0;
  return (
    <Alert severity="error" {...(sx && { sx })}>
      {errorText(error, fallback)}
      {waitS > 0 && ` ${t('form.retryIn', { time: formatWait(waitS, language) })}`}
    </Alert>
  );
}
