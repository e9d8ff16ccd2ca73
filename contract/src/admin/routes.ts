import { fileFields, fileRoute } from '../files/list-file.ts';
import { pageFields } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { withFamilyFields } from '../members/family.ts';
import { correctionFields } from '../members/field-schemas.ts';
import { exportColumns } from '../members/member-file.ts';
import { memberIdField } from '../members/member-id.ts';
import { normaliseMemberInput } from '../members/normalise.ts';
import { currentPasswordField } from '../members/password-fields.ts';
import { adminMemberSchema } from '../members/profile.ts';
import { reviewItemsField, reviewNoteField } from '../members/review-items.ts';
import { type FileType, fileTypes } from '../uploads/file-rules.ts';
import { array, boolean, mixed, number, strictObject, string } from '../validation/yup.ts';
import { memberFileFields, memberListFields } from './filters.ts';
import { adminGateTtlMs } from './session.ts';

const memberParams = strictObject({ id: memberIdField() });
const version = () => number().integer().min(1).optional();
const memberResponse = strictObject({
  success: boolean().required(),
  user: adminMemberSchema.required(),
});

const { language, ...corrections } = correctionFields('admin');

export const rejectionReasonMaxLength = 500;
export const paymentNoteMaxLength = 300;

export const listUsers = defineRoute({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'A page of members: filtered, searched, sorted.',
  access: 'admin',
  status: 200,
  query: strictObject({
    ...memberListFields,
    ...pageFields,
  }),
  response: strictObject({
    users: array(adminMemberSchema.required()).required(),
    next_cursor: string().nullable().defined(),
    total: number().integer().required(),
  }),
  failure: 'Failed to get users',
  errors: [],
});

export const updateUser = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/{id}',
  summary:
    'Changes fields of a member. A new e-mail moves account and lock and ends sessions. `is_paid: false` takes back what admins confirmed, and is refused where money that a treasurer or a bank has seen pays the application.',
  access: 'admin',
  status: 200,
  params: memberParams,
  body: strictObject({
    ...corrections,
    is_paid: boolean().optional(),
    /** A flag that came after the approval was looked at, and the membership stays. */
    flagged_since_decision: boolean().oneOf([false], 'invalid_choice').optional(),
    language,
    version: version(),
  }),
  normalise: normaliseMemberInput,
  response: memberResponse,
  failure: 'Failed to update user',
  errors: [
    'user_not_found',
    'user_already_exists',
    'changed_meanwhile',
    'payment_stands',
    'service_busy',
  ],
});

export const approveUser = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/approve',
  summary:
    'Approves and confirms by the receipt what is still open, unless money was seen since it came: then the rest stays open. Its mail waits 15 seconds for an undo. Repeats are 200 without a second mail.',
  access: 'admin',
  status: 200,
  params: memberParams,
  body: strictObject({
    /** Where the money was seen; needed where there is no receipt. */
    payment_note: string().matches(/\S/, 'field_required').max(paymentNoteMaxLength).optional(),
    version: version(),
  }),
  response: memberResponse,
  failure: 'Failed to approve user',
  errors: ['user_not_found', 'changed_meanwhile', 'payment_unseen', 'service_busy'],
});

export const rejectUser = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/reject',
  summary: 'Rejects, also an approved member, and ends the sessions of one.',
  access: 'admin',
  status: 200,
  params: memberParams,
  body: strictObject({
    reason: string().max(rejectionReasonMaxLength).nullable().optional(),
    /** What the member is to replace or correct; without it, whatever the reason makes them. */
    items: reviewItemsField().optional(),
    version: version(),
  }),
  response: memberResponse,
  failure: 'Failed to reject user',
  errors: ['user_not_found', 'changed_meanwhile', 'service_busy'],
});

export const requestItems = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/request-items',
  summary:
    'Asks an applicant to replace or correct single items, without rejecting: the application stays under review and waits for the member, who is mailed. The same request again is 200 without a second mail; another one takes its place.',
  access: 'admin',
  status: 200,
  params: memberParams,
  body: strictObject({
    items: reviewItemsField().required(),
    /** In the reviewer's own words, beside the ready sentence of each item. */
    note: reviewNoteField(),
    version: version(),
  }),
  response: memberResponse,
  errors: ['user_not_found', 'invalid_transition', 'changed_meanwhile', 'service_busy'],
});

export const undoDecision = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/undo',
  summary: 'Within 15 seconds: takes the last decision back and drops its mail.',
  access: 'admin',
  status: 200,
  params: memberParams,
  response: memberResponse,
  errors: ['user_not_found', 'undo_expired', 'service_busy'],
});

export const deleteUserFile = defineRoute({
  method: 'DELETE',
  path: '/api/admin/users/{id}/files/{fileType}',
  summary: 'Removes a receipt (the payment mark goes too) or a passport.',
  access: 'admin',
  status: 200,
  params: strictObject({
    id: memberIdField(),
    fileType: mixed<FileType>().oneOf(fileTypes).required(),
  }),
  response: memberResponse,
  failure: 'Failed to remove file',
  errors: ['user_not_found', 'file_not_found', 'service_busy'],
});

export const deleteUser = defineRoute({
  method: 'DELETE',
  path: '/api/admin/users/{id}',
  summary:
    'Deletes account, member, uploads, files, mails, links and holds; those whom the member answers for only if the call says so. Safe to repeat.',
  access: 'admin',
  status: 200,
  params: memberParams,
  query: strictObject(withFamilyFields),
  response: strictObject({
    success: boolean().required(),
    /** Name of a collection to the number of records removed. */
    database_records_cleaned: mixed<Record<string, number>>()
      .required()
      .meta({ json: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } } }),
    files_deleted: array(string().required()).required(),
  }),
  failure: 'Failed to delete user',
  errors: ['user_not_found', 'family_remains', 'service_busy'],
});

export const adminStats = defineRoute({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'The four numbers of the admin panel.',
  access: 'admin',
  status: 200,
  response: strictObject({
    total_users: number().integer().required(),
    approved_users: number().integer().required(),
    pending_users: number().integer().required(),
    paid_users: number().integer().required(),
  }),
  failure: 'Failed to get admin stats',
  errors: [],
});

export const exportUsers = defineRoute({
  ...fileRoute,
  path: '/api/admin/users.csv',
  summary:
    'All members that a filter and a search let through, or of a queue of the review, in the chosen columns, as CSV (RFC 4180, UTF-8 with its mark) or JSON. Cells of the CSV that a spreadsheet would take for a formula, or for a number and shorten, begin with an apostrophe. One of more than 5,000 is asked for with `POST /api/admin/exports`.',
  query: strictObject({ ...memberFileFields, ...fileFields(exportColumns) }),
});

export const adminGate = defineRoute({
  method: 'POST',
  path: '/api/admin/gate',
  summary: `Checks the pass phrase, which opens the other admin routes to this session for ${adminGateTtlMs / 60_000} minutes after its last change.`,
  access: 'admin',
  withoutGate: true,
  status: 200,
  limit: { account: 'gate' },
  body: strictObject({ password: currentPasswordField() }),
  response: strictObject({ success: boolean().required() }),
  errors: ['invalid_admin_password', 'admin_passwords_not_configured'],
});
