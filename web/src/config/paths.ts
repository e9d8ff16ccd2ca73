import type { CardList } from '@fanclub/contract/cards/card';
import type { LinkTarget } from '@fanclub/contract/links/link-targets';
import type { PackType } from '@fanclub/contract/pricing/packages';
import { defaultLanguage, type LanguageCode } from '@fanclub/contract/text/languages';

const segment = encodeURIComponent;

function toQuery(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}

/** Every screen's pattern for the router beside the builder for links; no other file writes a path. */
export const paths = {
  landing: { pattern: '/', build: () => '/' },
  login: {
    pattern: '/login',
    /** `to` is where one goes on to once one is in, with the code that a link has brought. */
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
    /** `pack` arrives with that package chosen, `promo` with that code. */
    build: (query: { pack?: PackType; promo?: string } = {}) => `/register${toQuery(query)}`,
  },
  /** A member applies for the current season; mails lead here. */
  renew: {
    pattern: '/renew',
    /** `promo` arrives with that code. */
    build: (query: { promo?: string } = {}) => `/renew${toQuery(query)}`,
  },
  /** A member registers people of the own family. */
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
  /** What a review asks a member for; the mail's link leads here. */
  fix: {
    pattern: '/profile/fix',
    /** `for` is somebody of the own family. */
    build: (query: { for?: string } = {}) => `/profile/fix${toQuery(query)}`,
  },
  /** For a member to print: what was received for the application of this number. */
  receipt: {
    pattern: '/profile/receipt/:requestNumber',
    /** `for` is somebody of the own family. */
    build: (requestNumber: string, query: { for?: string } = {}) =>
      `/profile/receipt/${segment(requestNumber)}${toQuery(query)}`,
  },
  /** What the QR code of a card leads to. */
  verify: { pattern: '/verify/:code', build: (code: string) => `/verify/${segment(code)}` },
  /** The membership cards to show, kept on the device; the app on a home screen begins here. */
  card: { pattern: '/card', build: () => '/card' },
  admin: {
    pattern: '/admin',
    /** `request` arrives with that application open. */
    build: (query: { request?: string } = {}) => `/admin${toQuery(query)}`,
  },
  adminCodes: { pattern: '/admin/codes', build: () => '/admin/codes' },
  adminCards: {
    pattern: '/admin/cards',
    /** `state` arrives with that list open. */
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
    /** `message` arrives with that one open. */
    build: (query: { message?: string } = {}) => `/admin/messages${toQuery(query)}`,
  },
  adminPeople: { pattern: '/admin/people', build: () => '/admin/people' },
  legal: { pattern: '/legal/:type', build: (type: LegalSlug) => `/legal/${type}` },
} as const;

/** The same page at the address that also says its language. */
export function inLanguage(language: LanguageCode, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

const legalSlugs = ['privacy-policy', 'terms', 'cookies', 'dpa'] as const;
export type LegalSlug = (typeof legalSlugs)[number];

/** The pages that are built for everyone, in each language; all others are the app's. */
export const publicPaths: readonly string[] = [
  paths.landing.pattern,
  ...legalSlugs.map(paths.legal.build),
];

/** The address that a path has in a language: of public pages, each language but the default has its own. */
export function addressIn(language: LanguageCode, path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  if (language === defaultLanguage || !publicPaths.includes(pathname)) return path;
  return inLanguage(language, pathname) + path.slice(pathname.length);
}

/**
 * Kept for old links. The documents have a second set of names, and `data-processing` has no
 * document, so it ends on document-not-found. Hosting answers with these, too: firebase.json.
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
