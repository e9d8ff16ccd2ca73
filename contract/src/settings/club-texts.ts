import { type Network, networks } from '../club/club.ts';
import { isOffered, type Offer } from '../club/offers.ts';
import { benefits } from '../pricing/benefits.ts';
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

/** What the club must have for a question to be asked. */
const questionNeeds: { readonly [Question in FaqQuestion]?: Offer } = {
  clubCard: 'card',
  documents: 'card',
  rial: 'rial',
  euro: 'euro',
  promo: 'promo',
};

/** Returns the questions about what this club has. */
export const askedQuestions = (): FaqQuestion[] =>
  faqQuestions.filter((question) => isOffered({ needs: questionNeeds[question] }));

/** Contact data of the club, which are the same in all languages. */
export const contactNames = ['contact_email', 'contact_phone'] as const;
export type SocialName = `social_${Network}`;
export const socialNames = networks.map((network): SocialName => `social_${network}`);

/** Texts that the club can write itself, one per language. */
export type ClubTextKey = `faq_${FaqQuestion}_${'question' | 'answer'}` | `benefit_${string}`;
export type ClubTextName = `${ClubTextKey}_${LanguageCode}`;

export const benefitKeys = benefits.map(({ id }) => `benefit_${id}` as const);
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

/** Returns what the club must have for a text to be shown; undefined if every club shows it. */
export const textNeeds = (key: ClubTextKey): Offer | undefined =>
  key === 'benefit_clubCard' ? 'card' : questionNeeds[key.split('_')[1] as FaqQuestion];

const textNames: readonly string[] = inEachLanguage([...benefitKeys, ...faqKeys]);
export const isTextName = (name: string): name is ClubTextName => textNames.includes(name);

/** Maximum lengths of the club's own texts in characters, so that the texts fit the layout. */
const clubTextLimits = { benefit: 60, question: 120, answer: 800 } as const;

export const clubTextLimit = (key: ClubTextKey): number => {
  if (key.startsWith('benefit_')) return clubTextLimits.benefit;
  return key.endsWith('_question') ? clubTextLimits.question : clubTextLimits.answer;
};
