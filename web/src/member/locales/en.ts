import { newPasswordMinLength } from '@fanclub/contract/members/password-rules';
import { euroServiceNames } from '@fanclub/contract/members/payment';
import { choices, fields } from '@fanclub/contract/words/en/fields';
import type { texts as base } from './fa.ts';

export const texts = {
  fields: {
    ...fields,
    name: 'Name',
    holder_name: 'Child’s name',
    is_paid: 'Payment',
    received: 'Money received',
    flags: 'Flag',
    request_number: 'Request number',
    request_status: 'Status of the application',
    receipt: 'Payment receipt',
    passport: 'Passport or ID card',
  },
  items: { amount: 'Balance due' },
  /** Which images can be chosen. */
  imageRules: '{{formats}}; a large one is made smaller automatically',
  /** Possible problems of an image that a person has chosen. */
  imageHints: {
    tiny: 'This image is very small. Can everything on it be read? If not, choose a larger one.',
    dark: 'This image is dark. If the text can’t be read, take it again in better light.',
    blurred:
      'This image looks blurred. If the text can’t be read, take it again with a steady hand.',
  },
  /** The field with which an image is chosen and uploaded. */
  upload: {
    newImage: '{{document}}, new image',
    drop: 'Drop the image here',
    choose: 'or choose it from your device',
    dropNow: 'Let go',
    tap: 'Choose an image',
    sending: 'Uploading… {{percent, number}}%',
    done: 'Uploaded',
    kept: 'The image you sent',
    replace: 'Replace',
    preview: 'Preview: {{label}}',
    preparing: 'Preparing the image…',
    waiting: 'No connection. The image stays here and is sent automatically.',
    notSent: 'Not sent yet. The image stays here.',
    notYet: 'The image is not with us yet. Wait a moment, or try now.',
    tryNow: 'Try now',
    camera: 'Take a photo',
    cameraFor: 'Take a photo: {{label}}',
    mask: {
      open: 'Cover the number',
      title: 'Cover a part of the image',
      lead: 'Draw over the document’s number to black it out; name and photo stay visible. Optional.',
      area: 'The part that is covered',
      keys: 'By keyboard: arrow keys move it, with Shift they change its size.',
      apply: 'Cover it',
    },
  },
  choices,
  help: {
    latin: 'Use Latin letters for name and address, as in your passport: Mahsa Karimi',
    birth_date: 'Your own. We ask for the child’s further down.',
    address_of_residency: 'Street, number, flat and city. This is where we post the card.',
    email: 'Our decision and login links go here.',
    phone: 'With country code: {{example}}',
    phoneIran: 'Such as {{example}}; we add Iran’s code.',
    transfer_number: 'It is on the receipt; with it we find your payment sooner.',
    payer_last_four: 'Of the card used to pay, even if it isn’t yours.',
    postal_code_IR: '10 digits, no hyphen',
    postal_code_IT: '5 digits',
    postal_code: '3 to 10 letters or digits',
  },
  date: {
    calendar: 'Calendar',
    persian: 'Persian',
    gregorian: 'Gregorian',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    goesOn: 'After the last digit, the next box is focused automatically.',
  },
  country: {
    search: 'Type a country',
    none: 'No country of that name',
    open: 'Open the list',
    clear: 'Clear',
    choose: 'Choose {{name}}',
  },
  timeline: {
    submitted: 'Application submitted',
    under_review: 'Admin review',
    decision: 'E-mail notification',
    decisionTo: 'to {{email}}',
    approved: 'Approved',
    rejected: 'Rejected',
    done: 'Completed',
    active: 'Pending',
    upcoming: 'Upcoming',
  },
  waiting: {
    until: 'We answer by {{day, date}} at the latest.',
    late: 'We meant to answer by {{day, date}} and are sorry that it takes longer. Your application is in line; if it is urgent, write to us.',
    medianHours_one:
      'Half of the applications of the last 30 days were answered within {{count, number}} hour.',
    medianHours_other:
      'Half of the applications of the last 30 days were answered within {{count, number}} hours.',
    medianDays_one:
      'Half of the applications of the last 30 days were answered within {{count, number}} day.',
    medianDays_other:
      'Half of the applications of the last 30 days were answered within {{count, number}} days.',
  },
  number: {
    share: 'Save or share',
    shared: 'The number of my application: {{number}}',
  },
  signInAgain: 'Log out and in again',
  firstPassword: {
    title: 'Set a password',
    text: 'Your account has no password yet: you log in with a link that we e-mail you. If you like, set one now.',
    open: 'Set a password',
    confirm: 'Password again',
    rule: `At least ${newPasswordMinLength} characters`,
    submit: 'Save the password',
    done: 'Your password is saved, and your other devices are logged out. Approved members can log in with e-mail and password.',
  },
  limited: {
    heading: 'Your application',
    asked: 'We asked you for',
    rejected: 'Your application was rejected',
    why: 'Enter your birth date, so that we know that this mailbox is yours; then you see everything.',
    submit: 'Continue',
  },
  passwordEnded:
    'The password that was set before this address was confirmed no longer works. If you like, set a new one.',
  pay: {
    bank: '{{bank}} bank',
    reference: 'Your request number',
    referenceHelp: 'Write this in the note of your payment, so that we find it quickly.',
    cardNumber: 'Card number',
    cardHolder: 'Card holder',
    payWith: 'Pay with {{service}}',
    newTab: 'opens in a new tab',
    noDetails: 'The payment details are not available right now. Please e-mail us:',
  },
  kept: {
    afterYear: 'This image will be deleted a year after our decision.',
    after_one: 'This image will be deleted {{count, number}} day after our decision.',
    after_other: 'This image will be deleted {{count, number}} days after our decision.',
    passportAfter_one:
      'The image of your identity document is deleted {{count, number}} day after our decision.',
    passportAfter_other:
      'The image of your identity document is deleted {{count, number}} days after our decision.',
    until: 'This image will be deleted on {{day, date}}.',
    deleted: 'The image was deleted on {{day, date}}.',
  },
  amounts: {
    base_amount: 'Membership package',
    juventus_card_cost: 'Club card',
    shipping_cost: 'Shipping',
    shipping_discount: 'Shipping discount',
    membership_fee: 'Membership fee',
    processing_fee: 'Processing fee',
    total_price: 'Total',
    rial_amount: 'In rial',
    rate: '{{rate, rial}} per euro, rate of {{day, date}}',
  },
  ways: {
    card_transfer: 'Transfer to the card',
    ...euroServiceNames,
    bank: 'Bank transfer',
    cash: 'Cash',
    other: 'Another way',
  },
  yes: 'Yes',
  no: 'No',
} satisfies typeof base;
