import { pageFields, pageOf } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { memberIdField } from '../members/member-id.ts';
import { array, boolean, isoTime, strictObject, string } from '../validation/yup.ts';
import { lookingTtlMs } from './looking.ts';

/** Path parameters of the presence and note routes, with which several admins share the work on one application. */

const memberParams = strictObject({ id: memberIdField() });

export const lookAtUser = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/{id}/looking',
  summary: `Says that the caller has this application on screen, for ${lookingTtlMs / 1000} seconds; answers who else has. Keeps no gate open.`,
  access: 'admin',
  withoutRenewal: true,
  params: memberParams,
  response: strictObject({
    /** E-mail addresses of the other admins who have the application on screen. */
    others: array(string().required()).required(),
  }),
});

export const stopLooking = defineRoute({
  method: 'DELETE',
  path: '/api/admin/users/{id}/looking',
  summary: 'Says that the caller has turned away from it. Keeps no gate open.',
  access: 'admin',
  withoutRenewal: true,
  params: memberParams,
  response: strictObject({ success: boolean().required() }),
});

export const noteMaxLength = 1000;

const noteSchema = strictObject({
  id: string().required(),
  at: isoTime().required(),
  admin_email: string().required(),
  text: string().required(),
}).meta({ name: 'Note' });

export const listNotes = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/notes',
  summary: 'What admins noted about a member for each other, newest first.',
  access: 'admin',
  params: memberParams,
  query: strictObject(pageFields),
  response: pageOf({
    notes: array(noteSchema.required()).required(),
  }),
});

export const addNote = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/{id}/notes/{noteId}',
  summary:
    'Adds a note under an id that the caller draws: the same id twice is one note, the first. Members do not see it on screen, and get it with their own data.',
  access: 'admin',
  params: strictObject({
    id: memberIdField(),
    noteId: string()
      .required()
      .matches(/^[A-Za-z0-9-]{16,64}$/),
  }),
  body: strictObject({
    text: string().required().matches(/\S/, 'field_required').max(noteMaxLength),
  }),
  response: strictObject({ note: noteSchema.required() }),
  errors: ['user_not_found', 'service_busy'],
});
