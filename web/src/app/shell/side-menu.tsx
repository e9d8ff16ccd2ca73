import { brand } from '@fanclub/contract/brand/brand';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useAdminCheck } from '#api/use-admin-check.ts';
import { paths } from '#config/paths.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useSession } from '#session/use-session.ts';
import { radius } from '#theme/tokens.ts';
import { BrandMark } from '#ui/brand-mark.tsx';

interface SideMenuProps {
  open: boolean;
  onClose: () => void;
}

export function SideMenu({ open, onClose }: SideMenuProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const links = useMenuLinks();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': t('nav.menu'), sx: { inlineSize: 'min(320px, 86vw)', padding: 2 } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, marginBlockEnd: 2 }}>
        <BrandMark size={36} />
        <Typography sx={{ fontWeight: 800, flexGrow: 1 }}>{brand.name[language]}</Typography>
        <IconButton aria-label={t('actions.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <nav aria-label={t('nav.main')}>
        <List>
          {links.map(({ to, label }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton
                component={NavLink}
                to={to}
                end
                onClick={onClose}
                sx={{
                  borderRadius: radius.input,
                  minBlockSize: 48,
                  '&.active': {
                    boxShadow: 'inset 0 0 0 1px var(--fan-palette-divider)',
                    fontWeight: 700,
                  },
                }}
              >
                <ListItemText disableTypography>{label}</ListItemText>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </nav>
    </Drawer>
  );
}

/** Where the person on screen may go, Home first. */
function useMenuLinks(): { to: string; label: string }[] {
  const { t } = useTranslation();
  const { isSignedIn } = useSession();
  const { isAdmin } = useAdminCheck();
  const home = { to: paths.landing.build(), label: t('nav.home') };
  const legal = { to: paths.legal.build('terms'), label: t('footer.legal') };
  if (isAdmin) return [home, { to: paths.admin.build(), label: t('nav.admin') }, legal];
  if (isSignedIn) return [home, { to: paths.ownProfile.build(), label: t('nav.profile') }, legal];
  return [
    home,
    { to: paths.register.build(), label: t('actions.register') },
    { to: paths.login.build(), label: t('actions.login') },
    legal,
  ];
}
