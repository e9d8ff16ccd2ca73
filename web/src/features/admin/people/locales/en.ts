import type { texts as base } from './fa.ts';

export const texts = {
  lead: 'Who may open the panel, and as what. Every change is mailed to all owners.',
  you: 'You',
  email: 'Google address',
  role: 'Role',
  link: 'Login link for admins',
  lastSignIn: 'Last login: {{time}}',
  signedIn: 'Has logged in before',
  neverSignedIn: 'Has not logged in yet',
  invitation:
    '<who></who> may open the panel now. Send them this link, to log in with that Google account:',
  may: {
    owner: 'Everything: removing documents and members, the history, the settings and this list.',
    treasurer:
      'Money and lists: receipts, prices and bank card, promo codes, downloading the list. Sees no identity document.',
    reviewer: 'Reviews applications and edits members’ data. Deletes and downloads nothing.',
  },
  add: {
    open: 'Add somebody',
    title: 'Add somebody',
    lead: 'They log in with the Google account of this address. Tell them the admin password yourself.',
    submit: 'Add',
  },
  change: {
    open: 'Change the role of {{email}}, now {{role}}',
    title: 'Role of {{email}}',
    lead: 'The new role counts from this moment on.',
    submit: 'Change the role',
  },
  remove: {
    open: 'Remove',
    of: 'Remove {{email}}',
    title: 'Remove {{email}} from the panel?',
    text: 'The panel closes for them at once, on every device. What they did stays in the history.',
    submit: 'Remove from the panel',
  },
} satisfies typeof base;
