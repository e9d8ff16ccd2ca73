import type { MemberFilter } from '@fanclub/contract/admin/filters';
import type { CardList } from '@fanclub/contract/cards/card';
import type { LinkTarget } from '@fanclub/contract/links/link-targets';
import type { PackType } from '@fanclub/contract/pricing/packages';
import { defaultLanguage, type LanguageCode } from '@fanclub/contract/text/languages';

const segment = encodeURIComponent;

function toQuery(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}

/** For every screen the router's pattern and a function that builds the address. */
export const paths = {
  landing: { pattern: '/', build: () => '/' },
  login: {
    pattern: '/login',
    /** `to` names the page that opens after the login; `promo` is a promo code for that page. */
    build: (
      query: {
        authuser?: 'admin';
        token?: string;
        /** Why the person was logged out. */
        out?: 'everywhere' | 'expired';
        to?: LinkTarget;
        promo?: string;
      } = {},
    ) => `/login${toQuery(query)}`,
  },
  register: {
    pattern: '/register',
    /** `pack` selects a package, `promo` fills in a promo code. */
    build: (query: { pack?: PackType; promo?: string } = {}) => `/register${toQuery(query)}`,
  },
  /** A member renews the membership for the current season; mails link to this page. */
  renew: {
    pattern: '/renew',
    /** `promo` fills in a promo code. */
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
  /** A member sends or corrects what reviewers asked for; the mail with their request links to this page. */
  fix: {
    pattern: '/profile/fix',
    /** `for` is the id of the family member whose application is corrected. */
    build: (query: { for?: string } = {}) => `/profile/fix${toQuery(query)}`,
  },
  /** The page that a card's QR code opens. */
  verify: { pattern: '/verify/:code', build: (code: string) => `/verify/${segment(code)}` },
  /** The cards of the member and the family, which the device stores; the installed card app starts here. */
  card: { pattern: '/card', build: () => '/card' },
  admin: {
    pattern: '/admin',
    /** `request` is the number of the application that opens. */
    build: (query: { request?: string } = {}) => `/admin${toQuery(query)}`,
  },
  adminCodes: { pattern: '/admin/codes', build: () => '/admin/codes' },
  adminCards: {
    pattern: '/admin/cards',
    /** `state` selects the list of cards that opens. */
    build: (query: { state?: CardList } = {}) => `/admin/cards${toQuery(query)}`,
  },
  adminCardsPrint: {
    pattern: '/admin/cards/print',
    build: (query: { state?: CardList } = {}) => `/admin/cards/print${toQuery(query)}`,
  },
  adminLetters: { pattern: '/admin/letters', build: () => '/admin/letters' },
  adminMoney: {
    pattern: '/admin/money',
    build: (query: { view?: 'cash' } = {}) => `/admin/money${toQuery(query)}`,
  },
  adminMembers: {
    pattern: '/admin/members',
    /** With `request` the page opens the record of that application's member, at one of its tabs. */
    build: (query: { status?: MemberFilter; request?: string; tab?: 'money' | 'card' } = {}) =>
      `/admin/members${toQuery(query)}`,
  },
  adminHistory: { pattern: '/admin/history', build: () => '/admin/history' },
  adminSettings: {
    pattern: '/admin/settings',
    build: (part?: 'advanced') => (part ? `/admin/settings/${part}` : '/admin/settings'),
  },
  adminFigures: { pattern: '/admin/figures', build: () => '/admin/figures' },
  adminMessages: {
    pattern: '/admin/messages',
    /** `message` is the id of the message that opens, or `new`. A new message begins with the audience `today`. */
    build: (query: { message?: string; today?: string } = {}) => `/admin/messages${toQuery(query)}`,
  },
  adminStaff: { pattern: '/admin/staff', build: () => '/admin/staff' },
  legal: { pattern: '/legal/:type', build: (type: LegalSlug) => `/legal/${type}` },
} as const;

/** Returns a page's path with the language in front, such as `/en/legal/terms`. */
export function inLanguage(language: LanguageCode, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

const legalSlugs = ['privacy-policy', 'terms', 'cookies', 'dpa'] as const;
export type LegalSlug = (typeof legalSlugs)[number];

/** The public pages, which search engines list. */
export const publicPaths: readonly string[] = [
  paths.landing.pattern,
  ...legalSlugs.map(paths.legal.build),
];

/** The pages that are built in each language. All other pages belong to the app, except the built 404 page. */
const builtPaths: readonly string[] = [
  ...publicPaths,
  paths.login.pattern,
  paths.track.pattern,
  paths.forgotPassword.pattern,
  paths.resetPassword.pattern,
];

/**
 * Returns the address of a path in a language. Built pages have the language in their path, except in the
 * default language; the app's pages have the same path in every language.
 */
export function addressIn(language: LanguageCode, path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  if (language === defaultLanguage || !builtPaths.includes(pathname)) return path;
  return inLanguage(language, pathname) + path.slice(pathname.length);
}

/**
 * Redirects for old links and for second names of the documents. No document is called `data-processing`, so
 * `/legal/data-processing` shows the page "Document not found". `firebase.json` contains these redirects, too.
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

/** The id of the section with the reminder form. Links to the form end in this id. */
export const reminderId = 'reminder';
