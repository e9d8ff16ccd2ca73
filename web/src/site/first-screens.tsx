import { languageCodes } from '@fanclub/contract/text/languages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CookieSettings } from '#app/shell/cookie-settings.tsx';
import { Footer } from '#app/shell/footer.tsx';
import { contentId, PageFrame } from '#app/shell/page-frame.tsx';
import { TopBar } from '#app/shell/top-bar.tsx';
import { pages } from '#config/pages.ts';
import { ProfileSkeleton } from '#features/profile/profile-skeleton.tsx';
import RegisterPage from '#features/registration/register-page.tsx';
import { i18n, i18nReady } from '#i18n/i18n.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { PageSkeleton, TextSkeleton } from '#ui/skeletons.tsx';
import { BuiltConsent } from './built-consent.tsx';
import { collectingCache, rulesIn, withoutInlineStyles } from './collected-styles.ts';
import { WithoutScript } from './without-script.tsx';

interface FirstScreen {
  /** The file that Hosting serves at the addresses of the app's pages. */
  file: string;
  /** HTML that is shown until the app has loaded. */
  html: string;
  css: string;
  /**
   * For each style cache its key and the names of the rules in `css`, so that the app does not insert these
   * rules again.
   */
  styled: string[];
}

/**
 * What is shown while the app loads: the first page of the registration, which visitors can begin to fill in, and for
 * all other pages a frame. `firebase.json` says which file an address has.
 */
const screens = [
  { file: 'register.html', page: pages.register, content: <RegisterPage />, hasFooter: true },
  { file: 'profile.html', page: pages.profile, content: <ProfileLoads /> },
  { file: 'admin.html', page: pages.admin, content: <PanelLoads /> },
  { file: 'app.html', page: pages.card, content: <PageLoads /> },
];

export async function buildFirstScreens(): Promise<FirstScreen[]> {
  const built: FirstScreen[] = [];
  for (const screen of screens) built.push(await build(screen));
  return built;
}

/**
 * Renders a first screen in every language. The address of such a page does not contain the language, so CSS shows only
 * the screen that the first-paint script has chosen.
 */
async function build({
  file,
  page,
  content,
  ...shell
}: (typeof screens)[number]): Promise<FirstScreen> {
  await i18nReady;
  const rules = new Set(page.access === 'anyone' ? [screenStyles] : [screenStyles, frameStyles]);
  const styled: string[] = [];
  let html = '';
  for (const language of languageCodes.toReversed()) {
    await i18n.changeLanguage(language);
    await i18n.loadNamespaces([...page.namespaces, 'consent']);
    const cache = collectingCache(language);
    const element = <Shell {...shell}>{content}</Shell>;
    const router = createMemoryRouter([{ path: '*', handle: page, element }], {
      initialEntries: [page.patterns[0]],
    });
    const drawn = renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <LanguageProvider cache={cache}>
          <CssBaseline />
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>,
      { identifierPrefix: language },
    );
    html += `<div class="first-screen" lang="${language}">${withoutInlineStyles(drawn, (rule) => rules.add(rule))}</div>`;
    rules.add(`html:lang(${language}) .first-screen:not(:lang(${language})){display:none}`);
    const own = rulesIn(cache);
    for (const rule of own.values()) rules.add(rule);
    styled.push([cache.key, ...own.keys()].join(' '));
  }
  return { file, html, css: [...rules].join(''), styled };
}

/** The app redirects everybody without a session to the login. */
const frameStyles =
  'html:not([data-session]) .first-screen main>:not(.without-script){visibility:hidden}';

const screenStyles = [
  // The app redirects signed-in people away from the registration.
  'html[data-session] .first-screen form{visibility:hidden}',
  // The app shows a form that was begun before, at its page.
  'html[data-held] .first-screen form{visibility:hidden}',
  'html:not([data-scripted]) .first-screen form{display:none}',
  'html[data-scripted]:not([data-failed]) .without-script{display:none}',
  'html:not([data-continued]) .first-screen .goes-on{display:none}',
  // The build does not know the club's prices.
  '.first-screen label bdi{visibility:hidden}',
  // Marks of choices do not follow their inputs without React.
  '.first-screen span:has(>:checked){color:var(--fan-palette-primary-main)}',
  '.first-screen [type=radio]:checked+span>:last-child{transform:scale(1)}',
  '.first-screen [type=checkbox]:checked+svg{background:currentcolor;border-radius:4px}',
].join('');

function ProfileLoads() {
  const { t } = useTranslation('profile');
  return <ProfileSkeleton words={t('comes')} />;
}

/** The frame of the panel, which either shows a section or asks for the pass phrase. */
function PanelLoads() {
  const { t } = useTranslation('admin');
  return (
    <PageLayout lead={t('gate.comes')}>
      <TextSkeleton lines={8} />
    </PageLayout>
  );
}

/** The frame of all other pages whose content only the app can draw. */
function PageLoads() {
  const { t } = useTranslation();
  return (
    <>
      <Typography color="textSecondary" sx={{ textAlign: 'center', paddingBlockStart: 3 }}>
        {t('state.loading')}
      </Typography>
      <PageSkeleton />
    </>
  );
}

/** Covers no button: on a phone the bar with the buttons is below it. */
const goesOn = {
  position: 'fixed',
  insetInline: 16,
  insetBlockEnd: 'calc(96px + var(--consent-inset, 0px))',
  zIndex: 'snackbar',
} as const;

function Shell({ hasFooter, children }: { hasFooter?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    // All languages share one body element, so each language sets its typography here.
    <Box sx={{ typography: 'body1' }}>
      <PageFrame>
        <BuiltConsent />
        <CookieSettings />
        <TopBar />
        <Box component="main" id={contentId} sx={{ flexGrow: 1 }}>
          <WithoutScript />
          {children}
          <Alert severity="info" role="status" className="goes-on" sx={goesOn}>
            {t('state.nextPageLoads')}
          </Alert>
        </Box>
        {hasFooter && <Footer />}
      </PageFrame>
    </Box>
  );
}
