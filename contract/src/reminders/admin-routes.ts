import { defineRoute } from '../http/route.ts';
import { ownerRoles } from '../roles.ts';
import { number, strictObject } from '../validation/yup.ts';

export const sendReminders = defineRoute({
  method: 'POST',
  path: '/api/admin/reminders/send',
  summary:
    'Writes the mail that registration is open to up to a hundred waiting addresses; returns how many were written and how many still wait.',
  roles: ownerRoles,
  tells: 'send_reminders',
  limit: { heavy: 'bulk' },
  body: strictObject({}),
  response: strictObject({ sent: number().required(), waiting: number().required() }),
  errors: ['registration_closed'],
});
