import { club } from '../club/club.ts';
import { type AnswerDays, defaultAnswerDays } from '../members/answer-days.ts';
import { byName } from '../members/by-name.ts';
import { ofEachServiceLink } from '../members/payment.ts';
import { type Brings, benefitName, defaultBrings, ofEachBenefit } from '../pricing/benefits.ts';
import type { PriceList } from '../pricing/cost.ts';
import { defaultPrice, type PackType, packName, packTypes } from '../pricing/packages.ts';
import type { LanguageCode } from '../text/languages.ts';

/** Returns an object that has the result of `make` under the setting of each package's price, such as `price_base`. */
export const ofEachPack = <T>(make: (pack: PackType) => T): Record<`price_${PackType}`, T> =>
  Object.fromEntries(packTypes.map((pack) => [`price_${pack}`, make(pack)]));

/**
 * Returns the name of the package or benefit that a setting such as `price_base` or `brings_tickets` is about; undefined
 * for other settings.
 */
export function subjectOfSetting(name: string, language: LanguageCode): string | undefined {
  const [, kind, id = ''] = /^(price|brings)_(.+)$/.exec(name) ?? [];
  if (kind) return (kind === 'price' ? packName : benefitName)(id, language);
}

/**
 * The settings that everybody may read, with their defaults. They are in a file of their own, so that the public pages
 * do not load the table of all settings.
 */
const table = {
  season: club.season ?? '2026/27',
  /** A local time without a zone. Server and browser read it in different zones, see docs/domain/registration.md#deadline. */
  deadline: club.deadline ?? '2026-03-15T23:59:59',
  enforce_deadline: false,
  answer_days_from: defaultAnswerDays.from,
  answer_days_to: defaultAnswerDays.to,
  ...ofEachPack(defaultPrice),
  club_card_price: club.card?.price ?? 0,
  shipping_price: club.card?.shipping ?? 0,
  membership_fee: 0,
  processing_fee: 0,
  ...ofEachBenefit(defaultBrings),
  card_number: '',
  card_holder: '',
  ...ofEachServiceLink(() => ''),
  iban: '',
  iban_holder: '',
  iban_bic: '',
  keep_passport_days: 30,
  keep_receipt_days: 365,
  keep_rejected_days: 365,
};
export type PlainPublicSetting = keyof typeof table;
/** A spread of names that the club's folder states would be lost in the type of `table`. */
export type PublicDefaults = typeof table & Record<`price_${PackType}`, number> & Brings;
export const publicDefaults = table as PublicDefaults;

/** What everybody may read: settings of the club, with prices in euro, and what the server adds to them. */
export type PublicSettings = PublicDefaults & {
  /** True if the deadline has passed in the club's time zone, and if staff have closed registration. */
  deadline_passed: boolean;
  /** Number of approved members, which can be an hour old; null unless staff have chosen to publish it. */
  member_count: number | null;
  /** Median number of hours until a decision, over the last 30 days; null if there were too few decisions. */
  median_review_hours: number | null;
};

/** Settings that pages show until the server has responded, so that the layout does not move. */
export const defaultPublicSettings: PublicSettings = {
  ...publicDefaults,
  deadline_passed: false,
  member_count: null,
  median_review_hours: null,
};

/** Returns the price list of the settings, as bills and members' rows contain it. */
export function priceListOf(
  settings: Pick<
    PublicDefaults,
    `price_${PackType}` | 'club_card_price' | 'shipping_price' | 'membership_fee' | 'processing_fee'
  >,
): PriceList {
  return {
    packages: byName<PriceList['packages']>(packTypes, (pack) => settings[`price_${pack}`] ?? 0),
    clubCard: settings.club_card_price,
    shipping: settings.shipping_price,
    membershipFee: settings.membership_fee,
    processingFee: settings.processing_fee,
  };
}

export const answerDaysOf = (
  settings: Pick<PublicDefaults, 'answer_days_from' | 'answer_days_to'>,
): AnswerDays => ({ from: settings.answer_days_from, to: settings.answer_days_to });
