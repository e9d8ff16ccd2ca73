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

/** One of a family, as the guardian and admins see it beside the others; the rest is in the own profile. */
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
  /** The review waits for something from them. */
  is_asked: boolean().required(),
  total_price: number().required(),
  rial_amount: number().nullable().defined(),
  is_paid: boolean().required(),
  /** Money of the present application is to be paid back: until then there is no other. */
  owes_back: boolean().required(),
  membership: membershipSchema.nullable().defined().default(null),
  /** Until when the link works that was mailed to somebody for an account of their own; null where none does. */
  account_offered_until: isoTime().nullable().defined().default(null),
}).meta({ name: 'FamilyMember' });
export type FamilyMember = InferType<typeof familyMemberSchema>;

/** Of a deletion: those whom the member answers for go along. Without it, whoever has such is refused. */
export const withFamilyFields = { with_family: mixed<'true'>().oneOf(['true']).optional() };

/** For whom a guardian calls: the id of somebody of the own family; without it, for themselves. */
export const forFields = { for: memberIdField().optional() };
