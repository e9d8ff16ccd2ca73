import { type PackType, packTypes } from '../pricing/packages.ts';
import {
  boolean,
  type InferType,
  isoTime,
  mixed,
  strictObject,
  string,
} from '../validation/yup.ts';

/** The approved membership of a member, whatever becomes of a later application. */
export const membershipSchema = strictObject({
  season: string().required(),
  pack_type: mixed<PackType>().oneOf(packTypes).required(),
  juventus_card: boolean().required(),
  /** Time of the approval. */
  since: isoTime().required(),
  /** The last day, such as `2027-06-30`, on the club's own clock; null while the season has no end yet. */
  valid_until: string()
    .meta({ json: { format: 'date' } })
    .nullable()
    .defined(),
}).meta({ name: 'Membership' });
export type Membership = InferType<typeof membershipSchema>;
