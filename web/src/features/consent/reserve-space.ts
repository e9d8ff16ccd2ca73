/**
 * CSS variable with the height that the cookie sheet covers. All elements that are sticky at the lower edge of the
 * window are raised by this height.
 */
const property = '--consent-inset';
/**
 * CSS variable with the height of the cookie sheet even where it covers nothing. A page that is as high as the window
 * shrinks by this height.
 */
const height = '--consent-height';

/**
 * Reserves the cookie sheet's height at the lower edge of the window, for sticky bars and when the page scrolls to an
 * element. Reserves nothing where the sheet does not take the whole width or is displayed above the page. Sets
 * `data-consent` on the document as long as the question is open. Returns a function that undoes both.
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
