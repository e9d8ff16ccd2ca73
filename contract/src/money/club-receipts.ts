import { pageFields } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { moneyRoles } from '../roles.ts';
import { strictObject, string } from '../validation/yup.ts';

export const exportClubReceipts = defineRoute({
  method: 'GET',
  path: '/api/admin/receipts.html',
  summary:
    "Returns the club's receipts of a season in the order of their numbers, as one page for a printer: each receipt on a sheet of its own, in the payer's language. As the file of a list, it comes in parts.",
  roles: moneyRoles,
  tells: 'export_receipts',
  limit: { heavy: 'filePart' },
  query: strictObject({
    season: string().required().max(20),
    cursor: pageFields.cursor,
  }),
  example: { query: { season: '2026/27' } },
  contentTypes: ['text/html'],
});
