import type { ExportList } from '../files/list-file.ts';

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
} as const satisfies Record<ExportList, string>;
