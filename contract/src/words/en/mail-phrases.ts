import { club } from '../../club/club.ts';
import { linkDays, linkMinutes } from '../../links/link-kinds.ts';
import type { MailPhrases } from '../mail-text.ts';

export const phrases: MailPhrases = {
  greeting: (firstName) => `Hello ${firstName},`,
  greetingStaff: 'Hello,',
  greetingVisitor: 'Hello,',
  signOff: `Warm regards, ${club.name.en}`,
  requestNumber: 'Request number',
  status: { received: 'Under review', approved: 'Approved', rejected: 'Rejected' },
  facts: {
    person: 'For',
    package: 'Package',
    amount: 'Amount',
    until: 'Valid until',
    open: 'Balance due',
    answeredBy: 'We answer by',
  },
  earlierOpen: ({ season, amount, number }) =>
    `For ${season}, ${amount} is still open. If you’ve paid it already, there is nothing else to do; otherwise please write ${number} in the note of your payment.`,
  withCard: (pack) => `${pack}, with the club card`,
  reason: 'Why it was rejected',
  words: 'From the reviewer',
  proof: {
    label: 'The QR code of the membership card',
    help: 'Whoever scans it or opens its link sees whether the membership is valid, with the first name, the initial of the last name and the package, and nothing else.',
    see: 'See what it shows',
  },
  receipt: 'Open the receipt, also to print it',
  linkHint: 'If the button doesn’t open, copy this address into your browser:',
  linkLife: {
    sign_in: `The link works once, within ${linkMinutes.sign_in} minutes.`,
    reset: `The link works once, within ${linkMinutes.reset} minutes.`,
    application: `The link works once, within ${linkDays.application} days. If it no longer opens, type your e-mail address on the login page and we’ll send you a new one.`,
    change_email: `The link works once, within ${linkDays.change_email * 24} hours.`,
    undo_email: `The link works once, within ${linkDays.undo_email} days.`,
    own_account: `The link works once, within ${linkDays.own_account} days.`,
  },
  notMe: { question: 'You didn’t send this application?', label: 'Tell us' },
  leaveRenewals: { question: 'Don’t want reminders?', label: 'Unsubscribe' },
  leaveList: { question: 'You didn’t ask for this?', label: 'Take me off the list now' },
  automatic: 'This address isn’t monitored.',
  contact: 'Any questions? Write to us:',
  news: {
    action: 'Find out more',
    why: 'You get this news because you are a member of the club or have applied.',
    leave: { question: 'Don’t want our news?', label: 'Unsubscribe' },
  },
};
