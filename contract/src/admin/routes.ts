import { fileFields, fileRoute } from '../files/list-file.ts';
import { pageFields, pageOf } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { memberId, pack, passPhrase } from '../http/samples.ts';
import { adminMemberSchema, memberRowSchema } from '../members/admin-member.ts';
import { withFamilyFields } from '../members/family.ts';
import { correctionFields, fieldRules } from '../members/field-schemas.ts';
import { exportColumns } from '../members/member-file.ts';
import { memberIdField, requestNumberField } from '../members/member-id.ts';
import { endReasonField } from '../members/membership-schema.ts';
import { normaliseMemberInput } from '../members/normalise.ts';
import { currentPasswordField } from '../members/password-fields.ts';
import { reviewItemsField, reviewNoteField } from '../members/review-items.ts';
import { deskPaymentSchema, unpaidAtDesk } from '../money/desk-payment.ts';
import { adminRoles, moneyRoles, ownerRoles, reviewingRoles } from '../roles.ts';
import { type FileType, fileTypes } from '../uploads/file-rules.ts';
import { fileUrl, sentFileType } from '../uploads/file-url.ts';
import {
  array,
  boolean,
  isoDay,
  mixed,
  number,
  objectOrNull,
  strictObject,
  string,
} from '../validation/yup.ts';
import { memberFileFields, memberListFields } from './filters.ts';
import { adminGateTtlMs } from './gate.ts';
import { maintenanceSchema } from './maintenance.ts';

const memberParams = strictObject({ id: memberIdField() });
const version = () => number().integer().min(1).optional();
const decisionFields = { request_number: requestNumberField(), version: version() };
const decisionErrors = ['member_gone', 'changed_meanwhile', 'invalid_transition'] as const;
const decidedApplication =
  'Refused if `request_number` names another application than the present one. Without a number, the application that waits is meant, or the only one of the member.';
const memberResponse = strictObject({
  success: boolean().required(),
  user: adminMemberSchema.required(),
});

const { language, ...corrections } = correctionFields('admin');

export const rejectionReasonMaxLength = 500;
export const paymentNoteMaxLength = 300;

export const readAlerts = defineRoute({
  method: 'GET',
  path: '/api/admin/alerts',
  summary:
    'Returns what waits for staff outside the queues of the review: how many mails were given up, how many wait because too many went to new addresses today, how many letters are to be printed, how many admins hold more cash than the settings allow, the request numbers of waivers and reductions that wait for the caller to agree, how many addresses wait for the mail that registration is open, whether it is, and when maintenance last ran and what it did. What a role cannot act on is 0, empty or null.',
  roles: adminRoles,
  response: strictObject({
    failed_mails: number().required(),
    held_mails: number().required(),
    letters: number().required(),
    cash: number().required(),
    adjustments: array(string().required()).required(),
    reminders: objectOrNull({ waiting: number().required(), is_open: boolean().required() }),
    maintenance: maintenanceSchema(),
  }),
});

export const listUsers = defineRoute({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Returns a page of members, filtered, searched and sorted.',
  roles: adminRoles,
  limit: { heavy: 'page' },
  query: strictObject({
    ...memberListFields,
    ...pageFields,
  }),
  example: { query: { status: 'pending', q: 'rossi', sort: 'oldest', limit: '50' } },
  response: pageOf({
    users: array(memberRowSchema.required()).required(),
    total: number().integer().required(),
  }),
  failure: 'Failed to get users',
});

export const updateUser = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/{id}',
  summary:
    'Changes fields of a member. A new e-mail address moves the account and its lock, ends the sessions and is mailed to the old address; once the application was approved or rejected, only owners may change it. `is_paid: false` removes what admins confirmed by the receipt; it is refused if money that a treasurer or a bank recorded pays for the application.',
  roles: reviewingRoles,
  tells: 'update',
  limit: { heavy: 'staffMail' },
  params: memberParams,
  body: strictObject({
    ...corrections,
    is_paid: boolean().optional(),
    /**
     * `false` records that an admin has looked at a flag that came after the approval, and that the membership stays
     * valid.
     */
    flagged_since_decision: boolean().oneOf([false], 'invalid_choice').optional(),
    language,
    version: version(),
  }),
  normalise: normaliseMemberInput,
  example: { body: { is_paid: true, phone: '+393337654321' } },
  response: memberResponse,
  failure: 'Failed to update user',
  errors: ['member_gone', 'user_already_exists', 'changed_meanwhile', 'payment_stands'],
});

export const approveUser = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/approve',
  summary: `Approves an application and confirms by the receipt what is still open, unless money was recorded after the receipt: then the rest stays open. The mail waits 15 seconds for an undo. A repeat returns 200 and sends no second mail. ${decidedApplication}`,
  roles: reviewingRoles,
  tells: 'approve',
  limit: { heavy: 'staffMail' },
  params: memberParams,
  body: strictObject({
    /** An admin's note that says where the money arrived; required if nothing else proves the payment. */
    payment_note: string().matches(/\S/, 'field_required').max(paymentNoteMaxLength).optional(),
    ...decisionFields,
  }),
  example: { body: {} },
  response: memberResponse,
  failure: 'Failed to approve user',
  errors: ['member_numbers_used_up', 'payment_unseen', ...decisionErrors],
});

export const rejectUser = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/reject',
  summary: `Rejects an application, or an approved member, whose sessions it ends. ${decidedApplication}`,
  roles: reviewingRoles,
  tells: 'reject',
  limit: { heavy: 'staffMail' },
  params: memberParams,
  body: strictObject({
    reason: string().max(rejectionReasonMaxLength).nullable().optional(),
    /** Items that the member shall replace or correct. Without this list, the member is asked for nothing. */
    items: reviewItemsField().optional(),
    ...decisionFields,
  }),
  example: { body: { reason: 'The receipt cannot be read.' } },
  response: memberResponse,
  failure: 'Failed to reject user',
  errors: decisionErrors,
});

export const requestItems = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/request-items',
  summary:
    'Asks an applicant to replace or correct single items without rejecting: the application stays under review and waits for the member, who is mailed. A repeat returns 200 and sends no second mail; another request replaces this one.',
  roles: reviewingRoles,
  tells: 'request_items',
  limit: { heavy: 'staffMail' },
  params: memberParams,
  body: strictObject({
    items: reviewItemsField().required(),
    /** A text by the reviewer, shown beside the standard sentence of each item. */
    note: reviewNoteField(),
    version: version(),
  }),
  example: {
    body: { items: ['receipt', 'phone'], note: 'The last line of the receipt is missing.' },
  },
  response: memberResponse,
  errors: decisionErrors,
});

export const undoDecision = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/undo',
  summary:
    'Reverts the last decision about the present application within 15 seconds and discards its mail. Refused if `request_number` names another application.',
  roles: reviewingRoles,
  tells: 'undo',
  limit: { heavy: 'staffMail' },
  params: memberParams,
  body: strictObject({ request_number: requestNumberField() }),
  example: { body: {} },
  response: memberResponse,
  errors: ['member_gone', 'changed_meanwhile', 'undo_expired'],
});

export const addDocument = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/documents',
  summary:
    "Adds an uploaded image as a member's missing receipt or identity document, for example one that came by post or messenger. A request for this document ends. Refused if the member already has the document; a repeat changes nothing.",
  roles: reviewingRoles,
  tells: 'add_passport',
  params: memberParams,
  body: strictObject({
    file_type: sentFileType(),
    file_url: fileUrl().required(),
  }),
  example: {
    body: { file_type: 'passport', file_url: '/api/files/3yV9nKc1hXqT5mZs8bRw2LdPfGjA7eQu' },
  },
  response: memberResponse,
  errors: ['member_gone', 'file_not_found', 'invalid_transition'],
});

export const endMembership = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/{id}/end',
  summary:
    'Ends the memberships of a member before their season, because the member left, was expelled or has died, or takes such an end back (`reason` null). Money stays as it is: it is waived, paid back, kept or donated as bookings of their own. If `tell` is set, the member is mailed, unless the member has died. A member who answers for others names who answers for them from now on, whose e-mail, phone and address they get; only after a death this is required. A repeat changes nothing. Refused if no membership would end.',
  roles: reviewingRoles,
  tells: 'end_membership',
  limit: { heavy: 'staffMail' },
  params: memberParams,
  body: strictObject({
    reason: endReasonField().nullable().defined(),
    /** The last day of the membership, at most one year ahead; without it, the last day is today. */
    day: isoDay().optional(),
    tell: boolean().optional(),
    /** A request number of the member who answers for the family from now on. */
    guardian_number: requestNumberField(),
    version: version(),
  }),
  example: { body: { reason: 'left', day: '2026-12-31', tell: true } },
  response: memberResponse,
  errors: ['member_gone', 'changed_meanwhile', 'invalid_transition'],
});

export const renewUser = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/renew',
  summary:
    'Applies at the desk for the current season for a member, with the data that the club has of this member, and books what the member paid there. The application is under review: a photo of the paper form can be added to it as the receipt. Owners can ask for less than the price. What was seen at the desk and the decision are mailed.',
  roles: reviewingRoles,
  tells: 'renew',
  limit: { heavy: 'staffMail' },
  status: 201,
  params: memberParams,
  body: strictObject({
    pack_type: fieldRules.pack_type,
    juventus_card: fieldRules.juventus_card,
    payment: deskPaymentSchema.required(),
  }),
  example: {
    body: {
      pack_type: pack,
      juventus_card: false,
      payment: { ...unpaidAtDesk, way: 'cash', amount: 500 },
    },
  },
  response: memberResponse,
  errors: ['member_gone', 'forbidden', 'already_renewed', 'invalid_transition'],
});

export const deleteUserFile = defineRoute({
  method: 'DELETE',
  path: '/api/admin/users/{id}/files/{fileType}',
  summary: 'Removes a receipt, together with the payment mark, or a passport.',
  roles: ownerRoles,
  tells: 'delete_receipt',
  limit: { heavy: 'staffMail' },
  params: strictObject({
    id: memberIdField(),
    fileType: mixed<FileType>().oneOf(fileTypes).required(),
  }),
  example: { params: { id: memberId, fileType: 'receipt' } },
  response: memberResponse,
  failure: 'Failed to remove file',
  errors: ['member_gone', 'file_not_found'],
});

export const deleteUser = defineRoute({
  method: 'DELETE',
  path: '/api/admin/users/{id}',
  summary:
    "Deletes a member with account, uploads, files, mails, links and holds. Deletes the member's dependants only if the call says so. Safe to repeat.",
  roles: ownerRoles,
  tells: 'delete',
  params: memberParams,
  query: strictObject(withFamilyFields),
  example: { query: { with_family: 'true' } },
  response: strictObject({
    success: boolean().required(),
    /** Maps the name of a collection to the number of records removed. */
    database_records_cleaned: mixed<Record<string, number>>()
      .required()
      .meta({ json: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } } }),
    files_deleted: array(string().required()).required(),
  }),
  failure: 'Failed to delete user',
  errors: ['member_gone', 'family_remains'],
});

export const adminStats = defineRoute({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'Returns the five numbers of the admin panel, and the first season of the club.',
  roles: adminRoles,
  response: strictObject({
    total_users: number().integer().required(),
    approved_users: number().integer().required(),
    pending_users: number().integer().required(),
    paid_users: number().integer().required(),
    /** Number of people who owe money, whom the list of open dues contains. */
    owing_users: number().integer().required(),
    /** The earliest season of which anybody has had a membership; null if nobody has had one. */
    first_season: string().nullable().defined(),
  }),
  failure: 'Failed to get admin stats',
});

export const exportUsers = defineRoute({
  ...fileRoute,
  roles: moneyRoles,
  tells: 'export_members',
  path: '/api/admin/users.csv',
  summary:
    'Returns all members that a filter and a search match, or those of a review queue, in the chosen columns as CSV (RFC 4180, UTF-8 with a byte order mark) or JSON. A CSV cell that a spreadsheet would read as a formula, or shorten as a number, begins with an apostrophe.',
  query: strictObject({ ...memberFileFields, ...fileFields(exportColumns) }),
  example: { query: { status: 'approved', columns: 'request_number,first_name,phone' } },
});

export const adminGate = defineRoute({
  method: 'POST',
  path: '/api/admin/gate',
  summary: `Checks the pass phrase of the panel. It opens the other admin routes to this session until ${adminGateTtlMs / 60_000} minutes after the last change.`,
  roles: adminRoles,
  // Only a wrong pass phrase is recorded.
  tells: 'nothing',
  session: 'unproved',
  limit: { account: 'gate' },
  body: strictObject({ password: currentPasswordField() }),
  example: { body: { password: passPhrase } },
  response: strictObject({ success: boolean().required() }),
  errors: ['invalid_admin_password', 'admin_passwords_not_configured'],
});
