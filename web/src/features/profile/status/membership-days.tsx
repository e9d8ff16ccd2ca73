import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePackName } from '#i18n/use-pack-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { hasEnded, isRenewal, ownLine } from '#member/own-card.ts';
import type { Profile } from '#member/profile-query.ts';

/**
 * Says below the card until when the membership is valid and from when the next membership is valid. After the last day
 * it says since when the membership has ended and that the account remains.
 */
export function MembershipDays({ profile }: { profile: Profile }) {
  const { t, format } = useTexts(['profile', 'common']);
  const { membership, next_membership: next } = ownLine(profile);
  const packName = usePackName();
  const shown = membership ?? next;
  if (!shown) return null;
  const { season, valid_until: last } = shown;
  const isOver = hasEnded(profile);
  return (
    <Box sx={{ inlineSize: '100%', maxInlineSize: 460, marginBlockStart: 2 }}>
      {last && (
        <Typography sx={{ fontWeight: 650 }}>
          {t(isOver ? 'membership.ended' : 'membership.until', { day: format.day(last) })}
        </Typography>
      )}
      {next?.valid_from && (
        <Typography color="textSecondary">
          {t('membership.next', {
            season: next.season,
            pack: packName(next.pack_type),
            day: format.day(next.valid_from),
          })}
        </Typography>
      )}
      {isOver && <Typography color="textSecondary">{t('membership.stays')}</Typography>}
      {isRenewal(profile) && !isOver && (
        <Typography color="textSecondary">{t('membership.goesOn', { season })}</Typography>
      )}
    </Box>
  );
}
