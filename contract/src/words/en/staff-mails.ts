import { pendingSettingsDays } from '../../settings/second-person.ts';
import type { GuardedPart } from '../../settings/settings.ts';
import type * as base from '../fa/staff-mails.ts';
import { namesOfGuarded, staffSentence } from '../mail-parts.ts';
import type { Names, Translated } from '../mail-text.ts';
import { roles } from './names.ts';

/** Names by which the panel lists the mails of this file. */
export const names = {
  new_application: 'New application, to the staff',
  google_refused: 'Strange Google account, to the admins',
  staff_changed: 'Change of the panel’s people, to the owners',
  payment_change: 'Change that needs a second person, to those who may confirm it',
  looks_of_week: 'Looks of the week, to the owners',
} satisfies Names<typeof base.names>;

/** Names of the parts whose changes a second person has to confirm. */
const guardedNames: Record<GuardedPart, string> = {
  payment: 'where members pay',
  rate: 'rate of the euro',
  waiving: 'the most that one person may waive',
  how_to_pay: 'texts about paying',
  mails: 'texts of mails',
  owners: 'a new owner',
  phrases: 'the admin passwords',
};

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
    subject: 'Security: an unknown Google account was blocked',
    preview: 'Somebody tried to log in with another Google account.',
    heading: 'An unknown Google account was blocked',
    paragraphs: [
      `Somebody tried to log in as ${data.about} with a Google account that is not the one that logged in first. We let nobody in.`,
      'If you have a new Google account, ask whoever runs the club’s system to allow it. If not, log out everywhere and check the security of your Google account.',
    ],
    action: 'Open the admin panel',
    notes: ['Every admin of the club gets this mail, once a day for each person.'],
  }),
  staff_changed: ({ data }) => ({
    subject: 'Panel access changed',
    preview: 'The role of somebody in the panel changed.',
    heading: 'Panel access changed',
    paragraphs: [
      staffSentence(data, {
        added: (role) => `${data.about} may now open the panel, as ${roles[role]}.`,
        changed: (before, role) =>
          `The role of ${data.about} changed from ${roles[before]} to ${roles[role]}.`,
        removed: (before) =>
          `${data.about} may no longer open the panel. The role was ${roles[before]}. They knew the admin passwords; change these in “People”.`,
      }),
      `It was done by ${data.by}. If you know nothing of it, look at “People” in the panel now.`,
    ],
    action: 'See the people',
    notes: ['Every owner of the panel gets this mail.'],
  }),
  payment_change: ({ data }) => {
    const isLive = data.state === 'live';
    const what = namesOfGuarded(data, guardedNames, 'en');
    const subject = `${isLive ? 'Changed' : 'Confirm a change'}: ${what}`;
    return {
      subject,
      preview: isLive ? 'A change is in force.' : 'A change waits for a second person.',
      heading: subject,
      paragraphs: [
        isLive
          ? `This has changed: ${what}. ${data.asked_by} asked for it${data.confirmed_by ? `, and ${data.confirmed_by} confirmed it` : ''}.`
          : `A change was asked for by ${data.asked_by}: ${what}. Nothing changes until a second person confirms it; after ${pendingSettingsDays} days it is dropped.`,
        'If you know nothing of it, look at the settings in the panel now.',
      ],
      action: 'See the settings',
      notes: ['Everybody who may confirm such a change gets this mail.'],
    };
  },
  looks_of_week: ({ data }) => ({
    subject: 'Who looked at how many this week',
    preview: 'What admins saw of people in the panel.',
    heading: 'Who looked at how many',
    paragraphs: [
      `In the week that began on ${data.week}:`,
      ...data.looks.map(
        ({ admin, people, opened }) =>
          `${admin}: ${people.toLocaleString('en')} in lists, ${opened.toLocaleString('en')} looks at applications and documents`,
      ),
      'If something is odd, look at “History” in the panel, and ask that admin.',
    ],
    action: 'See the history',
    notes: ['Every owner of the panel gets this mail once a week, if anybody looked.'],
  }),
} satisfies Translated<typeof base.texts>;
