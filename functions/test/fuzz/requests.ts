import { randomUUID } from 'node:crypto';
import { rejectUser } from '@fanclub/contract/admin/routes';
import { type Api, api, type RouteName } from '@fanclub/contract/api';
import type { RouteBody, RouteParams, RouteQuery } from '@fanclub/contract/http/route';
import { recordPayment } from '@fanclub/contract/money/routes';
import { exampleOf, type IsAboutMember } from '@fanclub/contract/openapi/examples';
import { createPromoCode } from '@fanclub/contract/promo/admin-routes';
import { approved, type BuiltMember } from '@fanclub/stories/tools/build-member';
import { uniqueEmail, uploadImage } from '@fanclub/stories/tools/build-registration';
import { call } from '@fanclub/stories/tools/call';
import { signInWithGoogle } from '@fanclub/stories/tools/identity';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { leaveToken } from '#features/mail/leave-link';
import { cardCodeOf } from '#platform/card-code';
import { randomId } from '#platform/random';
import { buildCard, buildCardHolder } from '../build-card.ts';
import { newCode } from '../build-code.ts';
import { buildDraft } from '../build-draft.ts';
import { buildDoneExport } from '../build-export.ts';
import { buildFamily, buildWard, newOffer } from '../build-family.ts';
import { buildNews, newsContent } from '../build-news.ts';
import { aPayment } from '../build-payment.ts';
import { buildPerson } from '../build-person.ts';
import { buildSeason } from '../build-season.ts';
import { buildPendingSettings, buildSettingChange, flipped } from '../build-settings.ts';
import { aStatement, buildLine } from '../build-statement.ts';
import { testKeyedHash } from '../firebase.ts';
import { newLinkToken } from '../link-tokens.ts';
import { newMailWords } from '../mail-words.ts';
import {
  buildApplication,
  buildFamilyRenewal,
  buildRenewal,
  currentSeason,
  newSubject,
  rejected,
  reused,
  smallImage,
  subjectPassword,
} from './subjects.ts';

/** A request that the route answers with success, as the state of the suite is now. */
interface FitRequest<R> {
  token?: string;
  params?: RouteParams<R>;
  query?: RouteQuery<R>;
  body?: RouteBody<R>;
  /** Bytes of the form's file. */
  file?: Buffer;
}

interface AnyRequest {
  token?: string;
  params?: object;
  query?: object;
  body?: object;
  file?: Buffer;
}

type MakeRequest<Name extends RouteName> = () => Promise<FitRequest<Api[Name]>>;
type AboutMember = {
  [Name in RouteName]: IsAboutMember<Api[Name]> extends true ? Name : never;
}[RouteName];
type FitRequests = { [Name in Exclude<RouteName, AboutMember>]: MakeRequest<Name> } & {
  [Name in AboutMember]?: MakeRequest<Name>;
};

const often = 25;
const admin = reused(() => signInAdmin(), often);
const gateAdmin = reused(() => signInAdmin(), 4);
const waiting = reused(() => newSubject(), often);
const welcome = reused(() => newSubject(approved), often);
const signingIn = reused(() => newSubject(approved), 8);
const forgetful = reused(() => newSubject(), often);

const nothing = async () => ({});
const byAdmin = async () => ({ token: (await admin()).token });
const about = async (subject: Promise<BuiltMember>) => ({
  ...(await byAdmin()),
  params: { id: (await subject).id },
});

const aboutExport = async () => {
  const { email, token } = await admin();
  return { token, params: { exportId: await buildDoneExport(email) } };
};

const aboutDraft = async () => ({
  ...(await byAdmin()),
  params: { newsId: await buildNews() },
  body: { version: 1 },
});

const aboutSeason = async () => ({
  ...(await byAdmin()),
  params: { seasonId: await buildSeason() },
});

const promoCode = reused(async () => {
  const code = newCode();
  const body = { code, discountType: 'fixed' as const, discountRate: 3 };
  await call(createPromoCode, { ...(await byAdmin()), body });
  return code;
}, often);

/**
 * How to call a route so that it works, where it needs more than an admin and somebody who waits.
 * What a call uses up is made anew for each.
 */
const fitRequests: FitRequests = {
  health: nothing,
  openapi: nothing,
  settings: nothing,
  clubTexts: async () => ({ query: { language: 'fa' } }),
  exchangeRate: nothing,
  register: async () => ({ body: await buildApplication() }),
  renew: async () => {
    const { token, body } = await buildRenewal();
    return { token, body };
  },
  addFamily: async () => {
    const { token } = await newSubject();
    return { token, body: await buildFamily() };
  },
  renewFamily: async () => buildFamilyRenewal(),
  offerAccount: async () => {
    const { token, id } = await buildWard();
    return { token, params: { id }, body: { email: uniqueEmail('own') } };
  },
  withdrawAccount: async () => {
    const { token, id } = await buildWard();
    return { token, params: { id } };
  },
  openOwnAccount: async () => ({
    body: {
      token: await newOffer(await buildWard()),
      ...{ legal_consents: { terms: true, privacy: true }, language: 'it' as const },
    },
  }),
  saveSeason: async () => ({
    ...(await aboutSeason()),
    body: { opens: null, ends: '2099-06-30', plan: { price_base: 6 }, version: 1 },
  }),
  // Of the current one, which is left as it is: a season that began would be everybody's.
  startSeason: async () => ({
    ...(await byAdmin()),
    params: { seasonId: await buildSeason({ label: await currentSeason() }) },
  }),
  dropSeason: () => aboutSeason(),
  mailDraft: async () => ({
    body: { email: uniqueEmail('draft'), sealed: 'c2VhbGVk', key: 'A'.repeat(43), uploads: [] },
  }),
  readDraft: async () => ({ params: { draftId: await buildDraft() } }),
  validatePromoCode: async () => ({ body: { code: 'HALFSHIP' } }),
  applyPromoCode: async () => ({ body: { code: 'HALFSHIP' } }),
  uploadFile: async () => ({ body: { file_type: 'receipt' }, file: await smallImage() }),
  removeFile: async () => ({
    body: { file_url: await uploadImage('receipt', await smallImage()) },
  }),
  getFile: async () => {
    const { token, receiptUrl } = await waiting();
    return { token, params: { id: receiptUrl.slice(receiptUrl.lastIndexOf('/') + 1) } };
  },
  uploadDocument: async () => {
    const { id, token } = await newSubject({ receipt_upload: null });
    return { token, body: { user_id: id, file_type: 'receipt' }, file: await smallImage() };
  },
  login: async () => ({ body: { email: (await signingIn()).email, password: subjectPassword } }),
  refreshToken: async () => ({ body: { refresh_token: (await waiting()).refreshToken } }),
  sendMagicLink: async () => ({ body: { email: uniqueEmail('link') } }),
  sendTrackingLink: async () => ({
    body: { email: uniqueEmail('link'), request_number: 'JOFCI-7KQ2M9XA' },
  }),
  verifyMagicLink: async () => ({
    body: { token: await newLinkToken('application', await waiting()) },
  }),
  forgotPassword: async () => ({ body: { email: uniqueEmail('link') } }),
  resetPassword: async () => ({ body: { token: await newLinkToken('reset', await forgetful()) } }),
  changePassword: async () => ({
    token: (await newSubject()).token,
    body: { current_password: subjectPassword, new_password: 'Zebra-Stripes-2027' },
  }),
  setFirstPassword: async () => ({
    token: (await newSubject({ has_password: false })).token,
    body: { new_password: 'Zebra-Stripes-2027' },
  }),
  logoutEverywhere: async () => ({ token: (await newSubject()).token }),
  confirmAddress: async () => ({ token: (await waiting()).token }),
  notMe: async () => ({ body: { token: await newLinkToken('not_me', await forgetful()) } }),
  adminFirebaseAuth: async () => ({ body: { firebase_token: (await admin()).token } }),
  google: async () => ({
    body: { token: (await signInWithGoogle((await welcome()).email)).idToken },
  }),
  adminGate: async () => ({
    token: (await gateAdmin()).token,
    body: { password: 'azzurri-one' },
  }),
  checkUserExists: async () => ({ body: { email: (await waiting()).email } }),
  checkAdmin: async () => {
    const { email, token } = await admin();
    return { token, query: { email } };
  },
  me: async () => {
    const { id, token } = await waiting();
    return { token, query: { user_id: id } };
  },
  setLanguage: async () => {
    const { id, token } = await waiting();
    return { token, params: { id }, body: { language: 'it' } };
  },
  submitAgain: async () => ({
    token: (await newSubject(rejected)).token,
    query: {},
    body: { address_of_residency: 'Via Garibaldi 3, Torino' },
  }),
  sendItems: async () => {
    const since = new Date();
    const requested = { at: since, items: ['phone'], note: null, mail_id: null };
    const { token } = await newSubject({ requested });
    return { token, query: {}, body: { since: since.toISOString(), phone: '+393337654321' } };
  },
  updateContact: async () => ({
    token: (await waiting()).token,
    body: { address_of_residency: 'Via Garibaldi 3, Torino' },
  }),
  requestDeletion: async () => ({ token: (await waiting()).token, query: {} }),
  exportOwnData: async () => ({ token: (await waiting()).token }),
  approveUser: async () => ({ ...(await about(newSubject())), body: {} }),
  rejectUser: async () => ({ ...(await about(newSubject())), body: { reason: 'Not readable.' } }),
  listQueue: async () => ({ ...(await byAdmin()), params: { queue: 'to_review' }, query: {} }),
  readExport: () => aboutExport(),
  downloadExport: async () => ({ ...(await aboutExport()), query: { part: '1' } }),
  undoDecision: async () => {
    const request = await about(newSubject());
    await call(rejectUser, { ...request, body: {} });
    return request;
  },
  decideMany: async () => {
    const { id } = await newSubject();
    const applications = [{ id, version: 1 }];
    return { ...(await byAdmin()), body: { decision: 'reject', applications, reason: 'No.' } };
  },
  undoMany: async () => {
    const request = await about(newSubject());
    await call(rejectUser, { ...request, body: {} });
    return { token: request.token, body: { ids: [request.params.id] } };
  },
  addNote: async () => {
    const { token, params } = await about(waiting());
    return { token, params: { ...params, noteId: randomUUID() }, body: { text: 'Called.' } };
  },
  listCards: async () => ({ ...(await byAdmin()), query: { state: 'to_print' } }),
  exportCards: async () => ({ ...(await byAdmin()), query: { state: 'printed' } }),
  markCards: async () => ({
    ...(await byAdmin()),
    body: { state: 'printed', cards: [{ id: await buildCard(await waiting()), from: 'to_print' }] },
  }),
  replaceCard: async () => ({
    ...(await byAdmin()),
    params: { cardId: await buildCard(await buildCardHolder(), 'missing') },
    body: {},
  }),
  ownCards: async () => ({ token: (await waiting()).token, query: {} }),
  ownPayments: async () => ({ token: (await waiting()).token, query: {} }),
  reportCard: async () => {
    const subject = await waiting();
    const params = { cardId: await buildCard(subject, 'posted') };
    return { token: subject.token, params, body: {} };
  },
  recordPayment: async () => {
    const { token, params } = await about(waiting());
    return { token, params: { ...params, paymentId: randomUUID() }, body: aPayment() };
  },
  movePayment: async () => {
    const { token, params } = await about(newSubject());
    const over = aPayment({ amount: 100_000 });
    const paid = { ...params, paymentId: randomUUID() };
    await call(recordPayment, { token, params: paid, body: over });
    const body = { to: (await waiting()).id, amount: 1, currency: 'EUR' as const };
    return { token, params: { ...params, moveId: randomUUID() }, body };
  },
  readStatementProfile: async () => ({
    ...(await byAdmin()),
    params: { header: aStatement().body.header },
  }),
  importStatement: async () => ({ ...(await byAdmin()), ...aStatement() }),
  confirmStatementLine: async () => {
    const { token, params } = await about(waiting());
    const lineId = await buildLine(token);
    return { token, params: { lineId }, body: { shares: [{ member_id: params.id }] } };
  },
  setLineAside: async () => {
    const { token } = await byAdmin();
    return { token, params: { lineId: await buildLine(token) }, body: { aside: true } };
  },
  reversePayment: async () => {
    const { token, params } = await about(waiting());
    const paymentId = randomUUID();
    const ofPayment = { ...params, paymentId };
    await call(recordPayment, { token, params: ofPayment, body: aPayment() });
    return { token, params: ofPayment, body: { reason: 'Not theirs.' } };
  },
  deleteUserFile: async () => {
    const { token, params } = await about(newSubject());
    return { token, params: { ...params, fileType: 'receipt' } };
  },
  deleteUser: async () => ({ ...(await about(newSubject())), query: {} }),
  remindMe: async () => ({
    body: { name: 'Sara', email: uniqueEmail('reminder'), consent: true },
  }),
  leaveNews: async () => ({
    params: { token: leaveToken({ keyedHash: testKeyedHash() }, 'news', (await waiting()).id) },
  }),
  verifyCard: async () => ({
    body: {
      code: cardCodeOf(
        { keyedHash: testKeyedHash() },
        { uid: (await waiting()).id, season: '2026/27' },
      ),
    },
  }),
  // No suite has the keys of a wallet: that none is offered is the answer there.
  applePass: async () => ({ token: (await welcome()).token, query: {} }),
  googlePass: async () => ({ token: (await welcome()).token, query: {} }),
  ownMemberships: async () => ({ token: (await welcome()).token }),
  ownCardCode: async () => ({ token: (await welcome()).token, query: {} }),
  leaveRenewalReminders: async () => ({
    params: { token: leaveToken({ keyedHash: testKeyedHash() }, 'renewal', (await waiting()).id) },
  }),
  setRenewalReminders: async () => ({
    token: (await waiting()).token,
    body: { no_reminders: true },
  }),
  setNews: async () => ({ token: (await waiting()).token, body: { no_news: true } }),
  rewordMail: async () => ({ ...(await byAdmin()), ...(await newMailWords()) }),
  listFailedMails: async () => ({ ...(await byAdmin()), query: {} }),
  listNews: async () => ({ ...(await byAdmin()), query: {} }),
  readNews: async () => ({ ...(await byAdmin()), params: { newsId: await buildNews() } }),
  saveNews: async () => ({
    ...(await byAdmin()),
    params: { newsId: randomId() },
    body: { version: 0, ...newsContent() },
  }),
  dropNews: async () => ({ ...(await byAdmin()), params: { newsId: await buildNews() } }),
  countNewsReaders: async () => ({ ...(await byAdmin()), query: { status: 'approved' } }),
  tryNews: () => aboutDraft(),
  sendNews: () => aboutDraft(),
  stopNews: async () => ({
    ...(await byAdmin()),
    params: { newsId: await buildNews({ state: 'sent' }) },
  }),
  leaveReminders: async () => ({
    body: { token: leaveToken({ keyedHash: testKeyedHash() }, 'reminder', 'somebody') },
  }),
  listSettingChanges: async () => ({ ...(await byAdmin()), query: { limit: '10' } }),
  updateSettings: async () => ({ ...(await byAdmin()), body: await flipped() }),
  takeBackSettings: async () => ({
    ...(await byAdmin()),
    body: { id: await buildSettingChange() },
  }),
  confirmSettings: async () => ({
    ...(await byAdmin()),
    body: { id: await buildPendingSettings() },
  }),
  dropSettings: async () => ({ ...(await byAdmin()), body: { id: await buildPendingSettings() } }),
  addPerson: async () => ({
    ...(await byAdmin()),
    body: { email: uniqueEmail('person'), role: 'reviewer' },
  }),
  changeRole: async () => ({
    ...(await byAdmin()),
    body: { email: await buildPerson(), role: 'treasurer' },
  }),
  removePerson: async () => ({ ...(await byAdmin()), body: { email: await buildPerson() } }),
  createPromoCode: async () => ({
    ...(await byAdmin()),
    body: { code: newCode(), discountType: 'percentage', discountRate: 50 },
  }),
  updatePromoCode: async () => ({
    ...(await byAdmin()),
    body: { code: await promoCode(), maxUses: 1000 },
  }),
  promoCodeUsers: async () => ({ ...(await byAdmin()), query: { code: await promoCode() } }),
  rehearsePromoCode: async () => ({
    ...(await byAdmin()),
    body: { code: await promoCode(), pack_type: 'base', juventus_card: true },
  }),
  importPromoCodes: async () => ({
    ...(await byAdmin()),
    body: { csv: `code,discountType,discountRate\n${newCode()},fixed,2`, make: true },
  }),
};

/** A request that works, of any route; null where there is none of that name. */
export async function fitRequest(name: string): Promise<AnyRequest | null> {
  if (!isRouteName(name)) return null;
  const make: (() => Promise<AnyRequest>) | undefined = fitRequests[name];
  if (make) return make();
  const { params, body } = exampleOf(name);
  return { ...(await (params ? about(waiting()) : byAdmin())), ...(body && { body }) };
}

const isRouteName = (name: string): name is RouteName => Object.hasOwn(api, name);

/** A token of each role, for calls by somebody else than the route is for. */
export async function roleTokens(): Promise<Record<'applicant' | 'member' | 'admin', string>> {
  return {
    applicant: (await waiting()).token,
    member: (await signInWithGoogle((await welcome()).email)).idToken,
    admin: (await admin()).token,
  };
}
