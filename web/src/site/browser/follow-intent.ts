/** The files that the way in needs, which the build writes into the page. */
function filesAhead(): string[] {
  const list = document.getElementById('ahead')?.textContent;
  return list ? JSON.parse(list) : [];
}

/**
 * Fetches the app's files once somebody reaches for a link that leads into it, and not before: who only
 * reads pays nothing. Its page itself comes by the speculation rules in the headers.
 */
export function followIntent(): void {
  const files = filesAhead();
  if (files.length === 0) return;
  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[data-app]') : null;
    if (!link) return;
    for (const event of events) document.removeEventListener(event, follow, true);
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', href }),
      );
    }
  };
  for (const event of events) {
    document.addEventListener(event, follow, { capture: true, passive: true });
  }
}
