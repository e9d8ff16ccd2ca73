import type { RequestStatus } from '@fanclub/contract/members/states';
import { shownStatus } from '@fanclub/contract/members/states';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

const styles = {
  under_review: { color: 'warning', Icon: ScheduleIcon },
  approved: { color: 'success', Icon: CheckIcon },
  rejected: { color: 'error', Icon: CloseIcon },
} as const;

/** The state of an application, with a text and an icon besides the colour. */
export function StatusChip({ status }: { status: RequestStatus }) {
  const { t } = useTranslation();
  const shown = shownStatus(status);
  const { color, Icon } = styles[shown];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={<Icon />}
      label={t(`status.${shown}`)}
    />
  );
}

/** “Paid” means that an admin has confirmed the money. Before that, the chip says whether a receipt is attached. */
export function PaymentChip({ isPaid, hasReceipt }: { isPaid: boolean; hasReceipt: boolean }) {
  const { t } = useTranslation();
  const key = isPaid ? 'paid' : hasReceipt ? 'receiptAttached' : 'pending';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isPaid ? 'success' : 'default'}
      label={t(`status.${key}`)}
    />
  );
}
