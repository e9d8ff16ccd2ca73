/** Resolves to `app` when a person begins to fill in a form, which may be before this script has run. */
export function whenUsed(form: HTMLElement): Promise<'app'> {
  return new Promise((resolve) => {
    if (form.contains(document.activeElement)) resolve('app');
    for (const event of ['focusin', 'change'] as const) {
      form.addEventListener(event, () => resolve('app'));
    }
  });
}
