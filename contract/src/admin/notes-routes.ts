import { drawnIdField } from '../http/id-field.ts';
import { pageOf, pageRoute } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { memberId } from '../http/samples.ts';
import { memberIdField } from '../members/member-id.ts';
import { adminRoles } from '../roles.ts';
import { array, isoTime, strictObject, string } from '../validation/yup.ts';

const memberParams = strictObject({ id: memberIdField() });

export const noteMaxLength = 1000;

const noteSchema = strictObject({
  id: string().required(),
  at: isoTime().required(),
  admin_email: string().required(),
  text: string().required(),
}).meta({ name: 'Note' });

export const listNotes = defineRoute({
  ...pageRoute,
  path: '/api/admin/users/{id}/notes',
  summary: 'Returns the internal notes about a member, newest first.',
  roles: adminRoles,
  params: memberParams,
  response: pageOf({
    notes: array(noteSchema.required()).required(),
  }),
});

export const addNote = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/{id}/notes/{noteId}',
  summary:
    'Adds an internal note under an id that the caller generates. A repeat with the same id keeps the first note. Members do not see notes on screen, but their data export contains them.',
  roles: adminRoles,
  tells: 'add_note',
  params: strictObject({
    id: memberIdField(),
    noteId: drawnIdField(),
  }),
  body: strictObject({
    text: string().required().matches(/\S/, 'field_required').max(noteMaxLength),
  }),
  example: {
    params: { id: memberId, noteId: '0b9c6f1e-3d52-4a87-9f0e-6c1d2b7a8e45' },
    body: { text: 'Called: the transfer was made from his sister’s account.' },
  },
  response: strictObject({ note: noteSchema.required() }),
  errors: ['member_gone'],
});
