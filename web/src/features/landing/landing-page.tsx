import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';
import { usePageTitle } from '#ui/use-page-title.ts';
import { Hero } from './hero/hero.tsx';
import { LandingHead } from './landing-head.tsx';

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
