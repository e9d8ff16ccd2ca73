import { mostAnswerDays } from '../members/answer-days.ts';
import { emailMaxLength } from '../members/limits.ts';
import { ofEachServiceLink, serviceLinks } from '../members/payment.ts';
import type { AdminRole } from '../roles.ts';
import { areOwnKinds, kindMaxLength, ownKindsMax } from '../statements/kinds.ts';
import { emailShape } from '../text/email.ts';
import { type LanguageCode, languageCodes } from '../text/languages.ts';
import { boolean, mixed, number, string } from '../validation/yup.ts';
import {
  benefitKeys,
  type ClubTextName,
  clubTextLimit,
  contactNames,
  faqKeys,
  inEachLanguage,
  readTextName,
  type SocialName,
  socialNames,
} from './club-texts.ts';
import {
  isBankCard,
  isDeadline,
  isHttpsAddress,
  isPublicAddress,
  seasonLabelPattern,
} from './setting-rules.ts';

/**
 * Groups of the club's settings. Each group is a part of the panel's settings page, and `rolesOfGroups` says who may
 * change it.
 */
export const settingGroups = {
  season: ['season', 'deadline', 'enforce_deadline', 'closed', 'show_member_count'],
  answer: ['answer_days_from', 'answer_days_to'],
  prices: [
    'price_international',
    'price_base',
    'price_under_14',
    'price_under_5',
    'club_card_price',
    'shipping_price',
    'membership_fee',
    'processing_fee',
  ],
  gift: ['gift_base', 'gift_under_14', 'gift_under_5'],
  rate: ['rate_url', 'rate_day_percent', 'rate_lowest', 'rate_highest', 'fallback_rate'],
  payment: ['card_number', 'card_holder', ...serviceLinks],
  statements: ['line_kinds'],
  contact: contactNames,
  social: socialNames,
  benefits: inEachLanguage(benefitKeys),
  faq: inEachLanguage(faqKeys),
  unpaid: ['remind_of_open', 'hold_unpaid_cards'],
  notifications: ['notify_email', 'notify_language'],
  retention: ['keep_passport_days', 'keep_receipt_days', 'keep_rejected_days'],
  access: ['enforce_app_check', 'client_promo_fallback', 'special_account_email'],
} as const;

export type SettingGroup = keyof typeof settingGroups;
export type SettingName = (typeof settingGroups)[SettingGroup][number];
export type SettingValue = string | number | boolean | null;

export const settingGroupNames = Object.keys(settingGroups) as readonly SettingGroup[];
export const settingNames = Object.values(settingGroups).flat() as readonly SettingName[];

const rolesOfGroups: Record<SettingGroup, readonly AdminRole[]> = {
  season: ['owner'],
  answer: ['owner'],
  prices: ['owner', 'treasurer'],
  gift: ['owner'],
  rate: ['owner', 'treasurer'],
  payment: ['owner', 'treasurer'],
  statements: ['owner', 'treasurer'],
  unpaid: ['owner', 'treasurer'],
  contact: ['owner'],
  social: ['owner'],
  benefits: ['owner'],
  faq: ['owner'],
  notifications: ['owner'],
  retention: ['owner'],
  access: ['owner'],
};

/** Returns the settings that a role may see and change. */
export function settingsOf(role: AdminRole): readonly SettingName[] {
  const open = settingGroupNames.filter((group) => rolesOfGroups[group].includes(role));
  return open.flatMap((group) => settingGroups[group] as readonly SettingName[]);
}

const price = () =>
  number()
    .min(0)
    .max(1000)
    .test('cents', 'invalid_value', (euro) => euro === undefined || isCents(euro))
    .optional();
const isCents = (euro: number) => Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6;
const days = () => number().integer().min(0).max(3650).optional();
const workingDays = () => number().integer().min(1).max(mostAnswerDays).optional();
const rate = () => number().integer().min(1).max(1_000_000_000);
const flag = () => boolean().optional();
const link = () =>
  string()
    .max(300)
    .test('https', 'invalid_value', (value) => !value || isHttpsAddress(value))
    .optional();
const address = () =>
  string()
    .max(emailMaxLength)
    .test('invalid_email', 'invalid_email', (value) => !value || emailShape.test(value))
    .optional();

/** Schemas of the club's texts and links. An empty text stands for the product's default. */
const clubTexts = Object.fromEntries([
  ...socialNames.map((name) => [name, link()]),
  ...[...settingGroups.benefits, ...settingGroups.faq].map((name) => [
    name,
    string()
      .max(clubTextLimit(readTextName(name).key))
      .optional(),
  ]),
]) as Record<SocialName | ClubTextName, ReturnType<typeof link>>;

/** The schema of each setting. The panel stores only valid values. */
export const settingFields = {
  season: string().matches(seasonLabelPattern).optional(),
  deadline: string()
    .test('deadline', 'invalid_date', (value) => value === undefined || isDeadline(value))
    .optional(),
  enforce_deadline: flag(),
  /** If true, registration is closed now, whatever the deadline is. */
  closed: flag(),
  show_member_count: flag(),
  /** If true, members who were asked to pay are reminded after 7 and after 21 days. */
  remind_of_open: flag(),
  /** If true, a club card whose season is not paid in full is not printed yet. */
  hold_unpaid_cards: flag(),
  /**
   * Number of working days within which the club promises to decide about an application. `from` must not exceed `to`.
   */
  answer_days_from: workingDays(),
  answer_days_to: workingDays(),
  price_international: price(),
  price_base: price(),
  price_under_14: price(),
  price_under_5: price(),
  club_card_price: price(),
  shipping_price: price(),
  membership_fee: price(),
  processing_fee: price(),
  /** `gift_<package>` is true if the package includes a gift. The international package always includes one. */
  gift_base: flag(),
  gift_under_14: flag(),
  gift_under_5: flag(),
  /** Address of the exchange rate service. If it is empty, the address in the deployment's parameters is used. */
  rate_url: link().test('public', 'invalid_value', (value) => !value || isPublicAddress(value)),
  /**
   * Limits of a plausible exchange rate: by how many percent it may change within a day, its lowest and its highest
   * value.
   */
  rate_day_percent: number().integer().min(1).max(100).optional(),
  rate_lowest: rate().optional(),
  rate_highest: rate().optional(),
  /**
   * Rate in rial per euro that is used while the newest rate of the service is older than 24 hours or missing; null if
   * staff set no such rate.
   */
  fallback_rate: rate().nullable().optional(),
  card_number: string()
    .test('card', 'invalid_value', (value) => !value || isBankCard(value))
    .optional(),
  card_holder: string().max(100).optional(),
  ...ofEachServiceLink(link),
  /** The club's own kinds of money on bank statements, with commas between them. */
  line_kinds: string()
    .max(ownKindsMax * (kindMaxLength + 2))
    .test('kinds', 'invalid_value', (value) => !value || areOwnKinds(value))
    .optional(),
  contact_email: address(),
  contact_phone: string()
    .matches(/^(\+?[0-9 ()-]{5,30})?$/)
    .optional(),
  ...clubTexts,
  notify_email: address(),
  notify_language: mixed<LanguageCode>().oneOf(languageCodes).optional(),
  keep_passport_days: days(),
  keep_receipt_days: days(),
  keep_rejected_days: days(),
  enforce_app_check: flag(),
  client_promo_fallback: flag(),
  special_account_email: address(),
};
