import { randomUUID } from 'node:crypto';
import { importMembers } from '@fanclub/contract/admin/import-routes';
import { legalVersions } from '@fanclub/contract/registration/consents';
import { uniqueEmail } from '@fanclub/stories/tools/build-member';
import { Timestamp } from 'firebase-admin/firestore';
import { randomId } from '#platform/random';
import { importDoc } from '#repositories/imports';
import { reminderDoc, reminderIdOf } from '#repositories/reminders';
import { buildFailedMail, buildMailRow } from '../build-mail-row.ts';
import { buildNews, newMailWords } from '../build-news.ts';
import { buildPerson } from '../build-person.ts';
import { buildSeason } from '../build-season.ts';
import { buildPendingSettings, buildSettingChange, flipped } from '../build-settings.ts';
import { testDb } from '../firebase.ts';
import type { GivenByRoute } from './given.ts';
import { waiting } from './people.ts';
import { currentSeason } from './subjects.ts';

/** Stores a reminder for the opening of registration. */
async function buildReminder(): Promise<void> {
  const email = uniqueEmail('waits');
  const now = Timestamp.now();
  await reminderDoc(testDb(), reminderIdOf(email)).set({
    email,
    name: 'Sara',
    language: 'en',
    privacy_version: legalVersions.privacy,
    mail_id: null,
    created_at: now,
    expires_at: Timestamp.fromMillis(now.toMillis() + 60_000),
  });
}

const aboutDraft = async () => ({ newsId: await buildNews() });
const aboutSeason = async () => ({ seasonId: await buildSeason() });
const aboutPerson = async () => ({ email: await buildPerson() });
const aboutPending = async () => ({ id: await buildPendingSettings() });

export const club = {
  importMembers: async () => {
    const [line] = importMembers.example.body.lines;
    return { lines: [{ ...line, cells: { ...line.cells, email: uniqueEmail() } }] };
  },
  changeImport: async () => {
    const id = randomUUID();
    const record = { name: 'members.csv', by: 'an.owner@example.com', at: Timestamp.now() };
    const counts = { members: 0, seasons: 0, asked: null, taken_back: null };
    await importDoc(testDb(), id).set({ ...record, ...counts });
    return { id };
  },
  updateSettings: flipped,
  takeBackSettings: async () => ({ id: await buildSettingChange() }),
  confirmSettings: aboutPending,
  dropSettings: aboutPending,
  saveSeason: async () => ({
    ...(await aboutSeason()),
    opens: null,
    ends: '2099-06-30',
    plan: { price_base: 6 },
    version: 1,
  }),
  // The request starts the season that is already current, because starting another one would change the current
  // season of all other tests.
  startSeason: async () => ({ seasonId: await buildSeason({ label: await currentSeason() }) }),
  dropSeason: aboutSeason,
  addPerson: async () => ({ email: uniqueEmail('person') }),
  changeRole: aboutPerson,
  removePerson: aboutPerson,
  sendMailsAgain: async () => ({ ids: [await buildFailedMail(await waiting())] }),
  listLetters: async () => {
    await buildMailRow({ ...(await waiting()), email: '' }, { state: 'LETTER' });
    return {};
  },
  markLetters: async () => ({
    ids: [await buildMailRow({ ...(await waiting()), email: '' }, { state: 'LETTER' })],
    printed: true,
  }),
  sendReminders: async () => {
    await buildReminder();
    return {};
  },
  rewordMail: async () => {
    const { params, body } = await newMailWords();
    return { ...params, ...body };
  },
  readNews: aboutDraft,
  saveNews: async () => ({ newsId: randomId() }),
  dropNews: aboutDraft,
  tryNews: aboutDraft,
  sendNews: aboutDraft,
  stopNews: async () => ({ newsId: await buildNews({ state: 'sent' }) }),
} satisfies GivenByRoute;
