import { club } from '@fanclub/contract/club/club';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminCheck } from '#api/use-admin-check.ts';
import { paths } from '#config/paths.ts';
import { withTexts } from '#i18n/i18n.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useSession } from '#session/use-session.ts';
import { onBand } from '#theme/tokens.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { lazyDialog, lazyPart } from '#ui/lazily.tsx';
import { OverlayPlace } from '#ui/overlay-address.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { topBarHeight } from '#ui/top-bar-height.ts';
import { faqHashOf, useFaqAddress } from '#ui/use-faq-address.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { LanguageChoice } from './language-choice.tsx';
import { useUnsavedLanguage } from './save-language.ts';

const SideMenu = lazyDialog(() => import('./side-menu.tsx'));

export interface TopBarProps {
  /** Path of a built page, which exists once per language; undefined in the app. */
  path?: string;
  /**
   * True in the panel. The top bar then has neither the link to the panel nor the languages, which staff change rarely
   * and find in the settings menu, nor the button for the visitors' questions.
   */
  inPanel?: boolean;
}

/**
 * Memoised, so that the top bar is not rendered again when the page changes. At large font sizes its content wraps to a
 * second line.
 */
export const TopBar = memo(function TopBar({ path, inPanel = false }: TopBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 'appBar',
        containerType: 'inline-size',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 0, sm: 0.5 },
        minBlockSize: topBarHeight,
        paddingInline: { xs: 0.5, sm: 2 },
        ...onBand,
        borderBlockEnd: '1px solid',
        borderColor: 'band.line',
      }}
    >
      <IconButton
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={() => setMenuOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Button
        component={PageLink}
        to={paths.landing.build()}
        color="inherit"
        startIcon={<BrandMark size={34} />}
        sx={brandButton}
      >
        <span>{club.name[language]}</span>
      </Button>
      <Box sx={{ flexGrow: 1 }} />
      {!inPanel && <AccountButton />}
      {!inPanel && <LanguageChoice path={path} />}
      <HelpButton isHidden={inPanel} />
      <SettingsMenu path={path} />
      <SideMenu open={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </Box>
  );
});

/** On a phone only the logo is visible; the club's name remains for screen readers. */
const brandButton = {
  paddingInline: { xs: 0.5, sm: 1 },
  minInlineSize: 0,
  fontWeight: 800,
  whiteSpace: 'nowrap',
  '& .MuiButton-startIcon': { marginInline: { xs: 0, sm: '-4px 8px' } },
  '@media (max-width: 599.95px)': { '& > span:last-of-type': visuallyHidden },
} as const;

/**
 * A link to the login for visitors, to the panel for admins whom the server has confirmed, and to the profile for
 * everybody else.
 */
function AccountButton() {
  const { t } = useTranslation();
  const { isSignedIn } = useSession();
  const { isAdmin, isChecking } = useAdminCheck();
  const { to, label } = destination(isSignedIn, isAdmin);
  if (isChecking) return null;
  return (
    <Button
      component={PageLink}
      to={to}
      color="inherit"
      variant="outlined"
      size="small"
      sx={{
        borderColor: 'band.line',
        display: { xs: 'none', sm: 'inline-flex' },
        // Built pages and first screens contain the visitor's button, which is hidden from signed-in people until the
        // island is hydrated or the app has loaded.
        'html[data-session] :is(fan-island:not([alive]), .first-screen) &': {
          visibility: 'hidden',
        },
      }}
    >
      {t(label)}
    </Button>
  );
}

function destination(isSignedIn: boolean, isAdmin: boolean) {
  if (!isSignedIn) return { to: paths.login.build(), label: 'actions.login' } as const;
  if (isAdmin) return { to: paths.admin.build(), label: 'nav.admin' } as const;
  return { to: paths.ownProfile.build(), label: 'nav.profile' } as const;
}

const SettingsPanel = lazyDialog(() => import('./settings-panel.tsx'));

const UnsavedLanguage = lazyPart(() => import('./unsaved-language.tsx'));

/**
 * Menu with language, colour scheme and account. While it is closed, the bar shows the notice about an unsaved
 * language.
 */
function SettingsMenu({ path }: TopBarProps) {
  const { t } = useTranslation();
  const isUnsaved = useUnsavedLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = Boolean(anchor);
  return (
    <>
      <IconButton
        aria-label={t('nav.settings')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SettingsIcon />
      </IconButton>
      <SettingsPanel open={isOpen} anchor={anchor} path={path} onClose={() => setAnchor(null)} />
      <Box
        role="status"
        sx={isUnsaved ? { inlineSize: '100%', paddingBlockEnd: 1 } : visuallyHidden}
      >
        {isUnsaved && !isOpen && <UnsavedLanguage />}
      </Box>
    </>
  );
}

const FaqDialog = lazyDialog(withTexts(['faq'], () => import('#features/faq/faq-dialog.tsx')));

/**
 * The button that opens the FAQ. The FAQ is open while the hash of the address names the FAQ or one of its questions,
 * even where the button is hidden.
 */
function HelpButton({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation();
  const { isOpen, question, open, close } = useFaqAddress();
  return (
    <>
      {!isHidden && (
        <IconButton aria-label={t('nav.help')} aria-haspopup="dialog" onClick={() => open()}>
          <HelpIcon />
        </IconButton>
      )}
      <OverlayPlace name={faqHashOf()} />
      <FaqDialog open={isOpen} onClose={close} opened={question} />
    </>
  );
}
