import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { TextSkeleton } from '#ui/skeletons.tsx';
import { arrivalIn } from './arrival.ts';

// Loaded on demand, because only people who follow a mailed link need this code.
const OpenTransferredDraft = lazy(() => import('./open-transferred-draft.tsx'));

/**
 * If the URL is a mailed link to a draft, opens that draft first; otherwise renders `children`, which is the wizard.
 */
export function TransferredDraft({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const arrival = arrivalIn(hash);
  if (!arrival) return children;
  return (
    <Suspense fallback={<TextSkeleton lines={6} />}>
      <OpenTransferredDraft key={hash} arrival={arrival} />
    </Suspense>
  );
}
