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
import { membershipSchema } from './membership.ts';
import { type RequestStatus, requestStatuses } from './states.ts';

const { first_name, last_name, birth_date, pack_type, juventus_card } = answerFields;

/** A person of a family, as the guardian and admins see them beside the others; the profile has the rest. */
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
  /** True if the review waits for something from this person. */
  is_asked: boolean().required(),
  total_price: number().required(),
  rial_amount: number().nullable().defined(),
  is_paid: boolean().required(),
  /** True if money of the present application has to be paid back; until then the person cannot apply again. */
  owes_back: boolean().required(),
  membership: membershipSchema.nullable().defined().default(null),
  /** Time until which the mailed link to an own account works; null if there is no such link. */
  account_offered_until: isoTime().nullable().defined().default(null),
}).meta({ name: 'FamilyMember' });
export type FamilyMember = InferType<typeof familyMemberSchema>;

/**
 * Query parameter of a deletion: the people whom the member answers for are deleted too. Without it, a member
 * who answers for others is refused.
 */
export const withFamilyFields = { with_family: mixed<'true'>().oneOf(['true']).optional() };

/**
 * Query parameter of a guardian's call: the id of somebody of the own family; without it, the call is for the
 * guardian.
 */
export const forFields = { for: memberIdField().optional() };
