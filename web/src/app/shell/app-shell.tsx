import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { ConsentLauncher } from './consent-launcher.tsx';
import { Footer } from './footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

interface RouteHandle {
  footer?: boolean;
}

/** What stands around every page. */
export function AppShell() {
  const matches = useMatches();
  const hasFooter = matches.every(({ handle }) => (handle as RouteHandle)?.footer !== false);
  const main = useFocusAfterNavigation();
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minBlockSize: '100svh',
        '@media print': { color: '#000', '& > header, & > footer': { display: 'none' } },
      }}
    >
      <SkipLink />
      <ConsentLauncher />
      <TopBar />
      <NavigationProgress />
      <OfflineNotice />
      <Box
        component="main"
        id={contentId}
        ref={main}
        tabIndex={-1}
        sx={{ flexGrow: 1, outline: 'none' }}
      >
        <Outlet />
      </Box>
      {hasFooter && <Footer />}
      <ScrollRestoration />
    </Box>
  );
}
