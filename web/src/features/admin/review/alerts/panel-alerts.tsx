import { readAlerts } from '@fanclub/contract/admin/routes';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noAlerts } from '#admin-kit/api/no-alerts.ts';
import { routeQuery } from '#api/route-query.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { lazyDialog, lazyPart } from '#ui/lazily.tsx';

const AlertsPopover = lazyDialog(() => import('./alerts-popover.tsx'));
const FailedMailsDialog = lazyPart(() => import('./failed-mails-dialog.tsx'));

/**
 * A bell with the number of alerts, which it opens: mails that the server no longer tries to send or that wait, letters
 * to print for members without a mailbox, more cash than a person may hold, waivers and reductions to agree to, people
 * who wait to hear that registration is open, and maintenance that does not run. The bell is there from the start, so
 * that nothing moves when the alerts have loaded.
 */
export function PanelAlerts() {
  const { t, format } = useTexts('admin');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [areMailsOpen, setMailsOpen] = useState(false);
  const { data: alerts = noAlerts } = useQuery({
    ...routeQuery(readAlerts),
    staleTime: 60_000,
  });
  const { failed_mails, held_mails, letters, cash, adjustments, reminders, maintenance } = alerts;
  const late = maintenance?.is_late ? 1 : 0;
  const counts = [
    late,
    failed_mails,
    held_mails,
    letters,
    cash,
    adjustments.length,
    reminders?.waiting ?? 0,
  ];
  const count = counts.filter((each) => each > 0).length;
  const label = t('alerts.label', { count });
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          // On a phone the bell is taller than the line of text beside it, so it overlaps the line's margins. Its icon
          // is aligned with the end of the list.
          sx={{ marginBlock: { xs: -0.5, md: 0 }, marginInlineEnd: { xs: -1, md: 0 } }}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Badge
            overlap="circular"
            badgeContent={format.number(count)}
            invisible={count === 0}
            color={failed_mails + late > 0 ? 'error' : 'primary'}
          >
            <NotificationsIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      <AlertsPopover
        open={anchor !== null}
        anchor={anchor}
        label={label}
        isEmpty={count === 0}
        alerts={alerts}
        onLookAtMails={() => {
          setAnchor(null);
          setMailsOpen(true);
        }}
        onClose={() => setAnchor(null)}
      />
      {areMailsOpen && <FailedMailsDialog onClose={() => setMailsOpen(false)} />}
    </>
  );
}
