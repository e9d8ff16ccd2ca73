import { personalFields } from '../registration/fields.ts';

/** Personal fields a rejected member may correct; all optional. */
export const correctionFields = {
  first_name: personalFields.first_name.optional(),
  last_name: personalFields.last_name.optional(),
  gender: personalFields.gender.optional(),
  birth_date: personalFields.birth_date.optional(),
  country_of_birth: personalFields.country_of_birth.optional(),
  country_of_residency: personalFields.country_of_residency.optional(),
  address_of_residency: personalFields.address_of_residency.optional(),
  postal_code: personalFields.postal_code.optional(),
  phone: personalFields.phone.optional(),
};
