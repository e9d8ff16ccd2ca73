import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { TextSkeleton } from '#ui/skeletons.tsx';
import { arrivalIn } from './arrival.ts';

// Only people who follow a mailed link need this code.
const OpenTransferredDraft = lazy(() => import('./open-transferred-draft.tsx'));

/** Opens the draft of a mailed link before the wizard; without such a link it renders its children. */
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
