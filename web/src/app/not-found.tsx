import HomeIcon from '@mui/icons-material/HomeOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlineOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { useSession } from '#session/use-session.ts';
import { radius } from '#theme/tokens.ts';
import { BackButton } from '#ui/back-button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { PageColumn } from '#ui/page-column.tsx';
import { PageLink } from '#ui/page-link.tsx';

interface NotFoundProps {
  /** The requested address; empty in built HTML until its island is hydrated. */
  pathname: string;
}

/** Shows the requested address and links to continue. */
export function NotFound({ pathname }: NotFoundProps) {
  const { t } = useTranslation();
  const { user, isSignedIn } = useSession();
  const own = user?.is_admin
    ? { to: paths.admin.build(), label: t('nav.admin') }
    : { to: paths.ownProfile.build(), label: t('nav.profile') };
  const links = isSignedIn
    ? [own]
    : [
        { to: paths.login.build(), label: t('actions.login') },
        { to: paths.register.build(), label: t('actions.register') },
      ];
  return (
    <>
      <PageColumn heading={t('notFound.title')} width="text">
        <Typography>{t('notFound.message')}</Typography>
        {/* Hidden while the address is unknown, but it takes up its space, so that nothing moves when the
            address appears. */}
        <Box sx={{ visibility: pathname ? 'visible' : 'hidden' }}>
          <Typography>{t('notFound.opened')}</Typography>
          <Box
            component="p"
            sx={{
              margin: 0,
              marginBlockStart: 1,
              padding: 2,
              minBlockSize: '3.75em',
              borderRadius: radius.input,
              backgroundColor: 'surface.sunken',
              overflowWrap: 'anywhere',
            }}
          >
            <Ltr>{safelyDecoded(pathname)}</Ltr>
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlock: 4 }}>
          <Button component={PageLink} to={paths.landing.build()} variant="contained">
            {t('actions.goHome')}
          </Button>
          <BackButton />
        </Box>
        <Typography variant="h4" component="h2">
          {t('nav.quickLinks')}
        </Typography>
        <Box component="ul" sx={{ paddingInlineStart: 2.5, marginBlockStart: 1 }}>
          {links.map(({ to, label }) => (
            <Box component="li" key={to} sx={{ paddingBlock: 0.5 }}>
              <Link component={PageLink} to={to}>
                {label}
              </Link>
            </Box>
          ))}
        </Box>
      </PageColumn>
      <NotFoundBar />
    </>
  );
}

/** Decodes the address. An address with an invalid escape sequence is returned unchanged. */
function safelyDecoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Buttons for Home and Profile at the bottom of the screen, on screens narrower than 992 px. */
function NotFoundBar() {
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
        borderBlockStart: 'var(--line)',
        backgroundColor: 'background.paper',
      }}
    >
      <BottomNavigationAction
        component={PageLink}
        to={paths.landing.build()}
        label={t('nav.home')}
        icon={<HomeIcon />}
      />
      <BottomNavigationAction
        component={PageLink}
        to={paths.ownProfile.build()}
        label={t('nav.profile')}
        icon={<PersonIcon />}
      />
    </BottomNavigation>
  );
}
