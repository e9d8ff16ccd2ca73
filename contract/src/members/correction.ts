import { string } from '../validation/yup.ts';
import { personalFields } from './member-fields.ts';

/**
 * Personal fields a rejected member may correct; all optional. Phone and postal code take the form
 * of their country, which only the server knows when it is not sent: it checks them in full.
 */
export const correctionFields = {
  first_name: personalFields.first_name.optional(),
  last_name: personalFields.last_name.optional(),
  gender: personalFields.gender.optional(),
  birth_date: personalFields.birth_date.optional(),
  country_of_birth: personalFields.country_of_birth.optional(),
  country_of_residency: personalFields.country_of_residency.optional(),
  address_of_residency: personalFields.address_of_residency.optional(),
  postal_code: string().optional().min(1, 'field_required').max(20, 'invalid_postal_code'),
  phone: string().optional().min(1, 'field_required').max(40, 'mobile_invalid'),
};
