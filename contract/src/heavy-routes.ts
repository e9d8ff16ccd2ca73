import type { RouteName } from './api.ts';
import type { HeavyLimit } from './http/limits.ts';
import type { RouteDefinition } from './http/route.ts';

/**
 * The routes that mail somebody, answer with a file, or read more than a hundred documents, each with its limits in
 * `heavyLimits`. `functions/src/app/heavy-routes.test.ts` fails if such a route is missing here, unless its own `limit`
 * counts by caller, by target and for all callers together.
 */
const heavyRoutes: Readonly<Partial<Record<RouteName, HeavyLimit>>> = {
  register: 'submission',
  renew: 'submission',
  addFamily: 'submission',
  renewFamily: 'submission',
  /** An address is proved once, and only that sends a mail. */
  google: 'submission',

  confirmAddress: 'ownMail',
  askToChangeEmail: 'ownMail',
  changeEmail: 'ownMail',
  offerAccount: 'ownMail',
  openOwnAccount: 'ownMail',
  resetPassword: 'ownMail',
  changePassword: 'ownMail',
  setFirstPassword: 'ownMail',
  proveBirthDate: 'ownMail',

  approveUser: 'staffMail',
  rejectUser: 'staffMail',
  requestItems: 'staffMail',
  answerNameAsk: 'staffMail',
  undoDecision: 'staffMail',
  updateUser: 'staffMail',
  deleteUserFile: 'staffMail',
  recordPayment: 'staffMail',
  askToPay: 'staffMail',
  movePayment: 'staffMail',
  reversePayment: 'staffMail',
  addPerson: 'staffMail',
  changeRole: 'staffMail',
  removePerson: 'staffMail',
  updateSettings: 'staffMail',
  takeBackSettings: 'staffMail',
  confirmSettings: 'staffMail',
  tryNews: 'staffMail',
  rewordMail: 'staffMail',
  changeGatePhrases: 'staffMail',

  previewMerge: 'page',
  runMerge: 'bulk',

  decideMany: 'bulk',
  undoMany: 'bulk',
  markCards: 'bulk',
  sendMailsAgain: 'bulk',
  markLetters: 'bulk',
  sendNews: 'bulk',
  sendReminders: 'bulk',
  startSeason: 'bulk',
  startExport: 'bulk',
  importPromoCodes: 'bulk',
  importStatement: 'bulk',
  importMembers: 'bulk',
  confirmStatementLine: 'staffMail',
  storeStatementFile: 'bulk',

  listUsers: 'page',
  searchMembers: 'page',
  listQueue: 'page',
  listNotes: 'page',
  listCards: 'page',
  listCardAddresses: 'page',
  listPayments: 'page',
  listRefunds: 'page',
  listOpenDues: 'page',
  listStatementLines: 'page',
  listStatementFiles: 'page',
  listFailedMails: 'page',
  listLetters: 'page',
  listSettingChanges: 'page',
  listNews: 'page',
  listPromoCodes: 'page',
  promoCodeUsers: 'page',
  auditLog: 'page',
  auditTrail: 'page',
  readStory: 'page',

  getFile: 'image',
  applePass: 'image',
  ownClubReceipt: 'image',
  clubReceipt: 'image',

  exportOwnData: 'file',
  exportUsers: 'file',
  exportPeople: 'file',
  exportCards: 'file',
  exportPayments: 'file',
  exportRefunds: 'file',
  exportOpenDues: 'file',
  exportFailedMails: 'file',
  exportAudit: 'file',
  exportPromoCodes: 'file',
  exportPromoCodeUsers: 'file',
  /** Each call sends one part of a file. */
  downloadExport: 'image',
  downloadStatementFile: 'bulk',
};

/** Returns a route with all its limits: those of its definition, and that of `heavyRoutes`. */
export function limitedRoute(name: RouteName, route: RouteDefinition): RouteDefinition {
  const heavy = heavyRoutes[name];
  return heavy ? { ...route, limit: { ...route.limit, heavy } } : route;
}
