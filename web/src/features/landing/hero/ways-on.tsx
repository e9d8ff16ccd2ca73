import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths, reminderId } from '#config/paths.ts';
import { PageLink } from '#ui/page-link.tsx';
import { RegisterButton } from '../register-button.tsx';
import { shownTo } from '../shown-to.ts';
import { HeroSeasonIsland } from './hero.islands.tsx';

/**
 * The buttons for the next step: to register, to ask for a reminder after registration has ended, or to open the
 * person's own application or the panel.
 */
export function WaysOn() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <>
      <Box sx={shownTo.visitors}>
        <HeroSeasonIsland />
      </Box>
      <Box sx={{ display: { xs: 'grid', sm: 'block' }, ...shownTo.visitors }}>
        <RegisterButton />
      </Box>
      <Box sx={{ flexWrap: 'wrap', gap: 2, ...shownTo.latecomers }}>
        <Button component="a" href={`#${reminderId}`} variant="contained" size="large">
          {t('reminder.submit')}
        </Button>
        <Button
          component={PageLink}
          to={paths.login.build()}
          variant="outlined"
          size="large"
          color="inherit"
        >
          {t('common:actions.login')}
        </Button>
      </Box>
      <Box sx={shownTo.members}>
        <Button component={PageLink} to={paths.ownProfile.build()} variant="contained" size="large">
          {t('hero.member.application')}
        </Button>
      </Box>
      <Box sx={shownTo.admins}>
        <Button component={PageLink} to={paths.admin.build()} variant="contained" size="large">
          {t('common:nav.admin')}
        </Button>
      </Box>
    </>
  );
}
