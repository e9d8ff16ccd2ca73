import type { ErrorKey } from '@fanclub/contract/http/error-body';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { Panel } from './panel.tsx';
import { SecondaryButton } from './secondary-button.tsx';

interface MessageStateProps {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  /** A button for the next step. */
  action?: ReactNode;
  role?: 'alert' | 'status';
}

/** The layout of empty and error states. */
export function MessageState({ icon, title, text, action, role }: MessageStateProps) {
  return (
    <Panel
      variant="empty"
      role={role}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        paddingBlock: 6,
        paddingInline: 3,
        textAlign: 'center',
        '& svg': { fontSize: '2.25rem', color: 'text.secondary' },
      }}
    >
      {icon}
      <Typography variant="h4" component="p">
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxInlineSize: '48ch' }}>
          {text}
        </Typography>
      )}
      {action}
    </Panel>
  );
}

interface EmptyStateProps {
  /** A sentence that says what will appear here. */
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  return <MessageState icon={<InboxIcon />} {...props} />;
}

interface ErrorStateProps {
  error: unknown;
  /** Code of the sentence to show for an unexpected error. */
  fallback?: ErrorKey;
  onRetry?: () => void;
}

/** Replaces content that failed to load. It says what happened and has a button to try again. */
export function ErrorState({ error, fallback = 'error_loading_data', onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <MessageState
      role="alert"
      icon={<CloudOffIcon />}
      title={t('state.errorTitle')}
      text={errorText(error, fallback)}
      action={onRetry && <SecondaryButton onClick={onRetry}>{t('actions.retry')}</SecondaryButton>}
    />
  );
}
