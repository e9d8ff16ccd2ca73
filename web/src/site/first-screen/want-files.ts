/**
 * Starts to download the app's files for the page at an address, which `first-paint.js` knows. With `prefetch` the
 * browser does so when it has nothing else to do.
 */
export function wantFiles(
  address: string,
  rel: 'modulepreload' | 'prefetch' = 'modulepreload',
): void {
  const [page] = address.slice(1).split('?');
  document.dispatchEvent(new CustomEvent('wanted', { detail: { page, rel } }));
}

/** Resolves to `app` when a person begins to fill in a form, which may be before this script has run. */
export function whenUsed(form: HTMLElement): Promise<'app'> {
  return new Promise((resolve) => {
    if (form.contains(document.activeElement)) resolve('app');
    for (const event of ['focusin', 'change'] as const) {
      form.addEventListener(event, () => resolve('app'));
    }
  });
}
