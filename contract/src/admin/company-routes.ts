import { pageFields } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { memberIdField } from '../members/member-id.ts';
import { array, boolean, isoTime, strictObject, string } from '../validation/yup.ts';
import { lookingTtlMs } from './looking.ts';

/** What several admins who work on one application tell each other. */

const memberParams = strictObject({ id: memberIdField() });

export const lookAtUser = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/{id}/looking',
  summary: `Says that the caller has this application on screen, for ${lookingTtlMs / 1000} seconds; answers who else has. Keeps no gate open.`,
  access: 'admin',
  withoutRenewal: true,
  status: 200,
  params: memberParams,
  response: strictObject({
    /** Addresses of the others. */
    others: array(string().required()).required(),
  }),
  errors: [],
});

export const stopLooking = defineRoute({
  method: 'DELETE',
  path: '/api/admin/users/{id}/looking',
  summary: 'Says that the caller has turned away from it. Keeps no gate open.',
  access: 'admin',
  withoutRenewal: true,
  status: 200,
  params: memberParams,
  response: strictObject({ success: boolean().required() }),
  errors: [],
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
  status: 200,
  params: memberParams,
  query: strictObject(pageFields),
  response: strictObject({
    notes: array(noteSchema.required()).required(),
    next_cursor: string().nullable().defined(),
  }),
  errors: [],
});

export const addNote = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/{id}/notes/{noteId}',
  summary:
    'Adds a note under an id that the caller draws: the same id twice is one note, the first. Members do not see it on screen, and get it with their own data.',
  access: 'admin',
  status: 200,
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
