import type { CardList } from '@fanclub/contract/cards/card';
import type { LinkTarget } from '@fanclub/contract/links/link-targets';
import type { PackType } from '@fanclub/contract/pricing/packages';
import { defaultLanguage, type LanguageCode } from '@fanclub/contract/text/languages';

const segment = encodeURIComponent;

function toQuery(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}

/** Every screen's pattern for the router and its builder for links; no other file contains a path. */
export const paths = {
  landing: { pattern: '/', build: () => '/' },
  login: {
    pattern: '/login',
    /** `to` is the address to open after the login; it may contain the code that a link brought. */
    build: (
      query: {
        authuser?: 'admin';
        token?: string;
        out?: 'everywhere';
        to?: LinkTarget;
        promo?: string;
      } = {},
    ) => `/login${toQuery(query)}`,
  },
  register: {
    pattern: '/register',
    /** `pack` preselects a package, `promo` fills in a code. */
    build: (query: { pack?: PackType; promo?: string } = {}) => `/register${toQuery(query)}`,
  },
  /** A member renews for the current season; mails link here. */
  renew: {
    pattern: '/renew',
    /** `promo` fills in a code. */
    build: (query: { promo?: string } = {}) => `/renew${toQuery(query)}`,
  },
  /** A member registers people of their family. */
  addFamily: { pattern: '/family/add', build: () => '/family/add' },
  forgotPassword: { pattern: '/forgot-password', build: () => '/forgot-password' },
  track: { pattern: '/track', build: () => '/track' },
  resetPassword: {
    pattern: '/reset-password',
    build: (token: string) => `/reset-password?token=${segment(token)}`,
  },
  ownProfile: { pattern: '/profile', build: () => '/profile' },
  profile: {
    pattern: '/profile/:userId',
    build: (userId: string) => `/profile/${segment(userId)}`,
  },
  /** A member answers a request of the review; the mail's link opens this page. */
  fix: {
    pattern: '/profile/fix',
    /** `for` is the id of a family member. */
    build: (query: { for?: string } = {}) => `/profile/fix${toQuery(query)}`,
  },
  /** Printable receipt of the payments for the application with this number. */
  receipt: {
    pattern: '/profile/receipt/:requestNumber',
    /** `for` is the id of a family member. */
    build: (requestNumber: string, query: { for?: string } = {}) =>
      `/profile/receipt/${segment(requestNumber)}${toQuery(query)}`,
  },
  /** The page that a card's QR code opens. */
  verify: { pattern: '/verify/:code', build: (code: string) => `/verify/${segment(code)}` },
  /** The member's cards, stored on the device; the installed card app starts here. */
  card: { pattern: '/card', build: () => '/card' },
  admin: {
    pattern: '/admin',
    /** `request` opens that application. */
    build: (query: { request?: string } = {}) => `/admin${toQuery(query)}`,
  },
  adminCodes: { pattern: '/admin/codes', build: () => '/admin/codes' },
  adminCards: {
    pattern: '/admin/cards',
    /** `state` opens that list. */
    build: (query: { state?: CardList } = {}) => `/admin/cards${toQuery(query)}`,
  },
  adminCardsPrint: {
    pattern: '/admin/cards/print',
    build: (query: { state?: CardList } = {}) => `/admin/cards/print${toQuery(query)}`,
  },
  adminMoney: { pattern: '/admin/money', build: () => '/admin/money' },
  adminMembers: { pattern: '/admin/members', build: () => '/admin/members' },
  adminHistory: { pattern: '/admin/history', build: () => '/admin/history' },
  adminReference: { pattern: '/admin/api', build: () => '/admin/api' },
  adminSettings: { pattern: '/admin/settings', build: () => '/admin/settings' },
  adminFigures: { pattern: '/admin/figures', build: () => '/admin/figures' },
  adminMessages: {
    pattern: '/admin/messages',
    /** `message` opens that message. */
    build: (query: { message?: string } = {}) => `/admin/messages${toQuery(query)}`,
  },
  adminPeople: { pattern: '/admin/people', build: () => '/admin/people' },
  legal: { pattern: '/legal/:type', build: (type: LegalSlug) => `/legal/${type}` },
} as const;

/** The same page with the language in its path. */
export function inLanguage(language: LanguageCode, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

const legalSlugs = ['privacy-policy', 'terms', 'cookies', 'dpa'] as const;
export type LegalSlug = (typeof legalSlugs)[number];

/** The pages that are built in each language; all others belong to the app. */
export const publicPaths: readonly string[] = [
  paths.landing.pattern,
  ...legalSlugs.map(paths.legal.build),
];

/**
 * The address of a path in a language: a public page has an address of its own in each language but the
 * default.
 */
export function addressIn(language: LanguageCode, path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  if (language === defaultLanguage || !publicPaths.includes(pathname)) return path;
  return inLanguage(language, pathname) + path.slice(pathname.length);
}

/**
 * Redirects for old links. The documents have a second set of names. `data-processing` has no document, so it
 * ends at document-not-found. Hosting has the same redirects: firebase.json.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/privacy-policy': '/legal/privacy-policy',
  '/privacy': '/legal/privacy-policy',
  '/terms': '/legal/terms',
  '/terms-of-service': '/legal/terms',
  '/cookies': '/legal/cookies',
  '/cookie-policy': '/legal/cookies',
  '/data-processing': '/legal/data-processing',
};
