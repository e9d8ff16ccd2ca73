import {
  boolean,
  type InferType,
  isoTime,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';
import { answerFields } from './field-schemas.ts';
import { memberIdField } from './member-id.ts';
import { membershipSchema } from './membership-schema.ts';
import { type RequestStatus, requestStatuses } from './states.ts';

const { first_name, last_name, birth_date, pack_type, juventus_card } = answerFields;

/**
 * A person of a family, as the guardian and admins see them in the list of the family. The profile has further fields.
 */
export const familyMemberSchema = strictObject({
  id: string().required(),
  first_name,
  last_name,
  birth_date,
  pack_type,
  juventus_card,
  request_number: string().required(),
  season: string().required(),
  request_status: mixed<RequestStatus>().oneOf(requestStatuses).required(),
  /** True if the reviewer has asked this person to send or correct something and waits for it. */
  is_asked: boolean().required(),
  total_price: number().required(),
  rial_amount: number().nullable().defined(),
  is_paid: boolean().required(),
  membership: membershipSchema.nullable().defined().default(null),
  next_membership: membershipSchema.nullable().defined().default(null),
  /** Time until which a mailed link lets this person open an account of their own; null if there is no such link. */
  account_offered_until: isoTime().nullable().defined().default(null),
}).meta({ name: 'FamilyMember' });
export type FamilyMember = InferType<typeof familyMemberSchema>;

/**
 * Query parameter of a deletion: with `true`, the people for whom the member is responsible are deleted too. Without
 * it, the deletion is refused if there are such people.
 */
export const withFamilyFields = { with_family: mixed<'true'>().oneOf(['true']).optional() };

/**
 * Query parameter of a guardian's call: the id of a person of the guardian's family whom the call is about. Without it,
 * the call is about the guardian.
 */
export const forFields = { for: memberIdField().optional() };
