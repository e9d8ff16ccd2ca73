import { withTexts } from '#i18n/i18n.ts';
import { type Load, lazyPart } from '#ui/lazily.tsx';
import { TextSkeleton } from '#ui/skeletons.tsx';

/** Returns a component that is loaded on demand, together with the texts about family members. */
export const lazyFamilyPart = <P extends object>(load: Load<P>) =>
  lazyPart(withTexts(['family'], load), <TextSkeleton lines={6} />);

export const PeopleSection = lazyFamilyPart(() => import('./people-section.tsx'));
export const PeopleReview = lazyFamilyPart(() => import('./people-review.tsx'));
