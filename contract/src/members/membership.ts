import { type PackType, packTypes } from '../pricing/packages.ts';
import {
  boolean,
  type InferType,
  isoTime,
  mixed,
  strictObject,
  string,
} from '../validation/yup.ts';

/**
 * The approved membership of a member. An application for a later season does not change it until that application is
 * approved.
 */
export const membershipSchema = strictObject({
  season: string().required(),
  pack_type: mixed<PackType>().oneOf(packTypes).required(),
  juventus_card: boolean().required(),
  /** Time of the approval. */
  since: isoTime().required(),
  /**
   * Last day of the membership, such as `2027-06-30`, in the club's time zone; null while the season has no end date.
   */
  valid_until: string()
    .meta({ json: { format: 'date' } })
    .nullable()
    .defined(),
}).meta({ name: 'Membership' });
export type Membership = InferType<typeof membershipSchema>;
