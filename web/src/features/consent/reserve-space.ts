/** What sticks to the lower edge of the window stands this much above it. */
const property = '--consent-inset';

/** Keeps the sheet's height free for sticky bars, and for whatever scrolls into view; answers how to end it. */
export function reserveSpace(sheet: HTMLElement): () => void {
  const { style } = document.documentElement;
  const covers = matchMedia('(max-width: 991.95px) and (min-height: 441px)');
  const reserve = () => {
    style.setProperty(property, `${covers.matches ? sheet.offsetHeight : 0}px`);
    style.scrollPaddingBlockEnd = `var(${property})`;
  };
  reserve();
  const observer = new ResizeObserver(reserve);
  observer.observe(sheet);
  covers.addEventListener('change', reserve);
  return () => {
    observer.disconnect();
    covers.removeEventListener('change', reserve);
    style.removeProperty(property);
    style.scrollPaddingBlockEnd = '';
  };
}
