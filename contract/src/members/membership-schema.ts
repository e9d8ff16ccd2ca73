import { storedPack } from '../pricing/stored-pack.ts';
import {
  boolean,
  type InferType,
  isoDay,
  isoTime,
  mixed,
  strictObject,
  string,
} from '../validation/yup.ts';

/** Reasons for which a membership ends before its season. */
export const endReasons = ['left', 'expelled', 'deceased'] as const;
export type EndReason = (typeof endReasons)[number];
export const endReasonField = () => mixed<EndReason>().oneOf(endReasons);

const day = () => isoDay().nullable().defined();

/**
 * An approved membership, which counts from its first to its last day in the club's time zone. An application for a
 * later season does not change it until that application is approved.
 */
export const membershipSchema = strictObject({
  season: string().required(),
  pack_type: storedPack(),
  juventus_card: boolean().required(),
  /** Time of the approval. */
  since: isoTime().required(),
  /** First day of the membership, such as `2027-07-01`; null if it had begun before it was imported. */
  valid_from: day(),
  /** Last day of the membership, such as `2027-06-30`; null while the season has no end date. */
  valid_until: day(),
  /** Why the membership ends before its season, if it does. Its last day is then `valid_until`. */
  end_reason: endReasonField().nullable().defined().default(null),
}).meta({ name: 'Membership' });
export type Membership = InferType<typeof membershipSchema>;

/** Returns why the last membership of a person ended early; null if it did not. */
export const endReasonOf = (person: {
  memberships: readonly Pick<Membership, 'end_reason'>[];
}): EndReason | null => person.memberships.at(-1)?.end_reason ?? null;
