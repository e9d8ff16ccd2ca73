import type { MemberFieldName } from '../../members/member-fields.ts';
import type { choices as base } from '../fa/fields.ts';

/** Names of a member's fields, the same in forms, pages and error messages. */
export const fields: Record<MemberFieldName, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  gender: 'Gender',
  birth_date: 'Date of birth',
  country_of_birth: 'Country of birth',
  holder_first_name: 'Child’s first name',
  holder_last_name: 'Child’s last name',
  holder_birth_date: 'Child’s date of birth',
  country_of_residency: 'Country of residence',
  address_of_residency: 'Home address',
  postal_code: 'Postal code',
  phone: 'Mobile phone',
  email: 'E-mail',
  password: 'Password',
  pack_type: 'Package',
  juventus_card: 'Club card',
  payment_method: 'Payment method',
  euro_payment_method: 'Euro payment method',
  transfer_number: 'Tracking number of the transfer',
  payer_last_four: 'Last four digits of the card',
  language: 'Language',
};

/** Names of the choices of a field. */
export const choices = {
  gender: { male: 'Male', female: 'Female', other: 'Other' },
} satisfies typeof base;
