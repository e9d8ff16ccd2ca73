import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLogout } from '#app/shell/use-logout.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';

export function PanelHeader({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const logout = useLogout();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        paddingInline: { xs: 2, sm: 3 },
        paddingBlockStart: 2,
      }}
    >
      <Typography variant="h3" component="h1" sx={{ marginInlineEnd: 'auto' }}>
        {t('common:titles.admin')}
      </Typography>
      <Tooltip title={`${t('shortcuts.title')} (?)`}>
        <IconButton
          aria-label={t('shortcuts.title')}
          onClick={onHelp}
          sx={{ '@media (hover: none)': { display: 'none' } }}
        >
          <KeyboardIcon />
        </IconButton>
      </Tooltip>
      <Button
        size="small"
        color="secondary"
        startIcon={<DirectionalIcon icon={LogoutIcon} />}
        onClick={logout}
      >
        {t('common:actions.logout')}
      </Button>
    </Box>
  );
}
