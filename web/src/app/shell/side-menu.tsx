import { club } from '@fanclub/contract/club/club';
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
import { useContact } from '#api/club-texts.ts';
import { useAdminCheck } from '#api/use-admin-check.ts';
import { paths } from '#config/paths.ts';
import { useAddress, useLanguage } from '#i18n/use-language.ts';
import { useSession } from '#session/use-session.ts';
import { radius } from '#theme/tokens.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { OverlayLink } from '#ui/overlay-address.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { faqHashOf } from '#ui/use-faq-address.ts';

export default function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
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
        <Typography sx={{ fontWeight: 800, flexGrow: 1 }}>{club.name[language]}</Typography>
        <IconButton aria-label={t('actions.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <nav aria-label={t('nav.main')}>
        <List>
          {links.map(({ label, ...link }) => (
            <ListItem key={label} disablePadding>
              <ListItemButton
                {...link}
                onClick={onClose}
                sx={{
                  borderRadius: radius.input,
                  minBlockSize: 48,
                  '&[aria-current]': {
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

/** Returns the menu's links for a visitor, a member or an admin, Home first. */
function useMenuLinks() {
  const { t } = useTranslation();
  const { email } = useContact();
  const address = useAddress();
  const { isSignedIn } = useSession();
  const { isAdmin } = useAdminCheck();
  const page = (to: string, label: string) => ({
    component: PageLink,
    to,
    label,
    'aria-current': location.pathname === address(to) ? ('page' as const) : undefined,
  });
  const forVisitors = [
    page(paths.register.build(), t('actions.register')),
    page(paths.login.build(), t('actions.login')),
    page(paths.track.build(), t('nav.track')),
  ];
  const own = isAdmin
    ? page(paths.admin.build(), t('nav.admin'))
    : page(paths.ownProfile.build(), t('nav.profile'));
  return [
    page(paths.landing.build(), t('nav.home')),
    ...(isSignedIn ? [own] : forVisitors),
    { component: OverlayLink, to: faqHashOf(), label: t('nav.help') },
    { component: 'a', href: `mailto:${email}`, label: t('nav.contact') },
    page(paths.legal.build('terms'), t('footer.legal')),
  ];
}
