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
  waits: '<who></who> becomes an owner as soon as another owner confirms it in the settings.',
  may: {
    owner: 'Everything: removing documents and members, the history, the settings and this list.',
    treasurer:
      'Money and lists: receipts, prices, where members pay, downloading the list. Sees no identity document.',
    reviewer: 'Reviews applications and edits members’ data. Deletes and downloads nothing.',
  },
  phrases: {
    open: 'Change the admin passwords',
    title: 'New admin passwords',
    lead: 'Any of the three opens the panel. Use at least {{min, number}} characters for each, and note them down: nobody can see them later.',
    first: 'First password',
    second: 'Second password',
    third: 'Third password',
    submit: 'Change the passwords',
    done: 'The new passwords work now; the old ones no longer open the panel.',
    waits: 'The old passwords work until another owner confirms the new ones in the settings.',
  },
  add: {
    open: 'Add someone',
    lead: 'They log in with the Google account of this address. Tell them the admin password yourself.',
    submit: 'Add',
  },
  change: {
    open: 'Change the role of {{email}}, now {{role}}',
    title: 'Role of {{email}}',
    lead: 'The new role applies at once.',
    submit: 'Change the role',
  },
  remove: {
    of: 'Remove {{email}}',
    title: 'Remove {{email}} from the panel?',
    text: 'The panel closes for them at once, on every device. What they did stays in the history. They knew the admin passwords: change these afterwards.',
    submit: 'Remove from the panel',
  },
} satisfies typeof base;
