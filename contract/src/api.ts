import * as bulk from './admin/bulk-routes.ts';
import * as cases from './admin/case-routes.ts';
import * as company from './admin/company-routes.ts';
import * as admin from './admin/routes.ts';
import * as audit from './audit/routes.ts';
import * as adminCards from './cards/admin-routes.ts';
import * as cards from './cards/routes.ts';
import * as drafts from './drafts/routes.ts';
import * as exchangeRate from './exchange-rate/routes.ts';
import * as exports from './exports/routes.ts';
import * as families from './families/routes.ts';
import * as figures from './figures/routes.ts';
import * as links from './links/routes.ts';
import * as mail from './mail/routes.ts';
import * as mailWords from './mail/words-routes.ts';
import * as members from './members/routes.ts';
import * as ownMoney from './money/own-payments.ts';
import * as money from './money/routes.ts';
import * as adminNews from './news/admin-routes.ts';
import * as news from './news/routes.ts';
import * as ownData from './own-data/routes.ts';
import * as passwords from './passwords/routes.ts';
import * as people from './people/routes.ts';
import * as adminPromo from './promo/admin-routes.ts';
import * as promoTools from './promo/admin-tool-routes.ts';
import * as promo from './promo/routes.ts';
import * as renewal from './registration/renewal-routes.ts';
import * as registration from './registration/routes.ts';
import * as reminders from './reminders/routes.ts';
import * as renewalReminders from './renewal-reminders/routes.ts';
import * as review from './review/routes.ts';
import * as seasons from './seasons/admin-routes.ts';
import * as sessions from './sessions/routes.ts';
import * as adminSettings from './settings/admin-routes.ts';
import * as settings from './settings/routes.ts';
import * as statements from './statements/routes.ts';
import * as system from './system/routes.ts';
import * as uploads from './uploads/routes.ts';
import * as verification from './verification/routes.ts';
import * as wallets from './wallets/routes.ts';

/**
 * Every route of the product by name. The server mounts this table and the description derives
 * from it; the browser imports single routes, to carry only what a screen needs.
 */
export const api = {
  health: system.health,
  openapi: system.openapi,
  settings: settings.settings,
  clubTexts: settings.clubTexts,
  exchangeRate: exchangeRate.exchangeRate,
  register: registration.register,
  renew: renewal.renew,
  addFamily: families.addFamily,
  renewFamily: families.renewFamily,
  offerAccount: families.offerAccount,
  withdrawAccount: families.withdrawAccount,
  openOwnAccount: families.openOwnAccount,
  mailDraft: drafts.mailDraft,
  readDraft: drafts.readDraft,
  validatePromoCode: promo.validatePromoCode,
  applyPromoCode: promo.applyPromoCode,
  uploadFile: uploads.uploadFile,
  removeFile: uploads.removeFile,
  getFile: uploads.getFile,
  uploadDocument: uploads.uploadDocument,
  login: sessions.login,
  refreshToken: sessions.refreshToken,
  sendMagicLink: links.sendMagicLink,
  sendTrackingLink: links.sendTrackingLink,
  verifyMagicLink: links.verifyMagicLink,
  forgotPassword: passwords.forgotPassword,
  resetPassword: passwords.resetPassword,
  changePassword: passwords.changePassword,
  setFirstPassword: passwords.setFirstPassword,
  logoutEverywhere: sessions.logoutEverywhere,
  confirmAddress: links.confirmAddress,
  notMe: links.notMe,
  adminFirebaseAuth: sessions.adminFirebaseAuth,
  google: sessions.google,
  adminGate: admin.adminGate,
  readSettings: adminSettings.readSettings,
  listSettingChanges: adminSettings.listSettingChanges,
  updateSettings: adminSettings.updateSettings,
  takeBackSettings: adminSettings.takeBackSettings,
  confirmSettings: adminSettings.confirmSettings,
  dropSettings: adminSettings.dropSettings,
  listSeasons: seasons.listSeasons,
  saveSeason: seasons.saveSeason,
  startSeason: seasons.startSeason,
  dropSeason: seasons.dropSeason,
  listPeople: people.listPeople,
  exportPeople: people.exportPeople,
  addPerson: people.addPerson,
  changeRole: people.changeRole,
  removePerson: people.removePerson,
  checkUserExists: sessions.checkUserExists,
  checkAdmin: sessions.checkAdmin,
  me: members.me,
  setLanguage: members.setLanguage,
  submitAgain: members.submitAgain,
  sendItems: review.sendItems,
  updateContact: members.updateContact,
  requestDeletion: members.requestDeletion,
  exportOwnData: ownData.exportOwnData,
  listUsers: admin.listUsers,
  readUser: cases.readUser,
  listEarlierSeasons: cases.listEarlierSeasons,
  countQueues: cases.countQueues,
  listQueue: cases.listQueue,
  decideMany: bulk.decideMany,
  undoMany: bulk.undoMany,
  lookAtUser: company.lookAtUser,
  stopLooking: company.stopLooking,
  listNotes: company.listNotes,
  addNote: company.addNote,
  countCards: adminCards.countCards,
  listCards: adminCards.listCards,
  exportCards: adminCards.exportCards,
  markCards: adminCards.markCards,
  replaceCard: adminCards.replaceCard,
  ownCards: cards.ownCards,
  reportCard: cards.reportCard,
  ownPayments: ownMoney.ownPayments,
  listRefunds: money.listRefunds,
  exportRefunds: money.exportRefunds,
  exportPayments: money.exportPayments,
  listPayments: money.listPayments,
  recordPayment: money.recordPayment,
  movePayment: money.movePayment,
  reversePayment: money.reversePayment,
  readStatementProfile: statements.readStatementProfile,
  importStatement: statements.importStatement,
  listStatementLines: statements.listStatementLines,
  confirmStatementLine: statements.confirmStatementLine,
  setLineAside: statements.setLineAside,
  updateUser: admin.updateUser,
  approveUser: admin.approveUser,
  rejectUser: admin.rejectUser,
  requestItems: admin.requestItems,
  undoDecision: admin.undoDecision,
  deleteUserFile: admin.deleteUserFile,
  deleteUser: admin.deleteUser,
  adminStats: admin.adminStats,
  listFailedMails: mail.listFailedMails,
  exportFailedMails: mail.exportFailedMails,
  sendMailsAgain: mail.sendMailsAgain,
  auditTrail: audit.auditTrail,
  auditLog: audit.auditLog,
  exportAudit: audit.exportAudit,
  exportUsers: admin.exportUsers,
  readFigures: figures.readFigures,
  startExport: exports.startExport,
  readExport: exports.readExport,
  downloadExport: exports.downloadExport,
  remindMe: reminders.remindMe,
  leaveReminders: reminders.leaveReminders,
  reminders: reminders.reminders,
  sendReminders: reminders.sendReminders,
  listMailWords: mailWords.listMailWords,
  rewordMail: mailWords.rewordMail,
  listNews: adminNews.listNews,
  readNews: adminNews.readNews,
  saveNews: adminNews.saveNews,
  dropNews: adminNews.dropNews,
  countNewsReaders: adminNews.countNewsReaders,
  tryNews: adminNews.tryNews,
  sendNews: adminNews.sendNews,
  stopNews: adminNews.stopNews,
  leaveNews: news.leaveNews,
  setNews: news.setNews,
  verifyCard: verification.verifyCard,
  ownCardCode: verification.ownCardCode,
  ownMemberships: verification.ownMemberships,
  applePass: wallets.applePass,
  googlePass: wallets.googlePass,
  leaveRenewalReminders: renewalReminders.leaveRenewalReminders,
  setRenewalReminders: renewalReminders.setRenewalReminders,
  listPromoCodes: adminPromo.listPromoCodes,
  exportPromoCodes: adminPromo.exportPromoCodes,
  exportPromoCodeUsers: adminPromo.exportPromoCodeUsers,
  createPromoCode: adminPromo.createPromoCode,
  updatePromoCode: adminPromo.updatePromoCode,
  promoCodeUsers: adminPromo.promoCodeUsers,
  rehearsePromoCode: promoTools.rehearsePromoCode,
  importPromoCodes: promoTools.importPromoCodes,
} as const;

export type Api = typeof api;
export type RouteName = keyof Api;
