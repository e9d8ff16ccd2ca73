import type { GuardedPart } from '@fanclub/contract/settings/settings';
import type { LooksOfAdmin, StaffChange } from '@fanclub/contract/words/mail-parts';
import type { ClubMail, Mail } from '../mail.ts';
import { wordsOf } from '../words-of.ts';

/** Tells the staff that somebody applied. Of the application, the mail contains only the request number. */
const newApplication: Mail = {
  reader: 'staff',
  rewordable: false,
  opens: '/admin',
  words: wordsOf('new_application'),
  samples: { 'to staff': { data: {} } },
};

/**
 * Tells an admin that a Google account was refused because another Google account signed in first. `about` is the
 * e-mail of the admin, or the request number of the member, for whom the account tried to sign in.
 */
const googleRefused: ClubMail<{ about: string }> = {
  reader: 'admin',
  opens: '/admin',
  words: wordsOf('google_refused'),
  samples: { 'to admins': { data: { about: 'admin@club.test' } } },
};

/** Tells an owner that somebody became an admin, got another role or is not an admin any longer. */
const staffChanged: ClubMail<StaffChange> = {
  reader: 'admin',
  opens: '/admin/staff',
  words: wordsOf('staff_changed'),
  samples: {
    added: { data: { about: 'b@club.test', by: 'a@club.test', before: null, role: 'reviewer' } },
    'another role': {
      data: { about: 'b@club.test', by: 'a@club.test', before: 'reviewer', role: 'treasurer' },
    },
    removed: { data: { about: 'b@club.test', by: 'a@club.test', before: 'owner', role: null } },
  },
};

/**
 * What a mail says about a change that a second admin may have to confirm: who requested it and, if needed, who
 * confirmed it.
 */
export interface PaymentChange {
  state: 'asked' | 'live';
  /** What the change is about. */
  parts: GuardedPart[];
  asked_by: string;
  confirmed_by: string | null;
}

/**
 * Tells the admins who may confirm a guarded change (for example of payment details) that it was requested or is in
 * force.
 */
const paymentChange: ClubMail<PaymentChange> = {
  reader: 'admin',
  opens: '/admin/settings',
  words: wordsOf('payment_change'),
  samples: {
    'asked for': {
      data: {
        state: 'asked',
        parts: ['payment', 'owners'],
        asked_by: 'a@club.test',
        confirmed_by: null,
      },
    },
    'by the only one': {
      data: { state: 'live', parts: ['payment'], asked_by: 'a@club.test', confirmed_by: null },
    },
    confirmed: {
      data: {
        state: 'live',
        parts: ['payment'],
        asked_by: 'a@club.test',
        confirmed_by: 'b@club.test',
      },
    },
  },
};

/** Tells an owner once a week how many people each admin looked at. `week` is the first day of that week. */
const looksOfWeek: ClubMail<{ week: string; looks: LooksOfAdmin[] }> = {
  reader: 'admin',
  opens: '/admin/history?kind=views',
  words: wordsOf('looks_of_week'),
  samples: {
    'to an owner': {
      data: {
        week: '2026-11-16',
        looks: [
          { admin: 'a@club.test', people: 412, opened: 160 },
          { admin: 'b@club.test', people: 1, opened: 1 },
        ],
      },
    },
  },
};

/** All kinds of mail to admins and staff. */
export const staffMails = {
  new_application: newApplication,
  google_refused: googleRefused,
  staff_changed: staffChanged,
  payment_change: paymentChange,
  looks_of_week: looksOfWeek,
};
