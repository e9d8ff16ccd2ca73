import { errorMessages } from '@fanclub/contract/error-messages/en';
import type { texts as base } from './fa.ts';

export const texts = {
  ...errorMessages,
  grown_up: 'The child is too old for this package by now. Please choose another one.',
  character: '“{{character}}” can’t be used here. Please leave it out.',
  required: {
    first_name: 'Enter the first name as in the passport: Sara.',
    last_name: 'Enter the last name as in the passport: Rossi.',
    gender: 'Choose the gender.',
    birth_date: 'Enter day, month and year of birth.',
    country_of_birth: 'Choose the country of birth.',
    holder_first_name: 'Enter the child’s first name.',
    holder_last_name: 'Enter the child’s last name.',
    holder_birth_date: 'Enter the child’s date of birth.',
    country_of_residency: 'Choose the country of residence.',
    address_of_residency: 'Enter street, number and city of the home address.',
    postal_code: 'Enter the postal code.',
    phone: 'Enter the mobile phone number with its country code: +39 333 123 4567.',
    email: 'Enter the e-mail address: name@example.com.',
    payment_note: 'Say where you saw the payment.',
    items: 'Choose at least one.',
    people: 'Choose at least one person.',
    terms: 'Please accept the terms of use.',
    privacy: 'Please accept the privacy policy.',
  },
} satisfies typeof base;
