import { type RefObject, useEffect } from 'react';
import { useIsNarrow } from '#ui/use-is-narrow.ts';

/** What sticks to the lower edge of the window stands this much above it. */
const property = '--consent-inset';

/** Keeps the sheet's height free for sticky bars, and for whatever scrolls into view. */
export function useReservedSpace(banner: RefObject<HTMLElement | null>, floats: boolean): void {
  const isSheet = useIsNarrow();
  useEffect(() => {
    const { style } = document.documentElement;
    const element = banner.current;
    const reserve = () => {
      const height = isSheet && floats ? (element?.offsetHeight ?? 0) : 0;
      style.setProperty(property, `${height}px`);
      style.scrollPaddingBlockEnd = `var(${property})`;
    };
    reserve();
    const observer = new ResizeObserver(reserve);
    if (element) observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
      style.scrollPaddingBlockEnd = '';
    };
  }, [banner, floats, isSheet]);
}
