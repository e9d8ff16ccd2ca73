import { paths } from '#config/paths.ts';
import { type Consent, getConsent, subscribeToConsent } from './consent-store.ts';

const campaign = /^utm_/;

/**
 * The parts of paths before a parameter that identifies a member, an application or a card. Paths of legal documents
 * are left out, because their parameter identifies no person.
 */
const heads = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern.includes('/:') && pattern !== paths.legal.pattern)
  .map((pattern) => pattern.slice(0, pattern.indexOf('/:')));

/**
 * Returns an address for analytics. The hash is removed. Of the query's parameters only those of campaigns remain,
 * because others may contain tokens or e-mail addresses. A path with an id, a request number or a card's code is
 * shortened, for example to `/profile`.
 */
export function measuredAddress(href: string): string {
  if (!URL.canParse(href)) return '';
  const { origin, pathname, searchParams } = new URL(href);
  const path = heads.find((head) => pathname.startsWith(`${head}/`)) ?? pathname;
  const kept = new URLSearchParams([...searchParams].filter(([name]) => campaign.test(name)));
  return `${origin}${path}${kept.size > 0 ? `?${kept}` : ''}`;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** While this is true, Google's script sends nothing. */
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

const retryDelayMs = 1000;
const patienceMs = 60_000;
const scriptUrl = 'https://www.googletagmanager.com/gtag/js?id=';

/**
 * Applies the visitor's choice to Google's analytics script, now and after every change. The script is loaded
 * only after consent; after a failure it is tried again every second for one minute. Withdrawing the consent
 * disables the script and deletes its cookies. Returns a function that stops following the visitor's choice.
 */
export function startAnalytics(id: string): () => void {
  const script = loader(scriptUrl + encodeURIComponent(id));
  let stopTelling: (() => void) | undefined;

  gtag('consent', 'default', permissionsOf(null));
  const follow = () => {
    const consent = getConsent();
    const allowed = consent?.analytics ?? false;
    window[`ga-disable-${id}`] = !allowed;
    gtag('consent', 'update', permissionsOf(consent));
    if (allowed) {
      stopTelling ??= tellPages(id);
      script.load();
    } else {
      script.giveUp();
      forgetVisitor();
    }
  };

  follow();
  const unsubscribe = subscribeToConsent(follow);
  return () => {
    unsubscribe();
    stopTelling?.();
    script.giveUp();
  };
}

/**
 * Returns two functions: `load` loads a script and tries again until the time limit, and `giveUp` stops the retries.
 */
function loader(src: string) {
  let state: 'absent' | 'loading' | 'loaded' = 'absent';
  let hopeEnds: number | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const giveUp = () => {
    clearTimeout(retry);
    hopeEnds = undefined;
  };
  const load = () => {
    hopeEnds ??= Date.now() + patienceMs;
    if (state !== 'absent') return;
    clearTimeout(retry);
    state = 'loading';
    const script = Object.assign(document.createElement('script'), {
      async: true,
      src,
      onload: () => {
        state = 'loaded';
      },
      onerror: () => {
        script.remove();
        state = 'absent';
        if (hopeEnds === undefined) return;
        if (Date.now() + retryDelayMs <= hopeEnds) retry = setTimeout(load, retryDelayMs);
        else giveUp();
      },
    });
    document.head.append(script);
  };
  return { load, giveUp };
}

/**
 * Reports this page, and each later page that the app shows without a page load, with the address that
 * `measuredAddress` returns. Returns a function that ends the reports of later pages.
 */
function tellPages(id: string): () => void {
  let shown = '';
  let cameFrom = document.referrer;
  const tell = () => {
    const address = measuredAddress(location.href);
    if (address === shown) return;
    const page = { page_location: address, page_referrer: measuredAddress(cameFrom) };
    shown = address;
    cameFrom = address;
    gtag('set', page);
    gtag('event', 'page_view', page);
  };
  gtag('js', new Date());
  gtag('config', id, {
    // Google's own page view would contain the whole address, including any token in it.
    send_page_view: false,
    page_location: measuredAddress(location.href),
    page_referrer: measuredAddress(cameFrom),
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  tell();
  window.navigation?.addEventListener('currententrychange', tell);
  return () => window.navigation?.removeEventListener('currententrychange', tell);
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

/** Deletes the analytics cookies after consent is withdrawn, on every level of the domain. */
function forgetVisitor(): void {
  const domains = location.hostname.split('.').map((_, i, parts) => parts.slice(i).join('.'));
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0])) {
    if (!name?.startsWith('_ga')) continue;
    const removal = `${name}=; max-age=0; path=/`;
    for (const cookie of [removal, ...domains.map((domain) => `${removal}; domain=${domain}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack the Cookie Store API
      document.cookie = cookie;
    }
  }
}
