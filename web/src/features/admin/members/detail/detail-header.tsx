import type { MemberRow } from '@fanclub/contract/members/admin-member';
import { shownStatus } from '@fanclub/contract/members/states';
import type { Amounts } from '@fanclub/contract/money/amounts';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Owed } from '#admin-kit/listing/owed.tsx';
import { besideTodayChip, iconAlone, TodayChip } from '#admin-kit/listing/today-chip.tsx';
import { PaymentChip, StatusChip } from '#member/chips.tsx';
import { fullName } from '#member/full-name.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

/** The id of the detail's heading, which labels the drawer or column around it. */
export const detailTitleId = 'application-name';

interface DetailHeaderProps {
  /** The application, or its row of the list until the application is loaded. */
  member: MemberRow | undefined;
  requestNumber: string;
  onClose: () => void;
}

/** A Latin name on a Persian page begins at the right, like other lines, and a long one loses its end. */
const cutAtEnd = { inlineSize: 'fit-content', maxInlineSize: '100%' } as const;

export function DetailHeader({ member, requestNumber, onClose }: DetailHeaderProps) {
  const { t } = useTranslation(['review', 'common']);
  const name = member ? fullName(member) : requestNumber;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        paddingInlineStart: { xs: 2, sm: 3 },
        paddingInlineEnd: 1,
        paddingBlock: 1,
        borderBlockEnd: 'var(--line)',
      }}
    >
      <Box sx={{ minInlineSize: 0, flexGrow: 1 }}>
        <Typography id={detailTitleId} variant="h4" component="h2" dir="auto" noWrap sx={cutAtEnd}>
          {name}
        </Typography>
        <Box role="status" sx={visuallyHidden}>
          {member && `${name}, ${t(`common:status.${shownStatus(member.request_status)}`)}`}
        </Box>
        <Row sx={{ gap: 1, '@media (max-width: 599.95px)': { [besideTodayChip]: iconAlone } }}>
          <Typography variant="note">
            <Ltr>{requestNumber}</Ltr>
          </Typography>
          {member && <StatusChip status={member.request_status} />}
          {member && <TodayChip member={member} />}
          {member && (
            <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
              {member.owes ? (
                <OwesChip owes={member.owes} />
              ) : (
                <PaymentChip isPaid={member.is_paid} hasReceipt={member.has_receipt} />
              )}
            </Box>
          )}
        </Row>
      </Box>
      <IconButton aria-label={t('detail.close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

function OwesChip({ owes }: { owes: Amounts }) {
  const { t } = useTranslation('admin');
  const label = (
    <>
      {t('queues.rest_open')} <Owed owes={owes} />
    </>
  );
  return <Chip size="small" variant="outlined" color="warning" label={label} />;
}
