import { defineRoute } from '../http/route.ts';
import { memberId, requestNumber } from '../http/samples.ts';
import { adminMemberSchema } from '../members/admin-member.ts';
import { memberIdField } from '../members/member-id.ts';
import { ownerRoles } from '../roles.ts';
import {
  array,
  boolean,
  type InferType,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';

/** Time between the confirmation of a merge and the merge, in which it can be undone. */
export const mergeUndoMs = 15_000;

/** Why two members cannot be merged. The codes are errors of the API. */
export const mergeProblems = [
  'merge_family',
  'merge_under_review',
  'merge_waits',
  'merge_changed',
] as const;
export type MergeProblem = (typeof mergeProblems)[number];

const params = strictObject({ id: memberIdField() });
const memberResponse = strictObject({
  success: boolean().required(),
  user: adminMemberSchema.required(),
});
const mergingSchema = strictObject({
  id: string().required(),
  request_number: string().required(),
  first_name: string().required(),
  last_name: string().required(),
  /** Empty if the member has no mailbox. */
  email: string().defined(),
  season: string().required(),
});

const previewSchema = strictObject({
  /** The member who stays and keeps the login, and the other member, who goes. */
  stays: mergingSchema.required(),
  goes: mergingSchema.required(),
  /** Request number of the application that is the present one after the merge. */
  present: string().required(),
  problem: mixed<MergeProblem>().oneOf(mergeProblems).nullable().defined(),
  /** True if the membership of the member `goes` becomes that of the member `stays`. */
  takes_membership: boolean().required(),
  /** What moves to the member `stays`: labels of seasons, and numbers of payments, cards, notes and images. */
  seasons: array(string().required()).required(),
  payments: number().integer().required(),
  cards: number().integer().required(),
  notes: number().integer().required(),
  images: number().integer().required(),
}).meta({ name: 'MergePreview' });
export type MergePreview = InferType<typeof previewSchema>;

export const previewMerge = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/merge',
  summary: 'Says what a merge of two members would do, or why it cannot be. Changes nothing.',
  roles: ownerRoles,
  limit: { heavy: 'page' },
  params,
  query: strictObject({
    /** Request number or id of the other member. */
    with: memberIdField(),
  }),
  example: { query: { with: requestNumber } },
  response: previewSchema,
  errors: ['member_gone', 'invalid_transition'],
});

export const askMerge = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/merge',
  summary: `Confirms a merge into the member of the path, who stays. It is carried out ${mergeUndoMs / 1000} seconds later and can be undone until then.`,
  roles: ownerRoles,
  tells: 'ask_merge',
  params,
  body: strictObject({
    /** Id of the member who goes. */
    goes: memberIdField(),
    version: number().integer().min(1).optional(),
  }),
  example: { body: { goes: memberId } },
  response: memberResponse,
  errors: ['member_gone', 'invalid_transition', 'changed_meanwhile', ...mergeProblems],
});

export const undoMerge = defineRoute({
  method: 'DELETE',
  path: '/api/admin/users/{id}/merge',
  summary: 'Takes back a merge that is not carried out yet. Safe to repeat.',
  roles: ownerRoles,
  tells: 'undo_merge',
  params,
  response: memberResponse,
  errors: ['member_gone'],
});

export const runMerge = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/merge/run',
  summary:
    'Carries out a confirmed merge whose time has come; the maintenance does so, too. Safe to repeat.',
  roles: ownerRoles,
  tells: 'merge_members',
  limit: { heavy: 'bulk' },
  params,
  response: memberResponse,
  errors: ['member_gone', 'invalid_transition', ...mergeProblems],
});
