import { type Consent, getConsent, subscribeToConsent } from './consent-store.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const retryDelayMs = 1000;
const scriptUrl = 'https://www.googletagmanager.com/gtag/js?id=';

/**
 * Tells Google's consent mode what is allowed, now and after every change. Its script is fetched
 * after the first yes only, and again every second until it is there.
 */
export function startAnalytics(id: string): () => void {
  let state: 'absent' | 'loading' | 'loaded' = 'absent';
  let retry: ReturnType<typeof setTimeout> | undefined;

  gtag('consent', 'default', permissionsOf(null));
  gtag('js', new Date());
  gtag('config', id);

  const load = () => {
    if (state !== 'absent' || !getConsent()?.analytics) return;
    state = 'loading';
    const script = Object.assign(document.createElement('script'), {
      async: true,
      src: scriptUrl + encodeURIComponent(id),
      onload: () => {
        state = 'loaded';
      },
      onerror: () => {
        script.remove();
        state = 'absent';
        retry = setTimeout(load, retryDelayMs);
      },
    });
    document.head.append(script);
  };
  const follow = () => {
    const consent = getConsent();
    gtag('consent', 'update', permissionsOf(consent));
    if (!consent?.analytics) forgetVisitor();
    load();
  };

  follow();
  const unsubscribe = subscribeToConsent(follow);
  return () => {
    unsubscribe();
    clearTimeout(retry);
  };
}

function permissionsOf(consent: Consent | null) {
  const permission = (allowed = false) => (allowed ? 'granted' : 'denied');
  return {
    analytics_storage: permission(consent?.analytics),
    functionality_storage: permission(consent?.functional),
    personalization_storage: permission(consent?.functional),
    ad_storage: permission(consent?.marketing),
    ad_user_data: permission(consent?.marketing),
    ad_personalization: permission(consent?.marketing),
  };
}

// Google's script reads the `arguments` object and ignores an array.
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

/** Removes the cookies that a withdrawn permission leaves behind. */
function forgetVisitor(): void {
  const domains = location.hostname.split('.').map((_, i, parts) => parts.slice(i).join('.'));
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0])) {
    if (!name?.startsWith('_ga')) continue;
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
      document.cookie = `${name}=; max-age=0; path=/; domain=${domain}`;
    }
  }
}
