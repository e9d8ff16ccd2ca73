import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { TextSkeleton } from '#ui/skeletons.tsx';
import { arrivalIn } from './arrival.ts';

// Only who comes by a mailed link needs it.
const OpenArrivedDraft = lazy(() => import('./open-arrived-draft.tsx'));

/** Takes the form over that a mailed link brings, before the wizard opens; else it is not there. */
export function ArrivedDraft({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const arrival = arrivalIn(hash);
  if (!arrival) return children;
  return (
    <Suspense fallback={<TextSkeleton lines={6} />}>
      <OpenArrivedDraft key={hash} arrival={arrival} />
    </Suspense>
  );
}
