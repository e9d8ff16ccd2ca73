import { club } from '../../club/club.ts';
import { linkMinutes } from '../../links/link-kinds.ts';
import { formatDay } from '../../text/format.ts';
import type * as base from '../fa/account-mails.ts';
import type { Names, Translated } from '../mail-text.ts';

/** Names by which the panel lists the mails of this file. */
export const names = {
  confirm_address: 'Link that confirms the address',
  member_invited: 'Invitation of an imported member',
  own_account_link: 'Link to an account of their own',
  own_account_opened: 'Somebody of the family has an account now',
  application_link: 'Link to the application',
  sign_in_link: 'Login link',
  reset_link: 'Link for a new password',
  password_changed: 'Password changed',
  password_ended: 'Earlier password ended',
  change_email_link: 'Link that changes the e-mail',
  email_taken: 'E-mail in use already',
  email_changed: 'Your e-mail was changed',
  season_opened: 'Registration is open',
  news: 'Message to members',
} satisfies Names<typeof base.names>;

export const texts = {
  confirm_address: () => ({
    subject: 'Confirm your e-mail address',
    preview: 'One link confirms that this address is yours.',
    heading: 'Is this address yours?',
    paragraphs: [
      'This link confirms that the address and the membership are yours. After that your profile shows you the image of your identity document too.',
    ],
    action: 'Confirm my address',
  }),
  member_invited: ({ data }) => ({
    subject: 'Your membership is online now',
    preview: 'One link shows you your profile and your membership card.',
    heading: 'Your membership is online now',
    paragraphs: [
      'From now on the club keeps its memberships online. Yours is here too: your card, your payments and your renewal.',
      ...(data.ended
        ? [`Your last membership ended on ${formatDay(data.ended, 'en')}; you can renew it there.`]
        : []),
      'Open it with the link below and give your birth date, so that we know it’s you.',
    ],
    action: 'See my membership',
  }),
  own_account_link: () => ({
    subject: 'An account of your own at the club',
    preview: 'One link puts your membership into your own hands.',
    heading: 'Take over your membership',
    paragraphs: [
      'Until now somebody of your family has looked after your membership, and has asked us to give you an account of your own.',
      'This link opens it, with this e-mail. From then on you log in to your profile yourself, and nobody else of the family sees it. Membership, card and documents stay as they are.',
    ],
    action: 'Open my account',
    notes: ['If this is not about you, ignore this mail: without the link nothing changes.'],
  }),
  own_account_opened: () => ({
    subject: 'Somebody of your family has an account now',
    preview: 'From now on they log in to their profile themselves.',
    heading: 'An account of their own',
    paragraphs: [
      'Somebody of your family has opened an account with the link that you asked for. They look after their membership themselves now and are no longer in “My family”.',
      'If the link reached somebody else, write to us right away.',
    ],
    action: 'Go to my profile',
  }),
  application_link: () => ({
    subject: 'The link to your application',
    preview: 'See where your application stands.',
    heading: 'Your application',
    paragraphs: [
      'This link opens your application, so that you can see where it stands. Until it is approved, it is the way in; after that you can also log in with your e-mail and password.',
    ],
    action: 'See my application',
    notes: ['If you didn’t ask for it, ignore this mail; nobody gets in without the link.'],
  }),
  sign_in_link: () => ({
    subject: 'Your login link',
    preview: `It works for ${linkMinutes.sign_in} minutes.`,
    heading: 'Log in',
    paragraphs: ['Use this link to log in. You don’t need a password.'],
    action: 'Log in',
    notes: ['If you didn’t ask for it, ignore this mail; nobody gets in without the link.'],
  }),
  reset_link: () => ({
    subject: 'Set a new password',
    preview: `The link works for ${linkMinutes.reset} minutes.`,
    heading: 'A new password',
    paragraphs: ['Use this link to set a new password.'],
    action: 'Set a new password',
    notes: ['If you didn’t ask for it, ignore this mail; your password stays as it is.'],
  }),
  password_changed: () => ({
    subject: 'Your password has changed',
    preview: 'If it was you, there is nothing to do.',
    heading: 'Your password has changed',
    paragraphs: [
      'The password of your account has changed, and every other device has been logged out.',
      'If it was you, there is nothing to do. If not, set a new password right away and write to us.',
    ],
    action: 'Set a new password',
    notes: ['We never put a password into a mail.'],
  }),
  password_ended: () => ({
    subject: 'Your earlier password no longer works',
    preview: 'Your address is confirmed. If you like, set a new password.',
    heading: 'Your earlier password no longer works',
    paragraphs: [
      'You have confirmed that this address is yours. The password that was set before no longer works, and every other device has been logged out, because somebody else may have set it.',
      'If you like, set a new one. If it wasn’t you who confirmed the address, write to us right away.',
    ],
    action: 'Set a new password',
  }),
  change_email_link: () => ({
    subject: 'Confirm your new e-mail',
    preview: 'One link makes this address the one of your membership.',
    heading: 'Is this your new address?',
    paragraphs: [
      'You asked us to use this address for your membership. With this link it becomes your e-mail, and you log in with it from then on. Until then nothing changes.',
      'Open the link on the device on which you are logged in.',
    ],
    action: 'Use this address',
    notes: ['If this is not about you, ignore this mail: without the link nothing changes.'],
  }),
  email_taken: () => ({
    subject: 'This address has an account already',
    preview: 'Nothing has changed.',
    heading: 'This address has an account already',
    paragraphs: [
      'Somebody asked us to use this address for another membership. That can’t be, because your own membership has it. Nothing has changed.',
      'If it was you, you may have registered twice: write to us. If not, there is nothing to do.',
    ],
    action: 'Go to my profile',
  }),
  email_changed: ({ data }) => ({
    subject: 'The e-mail of your membership was changed',
    preview: 'If you did not ask for it, undo it with one click.',
    heading: 'Another e-mail for your membership',
    paragraphs: [
      data.by === 'member'
        ? 'Another address was put in place of this one from your account. From now on, mails and login links go there.'
        : 'The club’s staff has put another address in place of this one. From now on, mails and login links go there.',
      'If you asked for this, there is nothing to do. If not, this link puts this address back, logs everybody out and tells the club.',
    ],
    action: 'This was not me',
  }),
  season_opened: () => ({
    subject: 'Registration for the new season is open',
    preview: 'You asked us to tell you: registration is open.',
    heading: 'Registration is open',
    paragraphs: [
      `You asked to hear when the next season’s registration starts. It has: see prices and the deadline of the ${club.name.en} on the site, and fill in the form when it suits you.`,
    ],
    action: 'See packages and register',
    notes: [
      'This is the only mail you get from this list; your name and address are deleted within a week.',
    ],
  }),
} satisfies Translated<typeof base.texts>;
