import { type AdminRole, adminRoles } from './admin/roles.ts';
import type { Api, RouteName } from './api.ts';
import type { ExportList } from './files/list-file.ts';

export type AdminRouteName = {
  [Name in RouteName]: Api[Name] extends { access: 'admin' } ? Name : never;
}[RouteName];

const everyone = adminRoles;
const ofMembers = ['owner', 'reviewer'] as const;
const ofMoney = ['owner', 'treasurer'] as const;
const ofOwners = ['owner'] as const;

/** Roles that may call each admin route. If a route has no entry, the code does not compile. */
export const routeRoles: Readonly<Record<AdminRouteName, readonly AdminRole[]>> = {
  adminGate: everyone,

  listUsers: everyone,
  readUser: everyone,
  searchMembers: everyone,
  listEarlierSeasons: everyone,
  countQueues: everyone,
  listQueue: everyone,
  findOpened: everyone,
  adminStats: everyone,
  /** Reviewers get a response without the money. */
  readSeasonFigures: everyone,
  auditTrail: everyone,
  /** Payments are part of the story only for roles that may call `listPayments`. */
  readStory: everyone,
  countCards: everyone,
  listCards: everyone,
  listCardAddresses: everyone,
  listNotes: everyone,
  addNote: everyone,

  updateUser: ofMembers,
  answerNameAsk: ofMembers,
  approveUser: ofMembers,
  rejectUser: ofMembers,
  requestItems: ofMembers,
  undoDecision: ofMembers,
  decideMany: ofMembers,
  undoMany: ofMembers,
  markCards: ofMembers,
  replaceCard: ofMembers,
  importMembers: ofMembers,
  listFailedMails: ofMembers,
  sendMailsAgain: ofMembers,
  listLetters: ofMembers,
  countLetters: ofMembers,
  markLetters: ofMembers,
  addDocument: ofMembers,
  renewUser: ofMembers,

  exportUsers: ofMoney,
  /** Reviewers may export no list. They can print the address labels of cards, which need `listCardAddresses` only. */
  exportCards: ofMoney,
  readFigures: ofMoney,
  exportPayments: ofMoney,
  listOpenDues: ofMoney,
  exportOpenDues: ofMoney,
  askToPay: everyone,
  listRefunds: ofMoney,
  exportRefunds: ofMoney,
  listPayments: ofMoney,
  clubReceipt: ofMoney,
  recordPayment: ofMoney,
  movePayment: ofMoney,
  reversePayment: ofMoney,
  readStatementProfile: ofMoney,
  importStatement: ofMoney,
  storeStatementFile: ofMoney,
  listStatementFiles: ofMoney,
  downloadStatementFile: ofMoney,
  listStatementLines: ofMoney,
  readStatementSums: ofMoney,
  searchStatementPayers: ofMoney,
  confirmStatementLine: ofMoney,
  setLineAside: ofMoney,
  /** The role must also be allowed to call the route of the list in `exportRoutes`. */
  startExport: ofMoney,
  readExport: ofMoney,
  downloadExport: ofMoney,
  listPromoCodes: ofMoney,
  createPromoCode: ofMoney,
  updatePromoCode: ofMoney,
  exportPromoCodes: ofMoney,
  promoCodeUsers: ofMoney,
  exportPromoCodeUsers: ofMoney,
  importPromoCodes: ofMoney,

  readSettings: ofMoney,
  listSettingChanges: ofMoney,
  /** `rolesOfGroups` in `settings/club-settings.ts` says which settings each role may change. */
  updateSettings: ofMoney,
  takeBackSettings: ofMoney,
  confirmSettings: ofMoney,
  dropSettings: ofMoney,

  listSeasons: ofMoney,
  previewMerge: ofOwners,
  askMerge: ofOwners,
  undoMerge: ofOwners,
  runMerge: ofOwners,
  saveSeason: ofOwners,
  startSeason: ofOwners,
  dropSeason: ofOwners,

  listPeople: ofOwners,
  addPerson: ofOwners,
  changeRole: ofOwners,
  removePerson: ofOwners,
  changeGatePhrases: ofOwners,

  listMailWords: ofOwners,
  rewordMail: ofOwners,
  listNews: ofOwners,
  readNews: ofOwners,
  saveNews: ofOwners,
  dropNews: ofOwners,
  countNewsReaders: ofOwners,
  tryNews: ofOwners,
  sendNews: ofOwners,
  stopNews: ofOwners,

  deleteUserFile: ofOwners,
  deleteUser: ofOwners,
  auditLog: ofOwners,
  exportAudit: ofOwners,
  exportFailedMails: ofOwners,
  exportPeople: ofOwners,
  reminders: ofOwners,
  sendReminders: ofOwners,
};

/** Returns the roles that may call a route; undefined if the route is not an admin route. */
export function rolesOf(name: RouteName): readonly AdminRole[] | undefined {
  return (routeRoles as Partial<Record<RouteName, readonly AdminRole[]>>)[name];
}

export function mayCall(role: AdminRole, name: AdminRouteName): boolean {
  return routeRoles[name].includes(role);
}

/**
 * For each list, the route that responds with it as a file. Only a role that may call this route can export the list,
 * also with `startExport`.
 */
export const exportRoutes = {
  members: 'exportUsers',
  history: 'exportAudit',
  codes: 'exportPromoCodes',
  mails: 'exportFailedMails',
  people: 'exportPeople',
  cards: 'exportCards',
  payments: 'exportPayments',
  open_dues: 'exportOpenDues',
  refunds: 'exportRefunds',
  code_users: 'exportPromoCodeUsers',
} as const satisfies Record<ExportList, AdminRouteName>;

export const mayExport = (role: AdminRole, list: ExportList): boolean =>
  mayCall(role, exportRoutes[list]);
