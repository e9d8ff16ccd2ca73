import type { PackType } from '@fanclub/contract/pricing/packages';
import { isLanguageCode, type LanguageCode } from '@fanclub/contract/text/languages';

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
    build: (query: { authuser?: 'admin'; token?: string } = {}) => `/login${toQuery(query)}`,
  },
  register: {
    pattern: '/register',
    /** `pack` arrives with that package chosen. */
    build: (query: { pack?: PackType } = {}) => `/register${toQuery(query)}`,
  },
  forgotPassword: { pattern: '/forgot-password', build: () => '/forgot-password' },
  resetPassword: {
    pattern: '/reset-password',
    build: (token: string) => `/reset-password?token=${segment(token)}`,
  },
  ownProfile: { pattern: '/profile', build: () => '/profile' },
  profile: {
    pattern: '/profile/:userId',
    build: (userId: string) => `/profile/${segment(userId)}`,
  },
  admin: { pattern: '/admin', build: () => '/admin' },
  adminHistory: { pattern: '/admin/history', build: () => '/admin/history' },
  legal: { pattern: '/legal/:type', build: (type: LegalSlug) => `/legal/${type}` },
} as const;

/** The same page at the address that also says its language. */
export function inLanguage(language: LanguageCode, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The language that an address begins with, if any. */
export function languageOf(pathname: string): LanguageCode | undefined {
  const [, first] = pathname.split('/');
  return isLanguageCode(first) ? first : undefined;
}

/** An address that names a language names another one instead; others stay. */
export function withLanguage(pathname: string, language: LanguageCode): string {
  const present = languageOf(pathname);
  return present ? `/${language}${pathname.slice(1 + present.length)}` : pathname;
}

export type LegalSlug = 'privacy-policy' | 'terms' | 'cookies' | 'dpa';

/** Kept for old links; `data-processing` has no document, so it ends on document-not-found. */
export const redirects: Readonly<Record<string, string>> = {
  '/privacy-policy': '/legal/privacy-policy',
  '/privacy': '/legal/privacy-policy',
  '/terms': '/legal/terms',
  '/terms-of-service': '/legal/terms',
  '/cookies': '/legal/cookies',
  '/cookie-policy': '/legal/cookies',
  '/data-processing': '/legal/data-processing',
};
