import { clubToday } from '@fanclub/contract/club/club-day';
import type { MemberRow } from '@fanclub/contract/members/admin-member';
import { lineOn, periodOn } from '@fanclub/contract/members/membership';
import { formatDay, formatOwnDay } from '@fanclub/contract/text/format';
import Chip from '@mui/material/Chip';
import { useTexts } from '#i18n/use-texts.ts';

/**
 * Chip that says that a membership has ended, or from which day the next one is valid. A membership that is valid today
 * has no chip.
 */
export function TodayChip({ member }: { member: MemberRow }) {
  const { t, language } = useTexts('admin');
  const today = clubToday();
  const { membership, next_membership: next } = lineOn(member, today);
  const later = next ?? membership;
  if (later?.valid_from && periodOn(later, today) === 'later') {
    const { valid_from: day } = later;
    return (
      <Chip
        size="small"
        variant="outlined"
        label={t('today.from', { day: formatOwnDay(day, language) })}
        title={formatDay(day, language)}
      />
    );
  }
  if (!membership || periodOn(membership, today) !== 'lapsed') return null;
  return <Chip size="small" variant="outlined" label={t('today.lapsed')} />;
}

/** Style of a chip that shows its icon alone; a screen reader still reads the text. */
export const iconAlone = { '& .MuiChip-label': { fontSize: 0, paddingInline: '4px' } } as const;

/** Where there is little room, "Approved" leaves its line to the chip that says from which day. */
export const besideTodayChip = '& > .MuiChip-colorSuccess:has(+ .MuiChip-outlined)';
