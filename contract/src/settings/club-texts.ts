import { type LanguageCode, languageCodes } from '../text/languages.ts';

/** The questions in the order in which people ask; each has an answer in the catalogue of the web. */
export const faqQuestions = [
  ...(['join', 'packages', 'clubCard', 'documents', 'rial', 'euro', 'promo', 'review'] as const),
  ...(['login', 'deadline', 'changes', 'privacy'] as const),
] as const;
export type FaqQuestion = (typeof faqQuestions)[number];

/** What a package can bring, by the names of the price table. */
export const benefitNames = [
  ...(['membership', 'clubCard', 'gift', 'gadget'] as const),
  ...(['eCard', 'discount', 'events', 'tickets'] as const),
] as const;

/** Each network as it calls itself, in the order in which they stand. */
export const networkNames = {
  instagram: 'Instagram',
  telegram: 'Telegram',
  x: 'X',
  youtube: 'YouTube',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
} as const;
export type Network = keyof typeof networkNames;
export const networks = Object.keys(networkNames) as readonly Network[];

/** Where the club is met, in all languages alike. */
export const contactNames = ['contact_email', 'contact_phone'] as const;
export type SocialName = `social_${Network}`;
export const socialNames = networks.map((network): SocialName => `social_${network}`);

/** What the club says in its own words, once in each language. */
export type ClubTextKey =
  | `faq_${FaqQuestion}_${'question' | 'answer'}`
  | `benefit_${(typeof benefitNames)[number]}`;
export type ClubTextName = `${ClubTextKey}_${LanguageCode}`;

export const benefitKeys = benefitNames.map((name) => `benefit_${name}` as const);
export const faqKeys = faqQuestions.flatMap(
  (question) => [`faq_${question}_question`, `faq_${question}_answer`] as const,
);

/** The names under which a text is set, a language each. */
export const inEachLanguage = <Key extends ClubTextKey>(keys: readonly Key[]) =>
  languageCodes.flatMap((language) => keys.map((key) => `${key}_${language}` as const));

/** All of them, by the names of their settings. */
export const clubTextSettings = [
  ...contactNames,
  ...socialNames,
  ...inEachLanguage(benefitKeys),
  ...inEachLanguage(faqKeys),
] as const;
export type ClubTextSetting = (typeof clubTextSettings)[number];

/** What a text's name says: `faq_join_answer_fa` is `faq_join_answer` in Persian. */
export function readTextName(name: ClubTextName): { key: ClubTextKey; language: LanguageCode } {
  const end = name.lastIndexOf('_');
  return {
    key: name.slice(0, end) as ClubTextKey,
    language: name.slice(end + 1) as LanguageCode,
  };
}

const textNames: readonly string[] = inEachLanguage([...benefitKeys, ...faqKeys]);
export const isTextName = (name: string): name is ClubTextName => textNames.includes(name);

/** Longer ones no longer fit where they stand. */
const clubTextLimits = { benefit: 60, question: 120, answer: 800 } as const;

export const clubTextLimit = (key: ClubTextKey): number => {
  if (key.startsWith('benefit_')) return clubTextLimits.benefit;
  return key.endsWith('_question') ? clubTextLimits.question : clubTextLimits.answer;
};
