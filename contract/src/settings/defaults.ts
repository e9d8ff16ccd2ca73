import { club } from '../club/club.ts';
import { type AnswerDays, defaultAnswerDays } from '../members/answer-days.ts';
import { byName } from '../members/by-name.ts';
import { ofEachServiceLink } from '../members/payment.ts';
import { defaultGiftPacks } from '../pricing/benefits.ts';
import type { PriceList } from '../pricing/cost.ts';
import { defaultPrice, type PackType, packTypes } from '../pricing/packages.ts';

/** Returns an object that has the result of `make` under each package's setting of this kind, such as `price_base`. */
export function ofEachPack<Kind extends 'price' | 'gift', T>(
  kind: Kind,
  make: (pack: PackType) => T,
): Record<`${Kind}_${PackType}`, T> {
  const entries = packTypes.map((pack) => [`${kind}_${pack}`, make(pack)]);
  return Object.fromEntries(entries) as Record<`${Kind}_${PackType}`, T>;
}

/** Returns the package to which a setting such as `price_base` belongs; undefined for other settings. */
export const packOfSetting = (name: string): PackType | undefined =>
  /^(?:price|gift)_(.+)$/.exec(name)?.[1];

/**
 * The settings that everybody may read, with their defaults. They are in a file of their own, so that the public pages
 * do not load the table of all settings.
 */
const table = {
  season: '2026/27',
  /** A local time without a zone. Server and browser read it in different zones, see docs/domain/registration.md#deadline. */
  deadline: '2026-03-15T23:59:59',
  enforce_deadline: false,
  answer_days_from: defaultAnswerDays.from,
  answer_days_to: defaultAnswerDays.to,
  ...ofEachPack('price', defaultPrice),
  club_card_price: club.card?.price ?? 0,
  shipping_price: club.card?.shipping ?? 0,
  membership_fee: 0,
  processing_fee: 0,
  ...ofEachPack('gift', (pack) => defaultGiftPacks.includes(pack)),
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
export type PublicDefaults = typeof table &
  Record<`price_${PackType}`, number> &
  Record<`gift_${PackType}`, boolean>;
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

/** Returns the packages that include a gift. */
export const giftPacksOf = (settings: Pick<PublicDefaults, `gift_${PackType}`>): PackType[] =>
  packTypes.filter((pack) => settings[`gift_${pack}`]);

export const answerDaysOf = (
  settings: Pick<PublicDefaults, 'answer_days_from' | 'answer_days_to'>,
): AnswerDays => ({ from: settings.answer_days_from, to: settings.answer_days_to });
