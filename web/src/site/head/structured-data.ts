import { club } from '@fanclub/contract/club/club';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { addressIn, paths } from '#config/paths.ts';
import { absolute } from './absolute.ts';

export interface QuestionAndAnswer {
  question: string;
  answer: string;
}

interface StructuredDataOptions {
  language: LanguageCode;
  /** Path without the language. */
  path: string;
  title: string;
  /** Only questions that are visible on the page, because search engines distrust hidden content. */
  questions: readonly QuestionAndAnswer[];
}

const clubId = absolute('/#club');

/** JSON for a script element; `<` is escaped, because it could end the element. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The page's structured data in schema.org's vocabulary; each object becomes a script of its own. */
export function structuredData(options: StructuredDataOptions): object[] {
  const { language, path, questions } = options;
  const isLanding = path === paths.landing.build();
  return [
    ...(isLanding ? [organization(language), webSite(language)] : [breadcrumbs(options)]),
    ...(questions.length > 0 ? [faqPage(language, questions)] : []),
  ];
}

function organization(language: LanguageCode): object {
  const { name, tagline, contact, city, networks } = club;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': clubId,
    name: name[language],
    alternateName: languageCodes.filter((code) => code !== language).map((code) => name[code]),
    slogan: tagline[language],
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email: contact.email,
    telephone: contact.phone,
    address: { '@type': 'PostalAddress', addressLocality: city[language] },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'membership',
      email: contact.email,
      availableLanguage: languageCodes,
    },
    sameAs: Object.values(networks).filter(isSomebodys),
  };
}

function webSite(language: LanguageCode): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: club.name[language],
    url: absolute(addressIn(language, paths.landing.build())),
    inLanguage: language,
    publisher: { '@id': clubId },
  };
}

function breadcrumbs({ language, path, title }: StructuredDataOptions): object {
  const steps = [
    { name: club.name[language], at: paths.landing.build() },
    { name: title, at: path },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, at }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: absolute(addressIn(language, at)),
    })),
  };
}

function faqPage(language: LanguageCode, questions: readonly QuestionAndAnswer[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** False for the front page of a social network, which the default brand file contains instead of a club's profile. */
function isSomebodys(url: string): boolean {
  return new URL(url).pathname !== '/';
}
