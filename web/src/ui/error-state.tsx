import type { ErrorKey } from '@fanclub/contract/http/error-body';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { MessageState } from './message-state.tsx';

interface ErrorStateProps {
  error: unknown;
  /** The sentence where the error has none of its own. */
  fallback?: ErrorKey;
  onRetry?: () => void;
}

/** In the place of what did not load: what happened, and a way to try again. */
export function ErrorState({ error, fallback = 'error_loading_data', onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <MessageState
      role="alert"
      icon={<CloudOffIcon />}
      title={t('state.errorTitle')}
      text={errorText(error, fallback)}
      action={
        onRetry && (
          <Button variant="outlined" color="secondary" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        )
      }
    />
  );
}
