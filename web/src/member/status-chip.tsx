import type { RequestStatus } from '@fanclub/contract/members/states';
import { shownStatus } from '@fanclub/contract/members/states';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

const looks = {
  under_review: { color: 'warning', Icon: ScheduleIcon },
  approved: { color: 'success', Icon: CheckIcon },
  rejected: { color: 'error', Icon: CloseIcon },
} as const;

/** The state of an application in a word, never by colour alone. */
export function StatusChip({ status }: { status: RequestStatus }) {
  const { t } = useTranslation();
  const shown = shownStatus(status);
  const { color, Icon } = looks[shown];
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
