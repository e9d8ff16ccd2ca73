import { uniqueEmail } from '@fanclub/stories/tools/build-registration';
import { randomId } from '#platform/random';
import { buildFailedMail, buildMailRow } from '../build-mail-row.ts';
import { buildNews } from '../build-news.ts';
import { buildPerson } from '../build-person.ts';
import { buildReminder } from '../build-reminder.ts';
import { buildSeason } from '../build-season.ts';
import { buildPendingSettings, buildSettingChange, flipped } from '../build-settings.ts';
import { newMailWords } from '../mail-words.ts';
import { waiting } from './people.ts';
import type { RouteCases } from './route-case.ts';
import { currentSeason } from './subjects.ts';

const aboutDraft = async () => ({ newsId: await buildNews() });
const aboutSeason = async () => ({ seasonId: await buildSeason() });
const aboutPerson = async () => ({ email: await buildPerson() });
const aboutPending = async () => ({ id: await buildPendingSettings() });

const noneHasIt = 'it is a draft, which nobody has got yet';

export const club = {
  importMembers: {
    given: async () => ({ email: uniqueEmail() }),
    tells: 'import_member',
  },
  updateSettings: { given: flipped, tells: 'change_settings' },
  takeBackSettings: {
    given: async () => ({ id: await buildSettingChange() }),
    tells: 'change_settings',
  },
  confirmSettings: { given: aboutPending, tells: 'confirm_settings' },
  dropSettings: { given: aboutPending, tells: 'drop_settings' },
  saveSeason: {
    given: async () => ({
      ...(await aboutSeason()),
      season: { opens: null, ends: '2099-06-30', plan: { price_base: 6 }, version: 1 },
    }),
    tells: 'plan_season',
  },
  startSeason: {
    // The request starts the season that is already current, because starting another one would change the current
    // season of all other tests.
    given: async () => ({ seasonId: await buildSeason({ label: await currentSeason() }) }),
    tellsNothing: 'it is the current season already',
  },
  dropSeason: { given: aboutSeason, tells: 'plan_season' },
  addPerson: { given: async () => ({ email: uniqueEmail('person') }), tells: 'add_person' },
  changeRole: { given: aboutPerson, tells: 'change_role' },
  removePerson: { given: aboutPerson, tells: 'remove_person' },
  changeGatePhrases: { tells: 'ask_settings' },
  exportPeople: { tells: 'export_people' },
  exportFailedMails: { tells: 'export_mails' },
  sendMailsAgain: {
    given: async () => ({ ids: [await buildFailedMail(await waiting())] }),
    tells: 'send_mail_again',
  },
  listLetters: {
    given: async () => {
      await buildMailRow({ ...(await waiting()), email: '' }, { state: 'LETTER' });
      return {};
    },
    tells: 'view_addresses',
  },
  markLetters: {
    given: async () => ({
      ids: [await buildMailRow({ ...(await waiting()), email: '' }, { state: 'LETTER' })],
      printed: true,
    }),
    tells: 'print_letter',
  },
  sendReminders: {
    given: async () => {
      await buildReminder();
      return {};
    },
    tells: 'send_reminders',
  },
  rewordMail: {
    given: async () => {
      const { params, body } = await newMailWords();
      return { ...params, ...body };
    },
    tells: 'ask_settings',
  },
  readNews: { given: aboutDraft },
  saveNews: { given: async () => ({ newsId: randomId() }), tellsNothing: noneHasIt },
  dropNews: { given: aboutDraft, tellsNothing: noneHasIt },
  tryNews: { given: aboutDraft, tellsNothing: 'a draft goes to the very admin who asks' },
  sendNews: { given: aboutDraft, tells: 'send_news' },
  stopNews: {
    given: async () => ({ newsId: await buildNews({ state: 'sent' }) }),
    tells: 'stop_news',
  },
} satisfies Partial<RouteCases>;
