import { exportTtlMs } from '../../exports/routes.ts';
import { dayMs } from '../../retention/kept-until.ts';
import { pendingSettingsDays } from '../../settings/pending-days.ts';
import type * as base from '../fa/staff-mails.ts';
import { staffSentence } from '../mail-parts.ts';
import type { Names, Translated } from '../mail-text.ts';
import { roles } from './names.ts';

/** Names by which the panel lists the mails of this file. */
export const names = {
  new_application: 'New application, to the staff',
  google_refused: 'Strange Google account, to the admins',
  staff_changed: 'Change of the panel’s people, to the owners',
  payment_change: 'Change of payment details, to owners and treasurers',
  export_ready: 'List ready as a file',
} satisfies Names<typeof base.names>;

export const texts = {
  new_application: ({ member }) => ({
    subject: `New application: ${member.request_number}`,
    preview: 'An application is waiting for its review.',
    heading: 'A new application',
    paragraphs: [
      'A new application has arrived and is waiting for its review. Its details and documents are in the admin panel; we put none of them into mails.',
    ],
    action: 'Open the admin panel',
    notes: ['You get this mail because the club’s settings name your address for it.'],
  }),
  google_refused: ({ data }) => ({
    subject: 'Security: a strange Google account was refused',
    preview: 'Somebody tried to log in with another Google account.',
    heading: 'A strange Google account was refused',
    paragraphs: [
      `Somebody tried to log in as ${data.about} with a Google account that is not the one that logged in first. We let nobody in.`,
      'If you have a new Google account, ask whoever runs the club’s system to allow it. If not, log out everywhere and check the security of your Google account.',
    ],
    action: 'Open the admin panel',
    notes: ['Every admin of the club gets this mail, once a day for each person.'],
  }),
  staff_changed: ({ data }) => ({
    subject: 'The panel’s people changed',
    preview: 'The role of somebody in the panel changed.',
    heading: 'The panel’s people changed',
    paragraphs: [
      staffSentence(data, {
        added: (role) => `${data.about} may now open the panel, as ${roles[role]}.`,
        changed: (before, role) =>
          `The role of ${data.about} changed from ${roles[before]} to ${roles[role]}.`,
        removed: (before) =>
          `${data.about} may no longer open the panel. The role was ${roles[before]}.`,
      }),
      `It was done by ${data.by}. If you know nothing of it, look at “People” in the panel now.`,
    ],
    action: 'See the people',
    notes: ['Every owner of the panel gets this mail.'],
  }),
  payment_change: ({ data }) => {
    const isLive = data.state === 'live';
    const subject = isLive ? 'The club’s payment details changed' : 'Confirm new payment details';
    return {
      subject,
      preview: isLive ? 'The bank card or a link changed.' : 'A change waits for a second person.',
      heading: subject,
      paragraphs: [
        isLive
          ? `The bank card or a payment link that members see has changed. ${data.asked_by} asked for it${data.confirmed_by ? `, and ${data.confirmed_by} confirmed it` : ''}.`
          : `New payment details were asked for by ${data.asked_by}. Nothing changes until a second person confirms them; after ${pendingSettingsDays} days they are dropped.`,
        'If you know nothing of it, look at the settings in the panel now.',
      ],
      action: 'See the settings',
      notes: ['Owners and treasurers of the panel get this mail.'],
    };
  },
  export_ready: ({ data }) => ({
    subject: 'Your list is ready',
    preview: 'The list you asked for has been written.',
    heading: 'Your list is ready',
    paragraphs: [
      `The list you asked for has been written, with ${data.rows.toLocaleString('en')} rows. Download it from the admin panel.`,
    ],
    action: 'Download the file',
    notes: [
      `Only you can download it, and it is deleted ${exportTtlMs / dayMs} days after you asked.`,
    ],
  }),
} satisfies Translated<typeof base.texts>;
