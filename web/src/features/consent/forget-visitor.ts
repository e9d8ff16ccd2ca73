/** Deletes the analytics cookies after consent is withdrawn, on every level of the domain. */
export function forgetVisitor(): void {
  const domains = location.hostname.split('.').map((_, i, parts) => parts.slice(i).join('.'));
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0])) {
    if (!name?.startsWith('_ga')) continue;
    const removal = `${name}=; max-age=0; path=/`;
    for (const cookie of [removal, ...domains.map((domain) => `${removal}; domain=${domain}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
      document.cookie = cookie;
    }
  }
}
