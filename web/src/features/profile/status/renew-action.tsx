import type { OwnProfile } from '@fanclub/contract/members/profile';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';
import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { settingsQuery } from '#api/use-settings.ts';
import { paths } from '#config/paths.ts';

/**
 * Returns the season for which the member or people of the family can renew, and whether other people can; null if
 * nobody can.
 */
export function useRenewable(profile: OwnProfile) {
  // Nobody can renew before the settings are loaded, because the default settings may contain another season.
  const { data: settings } = useQuery(settingsQuery);
  if (!settings || isRegistrationClosed(settings)) return null;
  const { season } = settings;
  const hasOthers = profile.family.some((person) => renewalObstacle(person, season) === null);
  return hasOthers || !renewalObstacle(profile, season) ? { season, hasOthers } : null;
}

/** The button below the card that opens the renewal. It is shown if the member or a person of the family can renew. */
export function RenewAction({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('profile');
  const renewable = useRenewable(profile);
  if (!renewable) return null;
  const { season, hasOthers } = renewable;
  return (
    <Box sx={{ inlineSize: '100%', maxInlineSize: 460, marginBlockStart: 2 }}>
      <Button
        component={RouterLink}
        to={paths.renew.build()}
        variant="contained"
        size="large"
        fullWidth
      >
        {t('renewal.open', { season })}
      </Button>
      <Typography variant="note" sx={{ marginBlockStart: 1 }}>
        {t(hasOthers ? 'renewal.together' : 'renewal.easy')}
      </Typography>
    </Box>
  );
}
