import { languageCodes } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage, paths } from '#config/paths.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { usePageTitle } from '#ui/use-page-title.ts';
import { Hero } from './hero/hero.tsx';

const BelowFold = lazy(async () => ({
  default: (await loadChunk(() => import('./below-fold.tsx'))).BelowFold,
}));

/** The first screen paints on its own; the rest follows while it is being read. */
export default function LandingPage() {
  usePageTitle();
  return (
    <>
      <LandingHead />
      <Hero />
      <Suspense fallback={<Box sx={{ blockSize: '200svh' }} />}>
        <BelowFold />
      </Suspense>
    </>
  );
}

const address = (path: string) => new URL(path, location.origin).href;

/** What search engines read: this page in each language, and which address is the one of this text. */
function LandingHead() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  return (
    <>
      <meta name="description" content={t('description')} />
      <link rel="canonical" href={address(inLanguage(language, paths.landing.build()))} />
      <link rel="alternate" hrefLang="x-default" href={address(paths.landing.build())} />
      {languageCodes.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={code}
          href={address(inLanguage(code, paths.landing.build()))}
        />
      ))}
    </>
  );
}
