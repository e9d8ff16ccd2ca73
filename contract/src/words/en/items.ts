import { type CommonReason, withEveryField } from '../../members/review-items.ts';
import { refundDays } from '../../money/due.ts';
import { fields } from './fields.ts';

export const itemSentences = withEveryField(
  {
    receipt: 'Send your payment receipt again: the whole of it, and easy to read.',
    amount: 'What you paid is less than the total. Pay the rest and send the receipt for it.',
    passport: 'Send your passport or ID card again: the whole of it, easy to read, without glare.',
    first_name: 'Write your first name exactly as in your passport, in Latin letters.',
    last_name: 'Write your last name exactly as in your passport, in Latin letters.',
    gender: 'Look at the gender once more and choose the right one.',
    birth_date: 'Write your birth date exactly as in your passport.',
    holder_first_name: 'Write the child’s first name exactly as in the passport, in Latin letters.',
    holder_last_name: 'Write the child’s last name exactly as in the passport, in Latin letters.',
    holder_birth_date: 'Write the child’s birth date exactly as in the passport.',
    country_of_birth: 'Choose the country of birth that stands in your passport.',
    country_of_residency: 'Choose the country you live in now, and write its postal code.',
    address_of_residency:
      'Write the whole address in Latin letters: street, number, flat and city.',
    postal_code: 'Look at the postal code once more: it does not fit your address.',
    phone: 'Look at the phone number once more: we could not reach you on it.',
    transfer_number: 'Write the tracking number of the transfer as it stands on the receipt.',
    payer_last_four: 'Write the last four digits of the card that was paid with.',
  },
  (name) => `Look at “${fields[name]}” once more and correct it.`,
);

/** The most frequent reasons for a rejection, which reviewers can choose. */
export const commonReasons: Record<CommonReason, string> = {
  receipt_unreadable: 'We cannot read the receipt; please send a clearer image.',
  other_amount: 'The amount on the receipt is not the amount of the membership.',
  no_receipt: 'The image you sent is not a payment receipt.',
  document_unreadable: 'We cannot read the passport or ID card.',
  other_name: 'The name on the document is not the name on the application.',
};

/** Sentences about the money of a rejected application. */
export const moneySentences = {
  received: (amount: string) =>
    `The money you paid (${amount}) is safe: it counts if you submit again, and if you don’t, we refund it within ${refundDays} days, the way you paid.`,
  unconfirmed: (amount: string) =>
    `Your payment (${amount}) is not confirmed yet: once it has reached us, it counts if you submit again, and if you don’t, we refund it within ${refundDays} days, the way you paid.`,
};
