/** CSS variable with the cookie sheet's height. Everything sticky at the lower edge of the window is raised by it. */
const property = '--consent-inset';
/** The same without regard to the layout, for a page that is as high as the window and leaves the sheet its place. */
const height = '--consent-height';

/**
 * Reserves the cookie sheet's height at the lower edge of the window, for sticky bars and when the page scrolls to an
 * element. Reserves nothing where the cookie question does not take the whole width or is displayed above the page.
 * Marks the document as being asked (`data-consent`), for pages that make room. Returns a function that takes both back.
 */
export function reserveSpace(sheet: HTMLElement): () => void {
  const { style, dataset } = document.documentElement;
  dataset.consent = 'ask';
  const covers = matchMedia('(max-width: 991.95px) and (min-height: 441px)');
  const reserve = () => {
    style.setProperty(height, `${sheet.offsetHeight}px`);
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
    delete dataset.consent;
    style.removeProperty(property);
    style.removeProperty(height);
    style.scrollPaddingBlockEnd = '';
  };
}
