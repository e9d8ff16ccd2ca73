import Box from '@mui/material/Box';
import { Footer } from '#app/shell/footer.tsx';
import { contentId, PageFrame } from '#app/shell/page-frame.tsx';
import { BuiltConsent } from './built-consent.tsx';
import ClubTexts from './club-texts.island.tsx';
import CookieSettings from './cookie-settings.island.tsx';
import type { SitePage } from './pages.tsx';
import TopBar from './top-bar.island.tsx';

/** The frame around a built page. It looks like the frame of the app, but only small parts of it are hydrated. */
export function SiteShell({ page }: { page: SitePage }) {
  return (
    <PageFrame>
      <BuiltConsent />
      <CookieSettings />
      <TopBar path={page.name === 'not-found' ? '/' : page.path} />
      <Box component="main" id={contentId} tabIndex={-1} sx={{ flexGrow: 1, outline: 'none' }}>
        {page.content}
      </Box>
      <Footer />
      <ClubTexts />
    </PageFrame>
  );
}
