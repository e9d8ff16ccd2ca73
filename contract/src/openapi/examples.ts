import { type Api, api, type RouteName } from '../api.ts';
import type { RouteBody, RouteDefinition, RouteParams, RouteQuery } from '../http/route.ts';

/** True of a route of admins whose path asks for a member's id at most. */
export type IsAboutMember<R> = R extends { access: 'admin' }
  ? keyof RouteParams<R> extends 'id'
    ? true
    : false
  : false;

type ParamsExample<R> = IsAboutMember<R> extends true ? unknown : { params: RouteParams<R> };

/** What a call of this route sends, each part only where the route has it. */
type RequestExample<R> = (R extends { params: unknown } ? ParamsExample<R> : unknown) &
  (R extends { query: unknown } ? { query: RouteQuery<R> } : unknown) &
  (R extends { body: unknown } ? { body: RouteBody<R> } : unknown);

type RequestExamples = {
  [Name in RouteName as unknown extends RequestExample<Api[Name]> ? never : Name]: RequestExample<
    Api[Name]
  >;
};

const memberId = 'kT3vXq8LmZpR2sWy7NdB4cHf';
const anotherMemberId = 'pW9cRt4KnYhG6vQe2MxJ8bLs';
const receiptUrl = '/api/files/Zk3v9QwLr7TnXc2YpBd6HsJf4MgAe8Ru';
const passportUrl = '/api/files/Vb5nM2xKq9LsWd7TzRc4YpHg8JfAe3Uo';
const exportId = 'Hq4Ws9Lk2ZrTnXc7YpBd6HsJf3MgAe8R';
const newsParams = { newsId: 'Nw7Xk2ZrTnXc9YpBd6HsJf3MgAe8RqLs' };
const seasonParams = { seasonId: '2027-28' };
const cardParams = { cardId: `${memberId}_2026-27` };
const email = 'sara.rossi@example.com';
/** The first characters of a token; real ones are longer and mean nothing to a caller. */
const linkToken = 'mPq4Xw8ZrT2vLc9Ny6Bd1Ks7';
const firebaseToken = 'eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9';

const lineId = 'uX3kQ9mVt7RzLw2BnY5cHs8PjD4fGa6EoT1iKv0WqZM';
const statementHeader = '9f2c41d87be05a36c1e4b7d20f835a6e';

/** One realistic request of every route that takes something more than the id of a member from an admin. */
const requestExamples: RequestExamples = {
  register: {
    body: {
      first_name: 'Sara',
      last_name: 'Rossi',
      email,
      gender: 'female',
      birth_date: '1990-05-17',
      country_of_birth: 'IR',
      country_of_residency: 'IT',
      address_of_residency: 'Via Roma 12, Torino',
      postal_code: '10121',
      phone: '+393331234567',
      pack_type: 'international',
      juventus_card: true,
      password: 'Bianconeri-1897',
      language: 'en',
      payment_method: 'euro',
      euro_payment_method: 'revolut',
      receiptUrl,
      passportUrl,
      promo_code: 'HALFSHIP',
      legal_consents: { terms: true, privacy: true, cookies: false, dpa: true },
      expected_total: 32.5,
    },
  },
  renew: {
    body: {
      first_name: 'Sara',
      last_name: 'Rossi',
      gender: 'female',
      birth_date: '1990-05-17',
      country_of_birth: 'IR',
      country_of_residency: 'IT',
      address_of_residency: 'Via Roma 12, Torino',
      postal_code: '10121',
      phone: '+393331234567',
      pack_type: 'base',
      juventus_card: false,
      language: 'en',
      payment_method: 'euro',
      euro_payment_method: 'revolut',
      season: '2027/28',
      receiptUrl,
      request_number: 'JOFCI-7KQ2M9XA',
      expected_total: 5,
    },
  },
  addFamily: {
    body: {
      people: [
        {
          first_name: 'Dana',
          last_name: 'Rossi',
          gender: 'female',
          birth_date: '2022-04-01',
          country_of_birth: 'IT',
          pack_type: 'under_5',
          juventus_card: false,
          request_number: 'JOFCI-4HX8T2RC',
          expected_total: 5,
        },
      ],
      receiptUrl,
      payment_method: 'euro',
      euro_payment_method: 'revolut',
      language: 'en',
      expected_total: 5,
    },
  },
  renewFamily: {
    body: {
      season: '2027/28',
      people: [
        { id: memberId, pack_type: 'base', juventus_card: false, expected_total: 5 },
        { id: 'pW5rTn2KxQ8LsYd7ZbVc4JmE', pack_type: 'under_14', juventus_card: false },
      ],
      receiptUrl,
      payment_method: 'euro',
      euro_payment_method: 'revolut',
      language: 'en',
    },
  },
  offerAccount: { params: { id: memberId }, body: { email: 'dana@example.com' } },
  withdrawAccount: { params: { id: memberId } },
  openOwnAccount: {
    body: { token: linkToken, legal_consents: { terms: true, privacy: true }, language: 'en' },
  },
  mailDraft: {
    body: {
      email,
      sealed: 'b2Zm9nQxV4sLw7Rk3TdYc5HjPaUeGi1M',
      key: 'Zk3v9QwLr7TnXc2YpBd6HsJf4MgAe8RuWq5xNy1TzCo',
      uploads: [receiptUrl],
    },
  },
  readDraft: { params: { draftId: 'Zk3v9QwLr7TnXc2YpBd6HsJf4MgAe8Ru' } },
  validatePromoCode: { body: { code: 'HALFSHIP' } },
  applyPromoCode: { body: { code: 'HALFSHIP' } },
  uploadFile: { body: { file_type: 'receipt', surname: 'Rossi', payment_method: 'euro' } },
  removeFile: { body: { file_url: receiptUrl } },
  getFile: { params: { id: 'Zk3v9QwLr7TnXc2YpBd6HsJf4MgAe8Ru' }, query: { t: '1795219200000' } },
  uploadDocument: { body: { user_id: memberId, file_type: 'passport' } },
  login: { body: { email, password: 'Bianconeri-1897' } },
  refreshToken: { body: { refresh_token: 'AMf-vBxQ7m2LkZ9pT4sWc8Yd' } },
  sendMagicLink: { body: { email } },
  sendTrackingLink: { body: { email, request_number: 'JOFCI-7KQ2M9XA' } },
  verifyMagicLink: { body: { token: linkToken } },
  forgotPassword: { body: { email } },
  resetPassword: { body: { token: linkToken, new_password: 'Zebra-Stripes-2027' } },
  setFirstPassword: { body: { new_password: 'Zebra-Stripes-2027' } },
  changePassword: {
    body: { current_password: 'Bianconeri-1897', new_password: 'Zebra-Stripes-2027' },
  },
  notMe: { body: { token: linkToken } },
  adminFirebaseAuth: { body: { firebase_token: firebaseToken } },
  google: { body: { token: firebaseToken } },
  deleteUser: { query: { with_family: 'true' } },
  adminGate: { body: { password: 'black and white since 1897' } },
  checkUserExists: { body: { email } },
  checkAdmin: { query: { email: 'admin@example.com' } },
  me: { query: { user_id: memberId } },
  setLanguage: { params: { id: memberId }, body: { language: 'it' } },
  updateContact: {
    body: { address_of_residency: 'Via Garibaldi 3, Torino', postal_code: '10122' },
  },
  submitAgain: {
    query: {},
    body: { address_of_residency: 'Via Garibaldi 3, Torino', postal_code: '10122' },
  },
  requestDeletion: { query: {} },
  sendItems: {
    query: {},
    body: { since: '2026-11-22T09:30:00.000Z', receiptUrl, phone: '+393337654321' },
  },
  listUsers: { query: { status: 'pending', q: 'rossi', sort: 'oldest', limit: '50' } },
  listQueue: { params: { queue: 'to_review' }, query: { limit: '50' } },
  updateUser: { body: { is_paid: true, phone: '+393337654321' } },
  approveUser: { body: { version: 3 } },
  rejectUser: { body: { reason: 'The receipt cannot be read.' } },
  requestItems: {
    body: { items: ['receipt', 'phone'], note: 'The last line of the receipt is missing.' },
  },
  decideMany: {
    body: {
      decision: 'reject',
      applications: [{ id: memberId, version: 3 }],
      reason: 'The receipt cannot be read.',
    },
  },
  undoMany: { body: { ids: [memberId] } },
  listNotes: { query: { limit: '50' } },
  addNote: {
    params: { id: memberId, noteId: '0b9c6f1e-3d52-4a87-9f0e-6c1d2b7a8e45' },
    body: { text: 'Called: the transfer was made from his sister’s account.' },
  },
  exportRefunds: { query: { format: 'json' } },
  exportPayments: { query: { columns: 'day,amount,currency,name' } },
  listRefunds: { query: { limit: '50' } },
  listPayments: { query: { limit: '50' } },
  recordPayment: {
    params: { id: memberId, paymentId: '5f3d1c7a-2b84-4e60-9d17-8a6b0c2e4f91' },
    body: {
      kind: 'in',
      amount: 3250,
      currency: 'EUR',
      way: 'revolut',
      day: '2026-11-22',
      reference: 'JOFCI-7KQ2M9XA',
    },
  },
  movePayment: {
    params: { id: memberId, moveId: '5f3d1c7a-2b84-4e60-9d17-8a6b0c2e4f91' },
    body: { to: anotherMemberId, amount: 500, currency: 'EUR' },
  },
  readStatementProfile: { params: { header: statementHeader } },
  importStatement: {
    params: { importId: '5f3d1c7a-2b84-4e60-9d17-8a6b0c2e4f91' },
    body: {
      header: statementHeader,
      profile: {
        columns: {
          ...{ day: 0, amount: 4, credit: null, debit: null, payer: [2], text: [3] },
          ...{ bank_id: null, currency: null, status: null },
        },
        decimal: ',',
        dates: 'dmy',
        unit: 'EUR',
        way: 'bank',
      },
      lines: [
        {
          day: '2026-11-20',
          amount: 3250,
          raw_day: '20.11.2026',
          raw_amount: '32,50',
          payer: 'Sara Rossi',
          text: 'JOFCI-7KQ2M9XA',
          bank_id: null,
          occurrence: 1,
        },
      ],
    },
  },
  listStatementLines: { query: { state: 'open' } },
  confirmStatementLine: {
    params: { lineId },
    body: { shares: [{ member_id: memberId, open: 3250 }] },
  },
  setLineAside: { params: { lineId }, body: { aside: true } },
  reversePayment: {
    params: { id: memberId, paymentId: '5f3d1c7a-2b84-4e60-9d17-8a6b0c2e4f91' },
    body: { reason: 'It was for another application.' },
  },
  listCards: { query: { state: 'to_print', limit: '50' } },
  exportCards: { query: { state: 'printed' } },
  markCards: {
    body: {
      state: 'posted',
      cards: [{ id: cardParams.cardId, from: 'printed', tracking: 'RR123456785IT' }],
    },
  },
  replaceCard: { params: cardParams, body: {} },
  ownCards: { query: { for: memberId } },
  ownPayments: { query: { for: memberId } },
  ownCardCode: { query: {} },
  applePass: { query: {} },
  googlePass: { query: {} },
  reportCard: { params: cardParams, body: {} },
  deleteUserFile: { params: { id: memberId, fileType: 'receipt' } },
  auditTrail: { query: { limit: '50' } },
  auditLog: { query: { kind: 'refusals', limit: '50' } },
  exportAudit: { query: { kind: 'exports', since: '2026-10-01T00:00:00Z' } },
  startExport: { body: { status: 'approved', sort: 'oldest', format: 'json' } },
  readExport: { params: { exportId } },
  downloadExport: { params: { exportId }, query: { part: '1' } },
  exportUsers: { query: { status: 'approved', columns: 'request_number,first_name,phone' } },
  listPromoCodes: { query: {} },
  exportPromoCodeUsers: { query: { code: 'HALF', format: 'json' } },
  exportPromoCodes: { query: { q: 'HALF', format: 'json' } },
  listFailedMails: { query: { limit: '50' } },
  exportFailedMails: { query: {} },
  exportPeople: { query: { columns: 'email,role' } },
  sendMailsAgain: { body: { ids: ['qW7mZ2xLc9RtVb4N'] } },
  remindMe: { body: { name: 'Sara Rossi', email, consent: true } },
  leaveReminders: { body: { token: linkToken } },
  sendReminders: { body: {} },
  leaveNews: { params: { token: `${memberId}.qW7mZ2xLc9RtVb4NnXc2YpBd6HsJf4MgAe8RuWq5xNy` } },
  setNews: { body: { no_news: true } },
  leaveRenewalReminders: {
    params: { token: `${memberId}.qW7mZ2xLc9RtVb4NnXc2YpBd6HsJf4MgAe8RuWq5xNy` },
  },
  verifyCard: { body: { code: `${memberId}.2026-27.qW7mZ2xLc9RtVb4NnXc2Yp` } },
  setRenewalReminders: { body: { no_reminders: true } },
  rewordMail: {
    params: { kind: 'application_approved' },
    body: {
      version: 0,
      language: 'en',
      words: {
        subject: 'Welcome to the club: {request_number}',
        preview: 'You’re one of us now.',
        heading: 'Welcome, {first_name}!',
        body: 'We’ve approved your application.\n\nSee you at the next match.',
        action: 'Go to my profile',
      },
    },
  },
  listNews: { query: { limit: '50' } },
  readNews: { params: newsParams },
  saveNews: {
    params: newsParams,
    body: {
      version: 0,
      texts: {
        fa: { subject: '', body: '' },
        en: { subject: 'We watch the derby together', body: 'Next Friday, at seven.' },
        it: { subject: '', body: '' },
      },
      link: 'https://example.com/derby',
      audience: { status: 'approved', country: 'IT' },
    },
  },
  dropNews: { params: newsParams },
  countNewsReaders: { query: { status: 'approved', language: 'it' } },
  tryNews: { params: newsParams, body: { version: 1 } },
  sendNews: { params: newsParams, body: { version: 1 } },
  stopNews: { params: newsParams },
  clubTexts: { query: { language: 'fa' } },
  listSettingChanges: { query: { limit: '10' } },
  updateSettings: { body: { version: '1795219200.0-0-0', price_base: 6, season: '2027/28' } },
  takeBackSettings: { body: { id: 'qW7mZ2xLc9RtVb4N' } },
  confirmSettings: { body: { id: 'qW7mZ2xLc9RtVb4N' } },
  dropSettings: { body: { id: 'qW7mZ2xLc9RtVb4N' } },
  saveSeason: {
    params: seasonParams,
    body: {
      opens: '2027-05-01',
      ends: '2028-06-30',
      plan: { price_international: 22, deadline: '2028-03-15T23:59:59' },
      version: 0,
    },
  },
  startSeason: { params: seasonParams },
  dropSeason: { params: seasonParams },
  addPerson: { body: { email: 'sara.ahmadi@example.com', role: 'reviewer' } },
  changeRole: { body: { email: 'sara.ahmadi@example.com', role: 'treasurer' } },
  removePerson: { body: { email: 'sara.ahmadi@example.com' } },
  createPromoCode: {
    body: {
      code: 'HALFSHIP',
      discountType: 'percentage',
      discountRate: 50,
      expiresAt: '2027-03-15T20:29:59Z',
      maxUses: 200,
    },
  },
  updatePromoCode: { body: { code: 'HALFSHIP', maxUses: 250, expiresAt: null } },
  promoCodeUsers: { query: { code: 'HALFSHIP' } },
  rehearsePromoCode: {
    body: {
      code: 'HALFSHIP',
      pack_type: 'international',
      juventus_card: true,
      at: '2027-03-15T20:30:00Z',
      email,
    },
  },
  importPromoCodes: {
    body: {
      csv: 'code,discountType,discountRate,maxUses,email\nSARA-2027,percentage,100,1,sara.rossi@example.com',
      make: false,
    },
  },
};

interface Example {
  params?: object;
  query?: object;
  body?: object;
}

/** A realistic request of a route. */
export function exampleOf(name: RouteName): Example {
  const route: RouteDefinition = api[name];
  const examples: Partial<Record<RouteName, Example>> = requestExamples;
  return { ...(route.params && { params: { id: memberId } }), ...examples[name] };
}
