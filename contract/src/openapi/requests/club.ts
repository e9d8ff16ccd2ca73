import type { RouteBody } from '../../http/route.ts';
import type { rewordMail } from '../../mail/words-routes.ts';
import { blankTexts } from '../../news/news.ts';
import type { saveSeason } from '../../seasons/admin-routes.ts';
import type { updateSettings } from '../../settings/admin-routes.ts';
import { about, type RouteRequests } from './route-request.ts';
import { changeId } from './samples.ts';

const newsId = 'Nw7Xk2ZrTnXc9YpBd6HsJf3MgAe8RqLs';
const seasonId = '2027-28';
const person = 'sara.ahmadi@example.com';

const importedPerson = {
  first_name: 'Sara',
  last_name: 'Rossi',
  gender: 'female',
  birth_date: '1990-05-21',
  country_of_birth: 'IT',
  phone: '+393331234567',
  country_of_residency: 'IT',
  address_of_residency: 'Via Roma 12, Torino',
  postal_code: '10121',
  paid: 'yes',
  member_since: '2019-07-01',
};

const settings: RouteBody<typeof updateSettings> = {
  version: '1795219200.0-0-0',
  price_base: 6,
  season: '2027/28',
};

const season: RouteBody<typeof saveSeason> = {
  opens: '2027-05-01',
  ends: '2028-06-30',
  plan: { price_international: 22, deadline: '2028-03-15T23:59:59' },
  version: 0,
};

const words: RouteBody<typeof rewordMail>['words'] = {
  subject: 'Welcome to the club: {request_number}',
  preview: 'You’re one of us now.',
  heading: 'Welcome, {first_name}!',
  body: 'We’ve approved your application.\n\nSee you at the next match.',
  action: 'Go to my profile',
};

/** Example requests of the routes for settings, seasons, staff, mails and messages. */
export const club = {
  importMembers: about({ email: person }, ({ email }) => ({
    body: {
      lines: [{ line: 2, cells: { ...importedPerson, email } }],
      make: true,
      invite: true,
    },
  })),
  health: { query: {} },
  listSettingChanges: { query: { limit: '10' } },
  updateSettings: about(settings, (body) => ({ body })),
  takeBackSettings: about({ id: changeId }, (body) => ({ body })),
  confirmSettings: about({ id: changeId }, (body) => ({ body })),
  dropSettings: about({ id: changeId }, (body) => ({ body })),
  saveSeason: about({ seasonId, season }, ({ seasonId, season }) => ({
    params: { seasonId },
    body: season,
  })),
  startSeason: about({ seasonId }, (params) => ({ params })),
  dropSeason: about({ seasonId }, (params) => ({ params })),
  addPerson: about({ email: person }, ({ email }) => ({ body: { email, role: 'reviewer' } })),
  changeRole: about({ email: person }, ({ email }) => ({ body: { email, role: 'treasurer' } })),
  removePerson: about({ email: person }, (body) => ({ body })),
  changeGatePhrases: {
    body: {
      first: 'black and white since 1897',
      second: 'until the end of the match',
      third: 'nine in a row at the stadium',
    },
  },
  exportPeople: { query: { columns: 'email,role' } },
  listFailedMails: { query: { limit: '50' } },
  exportFailedMails: { query: {} },
  listLetters: { query: { limit: '50' } },
  markLetters: about({ ids: [changeId], printed: true }, (body) => ({ body })),
  sendMailsAgain: about({ ids: [changeId] }, (body) => ({ body })),
  sendReminders: { body: {} },
  rewordMail: about(
    {
      kind: 'application_approved',
      version: 0,
      language: 'en',
      words,
    } as RouteBody<typeof rewordMail> & { kind: 'application_approved' | 'reset_link' },
    ({ kind, ...body }) => ({ params: { kind }, body }),
  ),
  listNews: { query: { limit: '50' } },
  readNews: about({ newsId }, (params) => ({ params })),
  saveNews: about({ newsId }, (params) => ({
    params,
    body: {
      version: 0,
      texts: {
        ...blankTexts,
        en: { subject: 'We watch the derby together', body: 'Next Friday, at seven.' },
      },
      link: 'https://example.com/derby',
      audience: { status: 'approved', country: 'IT' },
    },
  })),
  dropNews: about({ newsId }, (params) => ({ params })),
  countNewsReaders: { query: { status: 'approved', language: 'it' } },
  tryNews: about({ newsId }, (params) => ({ params, body: { version: 1 } })),
  sendNews: about({ newsId }, (params) => ({ params, body: { version: 1 } })),
  stopNews: about({ newsId }, (params) => ({ params })),
} satisfies Partial<RouteRequests>;
