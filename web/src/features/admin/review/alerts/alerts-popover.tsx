import type { readAlerts } from '@fanclub/contract/admin/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '#admin-kit/api/use-may.ts';
import { paths } from '#config/paths.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { bareList } from '#ui/bare-list.ts';
import { PopoverDialog } from '#ui/popover-dialog.tsx';
import { RemindersAlert } from './reminders-alert.tsx';

interface AlertsPopoverProps {
  open: boolean;
  anchor: HTMLElement | null;
  /** Says how many alerts there are. */
  label: string;
  isEmpty: boolean;
  alerts: RouteResponse<typeof readAlerts>;
  onLookAtMails: () => void;
  onClose: () => void;
}

/** The alerts, each with the button that leads to its work. */
export default function AlertsPopover(props: AlertsPopoverProps) {
  const { open, anchor, label, isEmpty, onClose } = props;
  const { letters, cash, adjustments, reminders, maintenance } = props.alerts;
  const { failed_mails: failedMails, held_mails: heldMails } = props.alerts;
  const may = useMay();
  const { t } = useTranslation('admin');
  return (
    <PopoverDialog {...{ open, anchor, label, onClose }} inlineSize={400}>
      <Box sx={{ display: 'grid', gap: 1.5, '& button, & a': { whiteSpace: 'nowrap' } }}>
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
        {heldMails > 0 && (
          <Alert
            severity="warning"
            action={
              may('updateSettings') && (
                <LinkTo to={paths.adminSettings.build('advanced')} text={t('alerts.heldLimit')} />
              )
            }
          >
            {t('alerts.held', { count: heldMails })}
          </Alert>
        )}
        {letters > 0 && (
          <Alert
            severity="info"
            action={<LinkTo to={paths.adminLetters.build()} text={t('letters.look')} />}
          >
            {t('letters.some', { count: letters })}
          </Alert>
        )}
        {cash > 0 && (
          <Alert
            severity="warning"
            action={<LinkTo to={paths.adminMoney.build({ view: 'cash' })} text={t('mails.look')} />}
          >
            {t('alerts.cash', { count: cash })}
          </Alert>
        )}
        {adjustments.length > 0 && (
          <Alert
            severity="info"
            action={
              <LinkTo
                to={paths.adminMembers.build({ request: adjustments[0] ?? '', tab: 'money' })}
                text={t('mails.look')}
              />
            }
          >
            {t('alerts.adjustments', { count: adjustments.length })}
          </Alert>
        )}
        {reminders && <RemindersAlert {...reminders} />}
        <Maintenance run={maintenance} />
      </Box>
    </PopoverDialog>
  );
}

/** Says when maintenance last ran and what it last did, and warns if no run has succeeded for too long. */
function Maintenance({ run }: { run: AlertsPopoverProps['alerts']['maintenance'] }) {
  const { t, format } = useTexts('admin');
  if (!run) return <Typography variant="note">{t('maintenance.never')}</Typography>;
  const moment = format.dateTime(run.ran_at);
  return (
    <div>
      {run.is_late ? (
        <Alert severity="error">{t('maintenance.late', { moment })}</Alert>
      ) : (
        <Typography variant="note">{t('maintenance.ran', { moment })}</Typography>
      )}
      <Box component="ul" sx={bareList}>
        {run.did.map(({ work, count, at }) => (
          <Typography key={work} component="li" variant="note" sx={splitRow}>
            <span>{`${t(`maintenance.works.${work}`)}: ${format.number(count)}`}</span>
            <Box component="span" sx={{ flexShrink: 0 }}>
              {format.ownDateTime(at)}
            </Box>
          </Typography>
        ))}
      </Box>
    </div>
  );
}

const splitRow = {
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: 2,
  marginBlockStart: 0.75,
} as const;

function LinkTo({ to, text }: { to: string; text: string }) {
  return (
    <Button component={RouterLink} to={to} color="inherit" size="small">
      {text}
    </Button>
  );
}
