import { errorMessages } from '@fanclub/contract/messages/en';
import type { texts as base } from './fa.ts';

export const texts = {
  ...errorMessages,
  required: {
    first_name: 'Enter the first name.',
    last_name: 'Enter the last name.',
    gender: 'Choose the gender.',
    birth_date: 'Enter the date of birth.',
    country_of_birth: 'Choose the country of birth.',
    holder_first_name: 'Enter the child’s first name.',
    holder_last_name: 'Enter the child’s last name.',
    holder_birth_date: 'Enter the child’s date of birth.',
    country_of_residency: 'Choose the country of residence.',
    address_of_residency: 'Enter the home address.',
    postal_code: 'Enter the postal code.',
    phone: 'Enter the mobile phone number.',
    email: 'Enter the e-mail address.',
    payment_note: 'Say where you saw the payment.',
  },
} satisfies typeof base;
