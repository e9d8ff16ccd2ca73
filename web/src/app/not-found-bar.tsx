import HomeIcon from '@mui/icons-material/HomeOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlineOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';

/** Home and Profile within a thumb's reach, below 992 px. */
export function NotFoundBar() {
  const { t } = useTranslation();
  return (
    <BottomNavigation
      showLabels
      component="nav"
      aria-label={t('nav.main')}
      sx={{
        display: { lg: 'none' },
        position: 'sticky',
        insetBlockEnd: 'var(--consent-inset, 0px)',
        blockSize: 64,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <BottomNavigationAction
        component={RouterLink}
        to={paths.landing.build()}
        label={t('nav.home')}
        icon={<HomeIcon />}
      />
      <BottomNavigationAction
        component={RouterLink}
        to={paths.ownProfile.build()}
        label={t('nav.profile')}
        icon={<PersonIcon />}
      />
    </BottomNavigation>
  );
}
