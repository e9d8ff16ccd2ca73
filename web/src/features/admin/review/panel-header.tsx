import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { logOut } from '#session/log-out.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { StatCards } from './stat-cards.tsx';

/** The panel's title, its four statistics and the buttons for shortcuts and sign-out. */
export function PanelHeader({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const title = usePageTitle();
  return (
    <Box
      component="header"
      sx={{
        display: { xs: 'flex', lg: 'grid' },
        flexWrap: 'wrap',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1.5,
        paddingInline: { xs: 2, sm: 3 },
        paddingBlock: { xs: 1.5, lg: 1.25 },
      }}
    >
      <Typography variant="h3" component="h1" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      <Box sx={{ flexBasis: '100%', order: { xs: 1, lg: 0 } }}>
        <StatCards />
      </Box>
      <Box sx={{ display: 'flex' }}>
        <Tooltip title={`${t('shortcuts.title')} (?)`}>
          <IconButton
            aria-label={t('shortcuts.title')}
            onClick={onHelp}
            sx={{ '@media (hover: none)': { display: 'none' } }}
          >
            <KeyboardIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('common:actions.logout')}>
          <IconButton aria-label={t('common:actions.logout')} onClick={logOut}>
            <DirectionalIcon icon={LogoutIcon} />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}
