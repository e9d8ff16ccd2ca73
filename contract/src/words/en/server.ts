import { promoHoldHours } from '../../promo/code.ts';
import { texts as accounts } from './account-mails.ts';
import { texts as applications } from './application-mails.ts';
import { card } from './names.ts';

export { phrases } from './mail-phrases.ts';

import type * as base from '../fa/server.ts';
import { texts as staff } from './staff-mails.ts';

/**
 * Messages of successful responses. `linkSent` does not depend on whether the address belongs to a member, so that
 * nobody can find that out.
 */
export const answers = {
  linkSent:
    'If we know this address, a mail from us arrives within a few minutes. Please look in the spam folder too.',
  signedIn: 'You are logged in.',
  registered: 'We received your application.',
  promoValid: 'This promo code is valid.',
  promoReserved: `The promo code is reserved for you for ${promoHoldHours} hours.`,
} satisfies typeof base.answers;

/** Labels of the fields of a membership card in a wallet app. */
export const pass = {
  title: card,
  member: 'Member',
  package: 'Package',
  season: 'Season',
  from: 'Valid from',
  until: 'Valid until',
  since: 'Member since',
  number: 'no.',
} satisfies typeof base.pass;

/** Words on the club's receipts. */
export const receipt = {
  title: 'Receipt',
  issued: 'Issued on',
  payer: 'Paid by',
  lines: 'For',
  membership: 'Membership',
  donation: 'Donation',
  amount: 'Amount received',
  donated: 'Amount donated',
  partOf: 'Part of receipt',
  isDonation:
    'This money was received before, with a payment. This receipt does not count it again.',
  day: 'Paid on',
  reference: 'Reference',
  due: 'Total due',
  received: 'Paid up to this receipt',
  open: 'Balance due',
  isVoid: 'This receipt is not valid: what it is for was reversed.',
  isPartlyVoid: 'The lines that are crossed out do not count: their payments were reversed.',
  waiting: 'The receipt is on its way',
  waitingText:
    'We have recorded the payment, and the receipt gets its number within a minute. This page then opens it by itself.',
  unknown: 'We didn’t find this receipt',
  unknownText:
    'The link isn’t complete, or the receipt is no longer kept. You find your receipts in your profile, under Payments.',
  association: 'Association no.',
  closing: 'Thank you for being with us.',
} satisfies typeof base.receipt;

/** The texts of all mails in this language. */
export const mails = { ...applications, ...accounts, ...staff };

/** A sample of a message from the club, for tests and for the page that shows all mails. */
export const sampleNews = {
  subject: 'We watch the derby together',
  body: 'Next Friday we watch the match together.\n\nThere are few places, so tell us soon.',
};
