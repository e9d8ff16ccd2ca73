import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { useWizard } from '../../page/wizard-context.ts';

interface SubmitOutcomeProps {
  isPending: boolean;
  isWaiting: boolean;
  error: unknown;
}

/** The result of the last attempt to send the application. */
export function SubmitOutcome({ isPending, isWaiting, error }: SubmitOutcomeProps) {
  const { t } = useTranslation('registration');
  const { member, words } = useWizard().application;
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (error) box.current?.scrollIntoView({ block: 'center' });
  }, [error]);

  return (
    <Box ref={box} aria-live="assertive">
      {isPending && (
        <Alert severity="info">{t(isWaiting ? 'confirm.waiting' : 'confirm.registering')}</Alert>
      )}
      {Boolean(error) && !isPending && (
        <Alert severity="error">
          <AlertTitle>{words.failedTitle ?? t('confirm.failedTitle')}</AlertTitle>
          {errorText(error, member ? undefined : 'registration_failed')}{' '}
          {words.kept ?? t('confirm.kept')}
        </Alert>
      )}
    </Box>
  );
}
