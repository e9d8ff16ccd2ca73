import { defineRoute } from '../http/route.ts';
import { memberIdField } from '../members/member-id.ts';
import { array, boolean, strictObject, string } from '../validation/yup.ts';

/**
 * A page that shows an application reports this to the server every `presenceEveryMs`. A report is valid for
 * `presenceTtlMs`.
 */
export const presenceEveryMs = 20_000;
export const presenceTtlMs = 45_000;

const memberParams = strictObject({ id: memberIdField() });

export const announcePresence = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/{id}/looking',
  summary: `Records for ${presenceTtlMs / 1000} seconds that the caller has this application on screen, and returns who else has. Does not extend the pass-phrase gate.`,
  access: 'admin',
  withoutRenewal: true,
  params: memberParams,
  response: strictObject({
    /** E-mail addresses of the other admins who have the application on screen. */
    others: array(string().required()).required(),
  }),
});

export const endPresence = defineRoute({
  method: 'DELETE',
  path: '/api/admin/users/{id}/looking',
  summary:
    'Records that the caller no longer has the application on screen. Does not extend the pass-phrase gate.',
  access: 'admin',
  withoutRenewal: true,
  params: memberParams,
  response: strictObject({ success: boolean().required() }),
});
