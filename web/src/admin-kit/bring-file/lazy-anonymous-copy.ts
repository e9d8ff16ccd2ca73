import { withTexts } from '#i18n/i18n.ts';
import { lazyPart } from '#ui/lazily.tsx';

/** The button for an anonymous copy, which is loaded with its texts when a file was read. */
export const LazyAnonymousCopy = lazyPart(
  withTexts(['bring-file'], () => import('./anonymous-copy.tsx')),
);
