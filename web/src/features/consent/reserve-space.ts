/** CSS variable with the cookie sheet's height. Everything sticky at the lower edge of the window is raised by it. */
const property = '--consent-inset';

/**
 * Reserves the cookie sheet's height at the lower edge of the window, for sticky bars and when the page scrolls to an
 * element. Reserves nothing where the cookie question does not take the whole width or is displayed above the page.
 * Returns a function that removes the reserved space.
 */
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
