import type { MemberProfile } from '@fanclub/contract/members/profile';
import { answeredBy } from '@fanclub/contract/registration/answered-by';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#api/use-settings.ts';
import { useAnswerDays } from '#i18n/answer-days.ts';

const dayHours = 24;

/** Waiting times up to this are shown in hours, longer ones in days. */
const longestInHours = 36;

/** Tells an applicant the day by which the club answers, and how long recent applicants waited. */
export function Waiting({ submitted_at }: Pick<MemberProfile, 'submitted_at'>) {
  const { t } = useTranslation('member');
  const { settings } = useSettings();
  const day = answeredBy(submitted_at, useAnswerDays());
  const isLate = Date.now() > Date.parse(`${day}T23:59:59+03:30`);
  const median = settings.median_review_hours;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, marginBlockStart: 2.5 }}>
      <Typography sx={{ fontWeight: 650 }}>
        {t(isLate ? 'waiting.late' : 'waiting.until', { day: `${day}T12:00:00Z` })}
      </Typography>
      {median !== null && (
        <Typography variant="note">
          {median <= longestInHours
            ? t('waiting.medianHours', { count: median })
            : t('waiting.medianDays', { count: Math.round(median / dayHours) })}
        </Typography>
      )}
    </Box>
  );
}
