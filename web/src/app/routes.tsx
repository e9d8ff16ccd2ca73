import { languageCodes } from '@fanclub/contract/text/languages';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths, redirects } from '#config/paths.ts';
import { ErrorPage } from './error-page.tsx';
import { lazyPage } from './lazy-page.ts';
import { AppShell } from './shell/app-shell.tsx';
import { showLanguage } from './show-language.ts';

const landing = lazyPage(
  async () => (await import('#features/landing/landing-page.tsx')).LandingPage,
  ['landing', 'faq'],
);
const legal = lazyPage(
  async () => (await import('#features/legal/legal-page.tsx')).LegalPage,
  ['legal', 'errors'],
);
const notFound = lazyPage(async () => (await import('./not-found-page.tsx')).NotFoundPage);

const pages: RouteObject[] = [
  { path: paths.landing.pattern, ...landing },
  ...languageCodes.flatMap((language) => [
    { path: `/${language}`, loader: () => showLanguage(language), ...landing },
    { path: `/${language}/legal/:type`, loader: () => showLanguage(language), ...legal },
  ]),
  {
    path: paths.login.pattern,
    ...lazyPage(
      async () => (await import('#features/auth/login-page.tsx')).LoginPage,
      ['auth', 'errors'],
    ),
  },
  {
    path: paths.forgotPassword.pattern,
    ...lazyPage(
      async () => (await import('#features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
      ['auth', 'errors'],
    ),
  },
  {
    path: paths.resetPassword.pattern,
    ...lazyPage(
      async () => (await import('#features/auth/reset-password-page.tsx')).ResetPasswordPage,
      ['auth', 'errors'],
    ),
  },
  {
    path: paths.register.pattern,
    ...lazyPage(
      async () => (await import('#features/registration/register-page.tsx')).RegisterPage,
      ['registration', 'errors'],
    ),
  },
  ...[paths.ownProfile.pattern, paths.profile.pattern].map((path) => ({
    path,
    ...lazyPage(
      async () => (await import('#features/profile/profile-page.tsx')).ProfilePage,
      ['profile', 'member', 'documents'],
    ),
  })),
  {
    path: paths.admin.pattern,
    handle: { footer: false },
    ...lazyPage(
      async () => (await import('#features/admin/admin-page.tsx')).AdminPage,
      ['admin', 'member', 'documents'],
    ),
  },
  { path: paths.legal.pattern, ...legal },
  ...Object.entries(redirects).map(([path, to]) => ({
    path,
    element: <Navigate to={to} replace />,
  })),
  { path: '*', ...notFound },
];

/** Every page in what stands around it; the browser's router and the tests' take these. */
export const routes: RouteObject[] = [
  {
    element: <AppShell />,
    errorElement: <ErrorPage />,
    children: [{ errorElement: <ErrorPage />, children: pages }],
  },
];
