import type { TFunction, TypeOptions } from 'i18next';
import type { ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { teaserQuestions } from '#features/landing/faq-teaser.tsx';
import { LandingPage } from '#features/landing/landing-page.tsx';
import { legalDocuments } from '#features/legal/legal-documents.ts';
import { LegalPage } from '#features/legal/legal-page.tsx';
import type { QuestionAndAnswer } from './head/structured-data.ts';
import NotFound from './not-found.island.tsx';

type Namespace = keyof TypeOptions['resources'];
type Texts = TFunction<Namespace[]>;

/** A page that is built in each language and can be read without scripts. */
export interface SitePage {
  name: 'landing' | 'legal' | 'not-found';
  /** Path without a language: `/legal/terms`. */
  path: string;
  title: (t: Texts) => string;
  description: (t: Texts) => string;
  /** Questions and answers on the page, for search engines. */
  questions?: (t: Texts) => QuestionAndAnswer[];
  content: ReactNode;
}

/** Namespaces of the texts that built pages use. */
export const siteNamespaces: readonly Namespace[] = [
  'common',
  'landing',
  'benefits',
  'faq',
  'legal',
  'consent',
  'errors',
];

export const sitePages: readonly SitePage[] = [
  {
    name: 'landing',
    path: paths.landing.build(),
    title: (t) => t('common:titles.home'),
    description: (t) => t('landing:description'),
    questions: (t) =>
      teaserQuestions.map((id) => ({
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
  {
    name: 'not-found',
    path: '/404',
    title: (t) => t('common:titles.notFound'),
    description: (t) => t('common:notFound.title'),
    content: <NotFound />,
  },
];
