import type { MemberRow } from '@fanclub/contract/members/admin-member';
import { daysSince, isPastPromise } from '@fanclub/contract/registration/answered-by';
import LateIcon from '@mui/icons-material/HourglassBottomOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useAnswerDays } from '#i18n/answer-days.ts';

/**
 * Shows how long an application has waited for a decision, in red if that is longer than the time that the
 * club announces.
 */
export function WaitingSince({ member }: { member: MemberRow }) {
  const { t } = useTranslation('admin');
  const days = useAnswerDays();
  if (member.request_status !== 'submitted' || member.is_asked) return null;
  const now = Date.now();
  const isLate = isPastPromise(member.submitted_at, days, now);
  const text = t('list.waits', { count: daysSince(member.submitted_at, now) });
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.25,
        fontSize: '0.8125rem',
        whiteSpace: 'nowrap',
        color: isLate ? 'error.main' : 'text.secondary',
        ...(isLate && { fontWeight: 650 }),
      }}
    >
      {isLate && <LateIcon role="img" titleAccess={t('list.late')} sx={{ fontSize: '1rem' }} />}
      {text}
    </Box>
  );
}
