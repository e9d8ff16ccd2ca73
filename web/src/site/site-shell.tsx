import Box from '@mui/material/Box';
import { Footer } from '#app/shell/footer.tsx';
import { contentId, PageFrame } from '#app/shell/page-frame.tsx';
import { ConsentSheet } from '#features/consent/consent-sheet.tsx';
import ClubTexts from './club-texts.island.tsx';
import CookieSettings from './cookie-settings.island.tsx';
import type { SitePage } from './pages.tsx';
import TopBar from './top-bar.island.tsx';

/** The frame around a built page. It looks like the frame of the app, but only small parts of it are hydrated. */
export function SiteShell({ page }: { page: SitePage }) {
  return (
    <PageFrame>
      <Box id="consent" sx={onlyWhenAsked}>
        <ConsentSheet />
      </Box>
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

/**
 * Hides the cookie question unless the first-paint script has set `data-consent`. Without scripts it is never
 * shown, because nothing is stored then.
 */
const onlyWhenAsked = {
  display: 'contents',
  'html:not([data-consent="ask"]) &': { display: 'none' },
} as const;
