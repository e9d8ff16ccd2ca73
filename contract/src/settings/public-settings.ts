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

/** Settings of the club that everybody may read. Prices are in euro. */
export const publicSettingsFields = {
  season: string().required(),
  prices: strictObject({
    international: number().required(),
    base: number().required(),
    under_14: number().required(),
    under_5: number().required(),
  }),
  /** Packages that include a gift. */
  gift_packs: array(mixed<PackType>().oneOf(packTypes).required()).required(),
  club_card_price: number().required(),
  shipping_price: number().required(),
  /** Fees that are charged with every package; 0 if the club charges none. */
  membership_fee: number().required(),
  processing_fee: number().required(),
  /**
   * Local time in the form `YYYY-MM-DDTHH:mm:ss`, without a zone. The countdown interprets it in the visitor's zone.
   */
  deadline: string().required(),
  enforce_deadline: boolean().required(),
  /** True if the deadline has passed in the club's time zone. */
  deadline_passed: boolean().required(),
  /** Number of working days within which the club promises to decide about an application. */
  answer_days: strictObject({
    from: number().integer().required(),
    to: number().integer().required(),
  }),
  card_number: string().defined(),
  card_holder: string().defined(),
  payment_links: strictObject(ofEachService(() => string().defined())),
  /** Number of approved members, which can be an hour old; null unless staff have chosen to publish it. */
  member_count: number().integer().nullable().defined(),
  /** Median number of hours until a decision, over the last 30 days; null if there were too few decisions. */
  median_review_hours: number().integer().nullable().defined(),
  /**
   * Number of days after a decision until images and rejected applications are deleted; 0 means that they are not
   * deleted automatically.
   */
  retention_days: strictObject({
    passport: number().integer().required(),
    receipt: number().integer().required(),
    rejected: number().integer().required(),
  }),
};

const publicSettingsSchema = strictObject(publicSettingsFields);
export type PublicSettings = InferType<typeof publicSettingsSchema>;
