import { isLanguageCode, languages } from '@fanclub/contract/text/languages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router-dom';
import { useSettings } from '#api/use-settings.ts';
import type { Page } from '#config/pages.ts';
import { useConsent } from '#features/consent/use-consent.ts';
import { isLanguagePicked } from '#i18n/stored-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useSession } from '#session/use-session.ts';
import { Row } from '#ui/row.tsx';
import { wholePageLoads } from '#ui/skeletons.tsx';
import { topBarHeight } from '#ui/top-bar-height.ts';
import { ConsentBanner } from './consent-banner.ts';
import { CookieSettings } from './cookie-settings.tsx';
import { Footer } from './footer.tsx';
import { contentId, PageFrame } from './page-frame.tsx';
import { beginAtTop, scrollKey } from './scroll-memory.ts';
import { TopBar } from './top-bar.tsx';
import { turnToLanguage } from './turn-to-language.ts';

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Says that the browser is offline; stays visible below the top bar while the page scrolls. In the panel it is beside
 * the rail, so that it covers none of the rail's links.
 */
function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        insetBlockStart: topBarHeight,
        marginInlineStart: 'var(--rail-size, 0px)',
        // Above other sticky elements, below the top bar and dialogs.
        zIndex: ({ zIndex }) => zIndex.appBar - 1,
        '@media print': { display: 'none' },
      }}
    >
      {!isOnline && (
        <Alert severity="warning" square sx={{ borderRadius: 0 }}>
          {t('state.offline')}
        </Alert>
      )}
    </Box>
  );
}

/**
 * Asks a member which language to keep if one that differs from the profile's was picked by hand before the sign-in.
 * The choice is saved in the profile.
 */
export function LanguageQuestion() {
  const { t } = useTranslation();
  const { user } = useSession();
  const current = useLanguage();
  const own = user?.language;
  if (!isLanguageCode(own) || own === current || !isLanguagePicked()) return null;
  if (user?.is_admin || user?.special) return null;
  return (
    <Box component="aside" aria-label={t('settings.language')}>
      <Alert severity="info" role="status" square>
        {t('settings.languageDiffers', {
          own: languages[own].label,
          current: languages[current].label,
        })}
        <Row sx={{ gap: 1, marginBlockStart: 1 }}>
          <Button size="small" variant="outlined" onClick={() => turnToLanguage(current)}>
            {t('settings.languageKeep', { language: languages[current].label })}
          </Button>
          <Button size="small" color="secondary" lang={own} onClick={() => turnToLanguage(own)}>
            {languages[own].label}
          </Button>
        </Row>
      </Alert>
    </Box>
  );
}

beginAtTop();

/** The frame around every page: top bar, main and footer. The table of pages says which pages have no footer. */
export function AppShell() {
  const matches = useMatches();
  const hasFooter = matches.every(({ handle }) => (handle as Page | undefined)?.footer !== false);
  const inPanel = matches.some(({ handle }) => (handle as Page | undefined)?.section !== undefined);
  const main = useFocusAfterNavigation();
  return (
    <PageFrame>
      <ConsentLauncher />
      <TopBar inPanel={inPanel} />
      <NavigationProgress />
      <OfflineNotice />
      <LanguageQuestion />
      <KnownSettings />
      <Box
        component="main"
        id={contentId}
        ref={main}
        tabIndex={-1}
        sx={{
          flexGrow: 1,
          outline: 'none',
          // The content would move the footer when it comes.
          [`&:is(:empty, :has(.${wholePageLoads})) + footer`]: { display: 'none' },
        }}
      >
        <Outlet />
      </Box>
      {hasFooter && <Footer />}
      <ScrollRestoration getKey={scrollKey} />
    </PageFrame>
  );
}

/**
 * Renders nothing. It loads the settings, because the texts of any page may contain the days within which the
 * club answers.
 */
function KnownSettings() {
  useSettings();
  return null;
}

/** A thin progress bar at the window's top edge while the next page loads; the current page stays visible. */
function NavigationProgress() {
  const { t } = useTranslation();
  if (useNavigation().state !== 'loading') return null;
  return (
    <LinearProgress
      className="next-page-loads"
      aria-label={t('state.loading')}
      sx={{
        position: 'fixed',
        insetInline: 0,
        insetBlockStart: 0,
        blockSize: 3,
        zIndex: 'tooltip',
      }}
    />
  );
}

/** Moves the focus to the new page, so that keyboard and screen reader start at its top. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}

/** Shows the cookie banner until the person has chosen, and the dialog with the cookie settings while it is open. */
function ConsentLauncher() {
  const consent = useConsent();
  return (
    <>
      {consent === null && <ConsentBanner />}
      <CookieSettings />
    </>
  );
}
