import { rejectUser } from '@fanclub/contract/admin/routes';
import { type Api, api, type RouteName } from '@fanclub/contract/api';
import type { AuditAction } from '@fanclub/contract/audit/actions';
import { recordPayment } from '@fanclub/contract/money/routes';
import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { uniqueEmail } from '@fanclub/stories/tools/build-registration';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { buildCard, buildCardHolder } from '../../../test/build-card.ts';
import { buildCode, newCode } from '../../../test/build-code.ts';
import { buildDoneExport } from '../../../test/build-export.ts';
import { buildFailedMail } from '../../../test/build-mail-row.ts';
import { buildNews } from '../../../test/build-news.ts';
import { aPayment, aPaymentId } from '../../../test/build-payment.ts';
import { buildPerson } from '../../../test/build-person.ts';
import { buildReminder } from '../../../test/build-reminder.ts';
import { buildSeason } from '../../../test/build-season.ts';
import { buildPendingSettings, buildSettingChange, flipped } from '../../../test/build-settings.ts';
import { aStatement, buildLine } from '../../../test/build-statement.ts';
import { newMailWords } from '../../../test/mail-words.ts';
import { keepSettings } from '../../../test/settings-staff.ts';

type OfAdmins = {
  [Name in RouteName]: Api[Name] extends { access: 'admin' } ? Name : never;
}[RouteName];
/** Open to members too, and to admins about somebody else. */
type AboutOthers = 'me' | 'getFile' | 'setLanguage';

interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}
type Told =
  | { tells: AuditAction; call?: (member: BuiltMember) => Promise<Call> | Call }
  | { tellsNothing: string };

const fileIdOf = (url: string | null | undefined) => String(url).slice('/api/files/'.length);
const about = (body?: object) => (member: BuiltMember) => ({ params: { id: member.id }, body });

/** What each route leaves in the audit, or why nothing: a new route does not compile without. */
const routes: Record<OfAdmins | AboutOthers, Told> = {
  approveUser: { tells: 'approve', call: about({}) },
  rejectUser: { tells: 'reject', call: about({}) },
  requestItems: { tells: 'request_items', call: about({ items: ['phone'] }) },
  undoDecision: { tells: 'undo', call: about() },
  decideMany: {
    tells: 'reject',
    call: ({ id }) => ({
      body: { decision: 'reject', applications: [{ id, version: 1 }], reason: 'Not readable.' },
    }),
  },
  undoMany: { tells: 'undo', call: ({ id }) => ({ body: { ids: [id] } }) },
  addNote: {
    tells: 'add_note',
    call: ({ id }) => ({
      params: { id, noteId: 'a-note-of-this-test' },
      body: { text: 'Called.' },
    }),
  },
  recordPayment: {
    tells: 'record_payment',
    call: ({ id }) => ({ params: { id, paymentId: aPaymentId }, body: aPayment() }),
  },
  reversePayment: {
    tells: 'reverse_payment',
    call: async ({ id }) => {
      const params = { id, paymentId: aPaymentId };
      await call(recordPayment, { params, body: aPayment(), token: admin.token });
      return { params, body: { reason: 'Not theirs.' } };
    },
  },
  movePayment: {
    tells: 'move_payment',
    call: async ({ id }) => {
      const inEuro = { juventus_card: false, payment_method: 'euro' } as const;
      const to = (await buildMember(inEuro)).id;
      const params = { id, paymentId: 'much-of-this-test' };
      const body = aPayment({ amount: 100_000 });
      await call(recordPayment, { params, body, token: admin.token });
      return {
        params: { id, moveId: 'a-move-of-this-test' },
        body: { to, amount: 100, currency: 'EUR' },
      };
    },
  },
  readStatementProfile: { tellsNothing: 'how the files of a bank are read' },
  listStatementLines: { tellsNothing: 'the list that treasurers work in' },
  importStatement: { tells: 'import_statement', call: () => aStatement() },
  confirmStatementLine: {
    tells: 'confirm_line',
    call: async ({ id }) => ({
      params: { lineId: await buildLine(admin.token) },
      body: { shares: [{ member_id: id }] },
    }),
  },
  setLineAside: {
    tells: 'set_line_aside',
    call: async () => ({
      params: { lineId: await buildLine(admin.token) },
      body: { aside: true },
    }),
  },
  markCards: {
    tells: 'card_printed',
    call: async (about) => ({
      body: { state: 'printed', cards: [{ id: await buildCard(about), from: 'to_print' }] },
    }),
  },
  replaceCard: {
    tells: 'card_replaced',
    call: async () => ({
      params: { cardId: await buildCard(await buildCardHolder(), 'missing') },
      body: {},
    }),
  },
  exportCards: { tells: 'export_cards' },
  exportPayments: { tells: 'export_payments' },
  exportRefunds: { tells: 'export_refunds' },
  listCards: { tellsNothing: 'a part of the list of members, as those who post cards work in it' },
  countCards: { tellsNothing: 'numbers, nobody in particular' },
  listRefunds: { tellsNothing: 'a part of the list of members, as treasurers work in it' },
  listPayments: { tellsNothing: 'a part of the application, as admins look at it all evening' },
  listEarlierSeasons: {
    tellsNothing: 'a part of the application, as admins look at it all evening',
  },
  listNotes: { tellsNothing: 'what admins wrote for each other' },
  lookAtUser: { tellsNothing: 'a page that is open, forgotten within a minute' },
  stopLooking: { tellsNothing: 'the same page, closed' },
  updateUser: { tells: 'update', call: about({ phone: '+393337654321' }) },
  deleteUserFile: {
    tells: 'delete_passport',
    call: ({ id }) => ({ params: { id, fileType: 'passport' } }),
  },
  deleteUser: { tells: 'delete', call: about() },
  exportUsers: { tells: 'export_members', call: () => ({ query: { q: 'nobody-at-all' } }) },
  startExport: { tells: 'export_members', call: () => ({ body: { q: 'nobody-at-all' } }) },
  downloadExport: {
    tells: 'download_export',
    call: async () => ({
      params: { exportId: await buildDoneExport(admin.email) },
      query: { part: '1' },
    }),
  },
  readExport: { tellsNothing: 'how far it has come, and nobody in it' },
  adminGate: { tells: 'gate_refused', call: () => ({ body: { password: 'wrong' } }) },
  updateSettings: { tells: 'change_settings', call: async () => ({ body: await flipped() }) },
  takeBackSettings: {
    tells: 'change_settings',
    call: async () => ({ body: { id: await buildSettingChange() } }),
  },
  confirmSettings: {
    tells: 'confirm_settings',
    call: async () => ({ body: { id: await buildPendingSettings() } }),
  },
  dropSettings: {
    tells: 'drop_settings',
    call: async () => ({ body: { id: await buildPendingSettings() } }),
  },
  listSettingChanges: { tellsNothing: 'the settings of the club, nobody in particular' },
  readSettings: { tellsNothing: 'the settings of the club, nobody in particular' },
  listSeasons: { tellsNothing: 'the seasons of the club, nobody in particular' },
  saveSeason: {
    tells: 'plan_season',
    call: async () => ({
      params: { seasonId: await buildSeason() },
      body: { opens: null, ends: '2099-06-30', plan: {}, version: 1 },
    }),
  },
  startSeason: {
    tells: 'change_settings',
    call: async () => ({ params: { seasonId: await buildSeason() } }),
  },
  dropSeason: {
    tells: 'plan_season',
    call: async () => ({ params: { seasonId: await buildSeason() } }),
  },
  addPerson: {
    tells: 'add_person',
    call: () => ({ body: { email: uniqueEmail('person'), role: 'reviewer' } }),
  },
  changeRole: {
    tells: 'change_role',
    call: async () => ({
      body: { email: await buildPerson(), role: 'treasurer' },
    }),
  },
  removePerson: {
    tells: 'remove_person',
    call: async () => ({ body: { email: await buildPerson() } }),
  },
  listPeople: { tellsNothing: 'the staff, whom owners know anyway' },
  createPromoCode: {
    tells: 'create_promo_code',
    call: () => ({ body: { code: newCode(), discountType: 'fixed', discountRate: 2 } }),
  },
  updatePromoCode: {
    tells: 'update_promo_code',
    call: async () => ({ body: { code: await buildCode(), maxUses: 9 } }),
  },
  importPromoCodes: {
    tells: 'create_promo_code',
    call: () => ({
      body: { csv: `code,discountType,discountRate\n${newCode()},fixed,2`, make: true },
    }),
  },
  rehearsePromoCode: { tellsNothing: 'changes nothing, and is about nobody' },
  sendMailsAgain: {
    tells: 'send_mail_again',
    call: async (about) => ({ body: { ids: [await buildFailedMail(about)] } }),
  },
  sendReminders: {
    tells: 'send_reminders',
    call: async () => {
      await buildReminder();
      return { body: {} };
    },
  },
  sendNews: {
    tells: 'send_news',
    call: async () => ({ params: { newsId: await buildNews() }, body: { version: 1 } }),
  },
  rewordMail: { tells: 'reword_mail', call: () => newMailWords() },
  listMailWords: { tellsNothing: 'what the club writes, nobody in particular' },
  stopNews: {
    tells: 'stop_news',
    call: async () => ({ params: { newsId: await buildNews({ state: 'sent' }) } }),
  },
  saveNews: { tellsNothing: 'a draft, which nobody has got yet' },
  dropNews: { tellsNothing: 'a draft, which nobody has got yet' },
  tryNews: { tellsNothing: 'a draft, to the very admin who asks' },
  listNews: { tellsNothing: 'what the club writes, nobody in particular' },
  readNews: { tellsNothing: 'what the club writes, nobody in particular' },
  countNewsReaders: { tellsNothing: 'numbers, nobody in particular' },
  reminders: { tellsNothing: 'a number, nobody in particular' },
  me: { tells: 'view_profile', call: ({ id }) => ({ query: { user_id: id } }) },
  getFile: {
    tells: 'view_passport',
    call: ({ passportUrl }) => ({ params: { id: fileIdOf(passportUrl) } }),
  },
  setLanguage: { tells: 'update', call: about({ language: 'it' }) },
  listUsers: { tellsNothing: 'the list is what admins work in all evening, page after page' },
  readUser: { tellsNothing: 'one row of that list' },
  listQueue: { tellsNothing: 'a part of that list' },
  countQueues: { tellsNothing: 'numbers, nobody in particular' },
  listFailedMails: {
    tellsNothing: 'addresses that a mail did not reach, and none of their records',
  },
  adminStats: { tellsNothing: 'four numbers, nobody in particular' },
  listPromoCodes: { tellsNothing: 'codes, and for whom; no record of a member' },
  promoCodeUsers: {
    tellsNothing: 'a part of the list of members, as admins search it all evening',
  },
  readFigures: { tellsNothing: 'sums and counts, nobody in particular' },
  auditTrail: { tellsNothing: 'names no member' },
  auditLog: { tellsNothing: 'names no member' },
  exportPromoCodes: { tells: 'export_codes' },
  exportPromoCodeUsers: {
    tells: 'export_code_users',
    call: () => ({ query: { code: 'NOBODYS' } }),
  },
  exportFailedMails: { tells: 'export_mails' },
  exportPeople: { tells: 'export_people' },
  exportAudit: { tells: 'export_history', call: () => ({ query: { kind: 'refusals' } }) },
};

keepSettings();

let admin: BuiltAdmin;
let member: BuiltMember;
beforeEach(async () => {
  admin = await signInAdmin();
  member = await buildMember();
});

const telling = Object.entries(routes).flatMap(([name, told]) =>
  'tells' in told ? [{ name: name as RouteName, ...told }] : [],
);

describe('what an admin does', () => {
  it.each(telling)('$name leaves "$tells" in the audit', async ({ name, tells, call: make }) => {
    const { token } = admin;
    if (name === 'undoDecision' || name === 'undoMany') {
      await call(rejectUser, { params: { id: member.id }, body: {}, token });
    }
    await call(api[name], { ...(await make?.(member)), token });
    const actions = (await auditRowsBy(admin.email)).map(({ action }) => action);
    expect(actions).toContain(tells);
  });
});
