import type { RouteResponse } from '@fanclub/contract/http/route';
import type { reminders } from '@fanclub/contract/reminders/admin-routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { RemindersAlert } from './reminders-alert.tsx';

interface AlertsPopoverProps {
  open: boolean;
  anchor: HTMLElement | null;
  /** Says how many alerts there are. */
  label: string;
  failedMails: number;
  lettersToPrint: number;
  reminding: RouteResponse<typeof reminders> | undefined;
  onLookAtMails: () => void;
  onClose: () => void;
}

/** The alerts, each with the button that leads to its work. */
export function AlertsPopover(props: AlertsPopoverProps) {
  const { open, anchor, label, failedMails, lettersToPrint, reminding } = props;
  const { t, i18n } = useTranslation('admin');
  const isEmpty = failedMails + lettersToPrint + (reminding?.waiting ?? 0) === 0;
  // The style plugin for right-to-left languages does not mirror the origin of a popover.
  const horizontal = i18n.dir() === 'rtl' ? 'left' : 'right';
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={props.onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: paper } }}
    >
      {isEmpty && <Typography color="textSecondary">{label}</Typography>}
      {failedMails > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={props.onLookAtMails}>
              {t('mails.look')}
            </Button>
          }
        >
          {t('mails.failed', { count: failedMails })}
        </Alert>
      )}
      {lettersToPrint > 0 && (
        <Alert
          severity="info"
          action={
            <Button
              component={RouterLink}
              to={paths.adminLetters.build()}
              color="inherit"
              size="small"
            >
              {t('letters.look')}
            </Button>
          }
        >
          {t('letters.some', { count: lettersToPrint })}
        </Alert>
      )}
      {reminding && <RemindersAlert {...reminding} />}
    </Popover>
  );
}

const paper = {
  inlineSize: 400,
  maxInlineSize: 'calc(100vw - 32px)',
  padding: 2,
  display: 'grid',
  gap: 1.5,
  '& button, & a': { whiteSpace: 'nowrap' },
} as const;
