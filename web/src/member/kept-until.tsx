import type { MemberProfile } from '@fanclub/contract/members/profile';
import { applicationKeptUntil, documentKeptUntil } from '@fanclub/contract/retention/kept-until';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '#api/use-settings.ts';

const yearDays = 365;

interface DocumentKeptUntilProps {
  member: MemberProfile;
  fileType: FileType;
}

/**
 * Shows the day on which a document's image will be deleted, or, before the decision, how many days after the decision
 * it will be deleted. Shows nothing if the image will not be deleted.
 */
export function DocumentKeptUntil({ member, fileType }: DocumentKeptUntilProps) {
  const { t } = useTranslation('member');
  // Waits for the settings, because their default might give a wrong day.
  const { data: settings } = useQuery(settingsQuery);
  const until = settings && documentKeptUntil(member, fileType, settings);
  const days = settings?.[`keep_${fileType}_days`] ?? 0;
  const isWaiting = member[`${fileType}_url`] !== null && member.decided_at === null && days > 0;
  if (!until && !isWaiting) return null;
  return (
    <Typography variant="note" sx={{ marginBlockStart: 1 }}>
      {until
        ? t('kept.until', { day: until })
        : t(days === yearDays ? 'kept.afterYear' : 'kept.after', { count: days })}
    </Typography>
  );
}

/**
 * Returns the time until which a rejected application can be submitted again. Returns null if the application has no
 * such time, and before the settings are loaded.
 */
export function useApplicationKeptUntil(member: MemberProfile): string | null {
  const { data: settings } = useQuery(settingsQuery);
  return settings ? applicationKeptUntil(member, settings) : null;
}
