import { type Network, networks } from '../club/club.ts';
import { type LanguageCode, languageCodes } from '../text/languages.ts';

/** Questions of the page with questions and answers, in the order of display. The web has a default answer for each. */
export const faqQuestions = [
  'join',
  'packages',
  'clubCard',
  'documents',
  'rial',
  'euro',
  'promo',
  'review',
  'login',
  'deadline',
  'changes',
  'privacy',
] as const;
export type FaqQuestion = (typeof faqQuestions)[number];

/** Names of the benefits of a package, in settings and in the price table. */
export const benefitNames = [
  'membership',
  'clubCard',
  'gift',
  'gadget',
  'eCard',
  'discount',
  'events',
  'tickets',
] as const;

/** Contact data of the club, which are the same in all languages. */
export const contactNames = ['contact_email', 'contact_phone'] as const;
export type SocialName = `social_${Network}`;
export const socialNames = networks.map((network): SocialName => `social_${network}`);

/** Texts that the club can write itself, one per language. */
export type ClubTextKey =
  | `faq_${FaqQuestion}_${'question' | 'answer'}`
  | `benefit_${(typeof benefitNames)[number]}`;
export type ClubTextName = `${ClubTextKey}_${LanguageCode}`;

export const benefitKeys = benefitNames.map((name) => `benefit_${name}` as const);
export const faqKeys = faqQuestions.flatMap(
  (question) => [`faq_${question}_question`, `faq_${question}_answer`] as const,
);

/** Returns the names of the settings with the given texts: one for each text and language. */
export const inEachLanguage = <Key extends ClubTextKey>(keys: readonly Key[]) =>
  languageCodes.flatMap((language) => keys.map((key) => `${key}_${language}` as const));

/**
 * Splits the name of a setting into the text's key and its language: `faq_join_answer_fa` into `faq_join_answer` and
 * `fa`.
 */
export function readTextName(name: ClubTextName): { key: ClubTextKey; language: LanguageCode } {
  const end = name.lastIndexOf('_');
  return {
    key: name.slice(0, end) as ClubTextKey,
    language: name.slice(end + 1) as LanguageCode,
  };
}

const textNames: readonly string[] = inEachLanguage([...benefitKeys, ...faqKeys]);
export const isTextName = (name: string): name is ClubTextName => textNames.includes(name);

/** Maximum lengths of the club's own texts in characters, so that the texts fit the layout. */
const clubTextLimits = { benefit: 60, question: 120, answer: 800 } as const;

export const clubTextLimit = (key: ClubTextKey): number => {
  if (key.startsWith('benefit_')) return clubTextLimits.benefit;
  return key.endsWith('_question') ? clubTextLimits.question : clubTextLimits.answer;
};
