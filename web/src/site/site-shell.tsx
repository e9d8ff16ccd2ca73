import Box from '@mui/material/Box';
import { Footer } from '#app/shell/footer.tsx';
import { contentId, PageFrame } from '#app/shell/page-frame.tsx';
import Consent from './consent.island.tsx';
import type { SitePage } from './pages.tsx';
import TopBar from './top-bar.island.tsx';

/** What stands around a built page: as around the app's, with top bar and consent alone alive. */
export function SiteShell({ page }: { page: SitePage }) {
  return (
    <PageFrame>
      <Consent />
      <TopBar path={page.name === 'not-found' ? '/' : page.path} />
      <Box component="main" id={contentId} tabIndex={-1} sx={{ flexGrow: 1, outline: 'none' }}>
        {page.content}
      </Box>
      <Footer />
    </PageFrame>
  );
}
