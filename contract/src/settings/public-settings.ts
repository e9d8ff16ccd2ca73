import { ofEachService } from '../members/payment.ts';
import { type PackType, packTypes } from '../pricing/packages.ts';
import {
  array,
  boolean,
  type InferType,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';

/** The public part of `settings/registration`. Prices in euro. */
export const publicSettingsFields = {
  season: string().required(),
  prices: strictObject({
    international: number().required(),
    base: number().required(),
    under_14: number().required(),
    under_5: number().required(),
  }),
  /** Packages that bring a gift. */
  gift_packs: array(mixed<PackType>().oneOf(packTypes).required()).required(),
  club_card_price: number().required(),
  shipping_price: number().required(),
  /** Charged with every package; 0 if the club takes none. */
  membership_fee: number().required(),
  processing_fee: number().required(),
  /** Local wall-clock time, `YYYY-MM-DDTHH:mm:ss`; the countdown reads it in the visitor's zone. */
  deadline: string().required(),
  enforce_deadline: boolean().required(),
  /** True once the deadline has passed in the club's own zone. */
  deadline_passed: boolean().required(),
  /** Number of working days within which an application is answered. */
  answer_days: strictObject({
    from: number().integer().required(),
    to: number().integer().required(),
  }),
  card_number: string().defined(),
  card_holder: string().defined(),
  payment_links: strictObject(ofEachService(() => string().defined())),
  /** Number of approved members, up to an hour old; null unless staff have switched it on. */
  member_count: number().integer().nullable().defined(),
  /** Median hours to a decision over the last 30 days; null if there were too few. */
  median_review_hours: number().integer().nullable().defined(),
  /** Days after the decision for which images and rejected applications are kept; 0 means for good. */
  retention_days: strictObject({
    passport: number().integer().required(),
    receipt: number().integer().required(),
    rejected: number().integer().required(),
  }),
};

const publicSettingsSchema = strictObject(publicSettingsFields);
export type PublicSettings = InferType<typeof publicSettingsSchema>;
