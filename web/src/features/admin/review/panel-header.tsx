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
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { PanelAlerts } from './alerts/panel-alerts.tsx';
import { StatCards } from './stat-cards.tsx';
import type { ApplicationSection } from './use-panel-address.ts';

interface PanelHeaderProps {
  section: ApplicationSection;
  /** True where other content needs the height of the header. Only the title then remains, for screen readers. */
  isSlim: boolean;
  onHelp: () => void;
}

/** The panel's title, in the review its statistics and alerts, and the buttons for shortcuts and sign-out. */
export function PanelHeader({ section, isSlim, onHelp }: PanelHeaderProps) {
  const { t } = useTranslation(['admin', 'common']);
  const title = usePageTitle();
  if (isSlim) {
    return (
      <Box component="header" sx={{ paddingBlockStart: { md: 1.5 } }}>
        <Typography component="h1" sx={visuallyHidden}>
          {title}
        </Typography>
      </Box>
    );
  }
  return (
    <Box
      component="header"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: { xs: 1, sm: 3 },
        paddingInline: { xs: 2, sm: 3 },
        paddingBlock: { xs: 0.5, md: 1.25 },
      }}
    >
      <Typography variant="h3" component="h1" sx={onlyWide}>
        {title}
      </Typography>
      {/* In the section of members, the filters of the list have the figures. */}
      <div>{section === 'review' && <StatCards />}</div>
      <Box sx={{ display: 'flex' }}>
        {section === 'review' && <PanelAlerts />}
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
          <IconButton
            aria-label={t('common:actions.logout')}
            onClick={logOut}
            sx={{ display: { xs: 'none', md: 'inline-flex' } }}
          >
            <DirectionalIcon icon={LogoutIcon} />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}

/** A phone has no room for the title beside the statistics. */
const onlyWide = { '@media (max-width: 899.95px)': visuallyHidden } as const;
