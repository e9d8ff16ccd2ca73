import type { readAlerts } from '@fanclub/contract/admin/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';

/** What waits for staff before the server has said it: nothing. */
export const noAlerts: RouteResponse<typeof readAlerts> = {
  failed_mails: 0,
  held_mails: 0,
  letters: 0,
  cash: 0,
  adjustments: [],
  reminders: null,
  maintenance: null,
};
