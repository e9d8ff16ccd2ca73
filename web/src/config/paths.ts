import type { PackType } from '@fanclub/contract/pricing/packages';
import type { LanguageCode } from '@fanclub/contract/text/languages';

const segment = encodeURIComponent;

function toQuery(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}

/** Every screen's pattern for the router beside the builder for links; no other file writes a path. */
export const paths = {
  landing: { pattern: '/', build: () => '/' },
  language: { pattern: '/:language', build: (language: LanguageCode) => `/${language}` },
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
  legal: { pattern: '/legal/:type', build: (type: LegalSlug) => `/legal/${type}` },
  legalIn: {
    pattern: '/:language/legal/:type',
    build: (language: LanguageCode, type: LegalSlug) => `/${language}/legal/${type}`,
  },
} as const;

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
