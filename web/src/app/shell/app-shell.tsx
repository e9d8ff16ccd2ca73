import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef } from 'react';
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
import { wholePageLoads } from '#ui/skeletons.tsx';
import { ConsentBanner } from './consent-banner.ts';
import { CookieSettings } from './cookie-settings.tsx';
import { Footer } from './footer.tsx';
import { LanguageQuestion } from './language-question.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { contentId, PageFrame } from './page-frame.tsx';
import { beginAtTop, scrollKey } from './scroll-memory.ts';
import { TopBar } from './top-bar.tsx';

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
