import type { ChangedBy, Invited } from '@fanclub/contract/words/mail-parts';
import type {
  AboutPeople,
  AskedLink,
  AsksForEmail,
  Mail,
  NewsMail,
  OffersAccount,
  ReminderMail,
} from '../mail.ts';
import { wordsOf } from '../words-of.ts';

const approved = { request_status: 'approved', is_approved: true } as const;

/** Mails that staff send to many people leave the other half to those who register. */
const halfOfNew = 0.5;

/** Asks a member to prove an e-mail that is not proved yet. The member requests this mail. */
const confirmAddress: Mail = {
  reader: 'member',
  queue: 'links',
  rewordable: true,
  opens: 'confirm',
  offersNotMe: true,
  words: wordsOf('confirm_address'),
  samples: { asked: { data: {} } },
};

/**
 * Invites somebody who was a member before the club used this site. Many are sent at once, so they are in the queue of
 * news.
 */
const memberInvited: Mail<Invited> = {
  reader: 'member',
  queue: 'news',
  partOfNew: halfOfNew,
  rewordable: true,
  opens: 'application',
  offersNotMe: true,
  words: wordsOf('member_invited'),
  samples: {
    invited: { data: {}, member: approved },
    ended: { data: { ended: '2026-06-30' }, member: approved },
  },
};

/** Offers a dependant an account of their own. Only the link of the latest such mail works. */
const ownAccountLink: Mail<OffersAccount> = {
  reader: 'member',
  queue: 'links',
  rewordable: false,
  opens: 'own_account',
  toAddressOfRow: true,
  isTrueOf: ({ account_offer }, { offer }) => account_offer?.id === offer,
  words: wordsOf('own_account_link'),
  samples: { offered: { data: { offer: 'offer-1' } } },
};

/**
 * Tells a guardian that a dependant now has an account of their own. This is a warning in case somebody else got the
 * link.
 */
const ownAccountOpened: Mail<AboutPeople> = {
  reader: 'member',
  rewordable: false,
  opens: '/login',
  words: wordsOf('own_account_opened'),
  samples: { opened: { data: { people: ['uid-of-dana'] } } },
};

/** The link to an application, for an applicant who requests a sign-in link before the approval. */
const applicationLink: Mail<AskedLink> = {
  reader: 'member',
  queue: 'links',
  rewordable: true,
  opens: 'application',
  words: wordsOf('application_link'),
  samples: { asked: { data: {} } },
};

/**
 * The link that a member requested to sign in. Before the approval, the mail with the link to the application is sent
 * instead.
 */
const signInLink: Mail<AskedLink> = {
  reader: 'member',
  queue: 'links',
  rewordable: true,
  opens: 'sign_in',
  leadsTo: ({ to }) => to ?? null,
  isTrueOf: ({ request_number }, asked) =>
    asked.request_number === undefined || asked.request_number === request_number,
  replacedBy: ({ is_approved }) => (is_approved ? null : applicationLink),
  words: wordsOf('sign_in_link'),
  samples: { asked: { data: {}, member: approved } },
};

/** The link that a member requested to set a new password. */
const resetLink: Mail = {
  reader: 'member',
  queue: 'links',
  rewordable: true,
  opens: 'reset',
  words: wordsOf('reset_link'),
  samples: { asked: { data: {}, member: approved } },
};

/** Tells a member that the password was changed. This is a warning in case somebody else changed it. */
const passwordChanged: Mail = {
  reader: 'member',
  rewordable: false,
  opens: '/forgot-password',
  words: wordsOf('password_changed'),
  samples: { changed: { data: {}, member: approved } },
};

/** Tells a member that the password of before the e-mail was proved has ended, because somebody else may have set it. */
const passwordEnded: Mail = {
  reader: 'member',
  rewordable: false,
  opens: '/forgot-password',
  words: wordsOf('password_ended'),
  samples: { ended: { data: {}, member: approved } },
};

/** The link that changes a member's e-mail. The member requests it, and it is mailed to the new address. */
const changeEmailLink: Mail<AsksForEmail> = {
  reader: 'member',
  queue: 'links',
  rewordable: false,
  opens: 'change_email',
  toAddressOfRow: true,
  words: wordsOf('change_email_link'),
  samples: { asked: { data: { asked_at: 0 }, member: approved } },
};

/** Tells a member that another account wants to use this member's e-mail. */
const emailTaken: Mail = {
  reader: 'member',
  queue: 'links',
  rewordable: false,
  opens: '/login',
  words: wordsOf('email_taken'),
  samples: { asked: { data: {}, member: approved } },
};

/** Tells the former e-mail that a member's e-mail was changed. The link undoes the change. */
const emailChanged: Mail<ChangedBy> = {
  reader: 'member',
  rewordable: false,
  opens: 'undo_email',
  toAddressOfRow: true,
  words: wordsOf('email_changed'),
  samples: {
    'by staff': { data: {}, member: approved },
    'by the member': { data: { by: 'member' }, member: approved },
  },
};

/** The only mail to somebody who left an e-mail while registration was closed. It tells that registration is open. */
const seasonOpened: ReminderMail = {
  reader: 'reminded',
  partOfNew: halfOfNew,
  rewordable: true,
  opens: (language) => `/${language}`,
  words: wordsOf('season_opened'),
  samples: { asked: { data: { reminder: 'r1' } } },
};

/** The news that staff write to members in the panel. */
const news: NewsMail = {
  reader: 'news',
  queue: 'news',
  samples: { 'with a button': { data: { news: 'n1' } } },
};

/** The kinds of mail with requested links, about accounts, with news, and for people on the list of reminders. */
export const accountMails = {
  confirm_address: confirmAddress,
  member_invited: memberInvited,
  own_account_link: ownAccountLink,
  own_account_opened: ownAccountOpened,
  application_link: applicationLink,
  sign_in_link: signInLink,
  reset_link: resetLink,
  password_changed: passwordChanged,
  password_ended: passwordEnded,
  change_email_link: changeEmailLink,
  email_taken: emailTaken,
  email_changed: emailChanged,
  season_opened: seasonOpened,
  news,
};
