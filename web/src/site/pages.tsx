import type { TFunction, TypeOptions } from 'i18next';
import type { ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { ForgotPasswordPage } from '#features/auth/forgot-password-page.tsx';
import { LoginPage } from '#features/auth/login-page.tsx';
import { ResetPasswordPage } from '#features/auth/reset-password-page.tsx';
import { TrackPage } from '#features/auth/track-page.tsx';
import { teaserQuestions } from '#features/landing/faq-teaser.tsx';
import { LandingPage } from '#features/landing/landing-page.tsx';
import { legalDocuments } from '#features/legal/legal-documents.ts';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { VerifyPage } from '#features/verification/verify-page.tsx';
import type { QuestionAndAnswer } from './head/structured-data.ts';
import NotFound from './not-found.island.tsx';

type Namespace = keyof TypeOptions['resources'];
type Texts = TFunction<Namespace[]>;

/** A page that is built in each language. It can be read without scripts; a form needs one. */
export interface SitePage {
  name: 'landing' | 'legal' | 'not-found' | 'form';
  /** Path without a language: `/legal/terms`. A last part `:name` stands for anything. */
  path: string;
  title: (t: Texts) => string;
  description: (t: Texts) => string;
  /** Questions and answers on the page, for search engines. */
  questions?: (t: Texts) => QuestionAndAnswer[];
  content: ReactNode;
  /** True for a page that signed-in people leave, unless a mailed link has opened it. */
  isForVisitors?: true;
}

/** Namespaces of the texts that built pages use. */
export const siteNamespaces: readonly Namespace[] = [
  'common',
  'landing',
  'faq',
  'legal',
  'consent',
  'errors',
  'auth',
  'member',
  'verification',
];

export const sitePages: readonly SitePage[] = [
  {
    name: 'landing',
    path: paths.landing.build(),
    title: (t) => t('common:titles.home'),
    description: (t) => t('landing:description'),
    questions: (t) =>
      teaserQuestions().map((id) => ({
        question: t(`faq:${id}.question`),
        answer: t(`faq:${id}.answer`),
      })),
    content: <LandingPage />,
  },
  ...legalDocuments.map(
    (document): SitePage => ({
      name: 'legal',
      path: paths.legal.build(document.slug),
      title: (t) => t(`legal:documents.${document.slug}`),
      description: (t) => t(`legal:descriptions.${document.slug}`),
      content: <LegalPage document={document} />,
    }),
  ),
  formPage('login', paths.login.pattern, <LoginPage />, 'visitors'),
  formPage('track', paths.track.pattern, <TrackPage />, 'visitors'),
  formPage('forgotPassword', paths.forgotPassword.pattern, <ForgotPasswordPage />),
  formPage('resetPassword', paths.resetPassword.pattern, <ResetPasswordPage />),
  formPage('verify', paths.verify.pattern, <VerifyPage />),
  {
    name: 'not-found',
    path: '/404',
    title: (t) => t('common:titles.notFound'),
    description: (t) => t('common:notFound.title'),
    content: <NotFound />,
  },
];

/** A page with a form, which search engines do not list. */
function formPage(
  title: 'login' | 'track' | 'forgotPassword' | 'resetPassword' | 'verify',
  path: string,
  content: ReactNode,
  audience?: 'visitors',
): SitePage {
  return {
    name: 'form',
    path,
    title: (t) => t(`common:titles.${title}`),
    description: (t) => t('landing:description'),
    content,
    ...(audience && { isForVisitors: true }),
  };
}
