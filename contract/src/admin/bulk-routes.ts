import { defineRoute } from '../http/route.ts';
import { memberId } from '../http/samples.ts';
import { memberRowSchema } from '../members/admin-member.ts';
import { memberIdField, requestNumberField } from '../members/member-id.ts';
import { bulkMaxLength, bulkUndoWindowMs } from '../members/states.ts';
import { reviewingRoles } from '../roles.ts';
import { array, mixed, number, strictObject, string } from '../validation/yup.ts';
import {
  type BulkDecision,
  type BulkExclusion,
  bulkDecisions,
  bulkExclusions,
} from './bulk-exclusions.ts';
import { rejectionReasonMaxLength } from './routes.ts';

const bulkOutcomes = [
  'done',
  /**
   * The application already had the wanted state, because the call was repeated or another admin was faster. No second
   * mail is sent.
   */
  'already',
  /** The application has changed since the version that the request names, or another one is the present one. */
  'conflict',
  /** An admin has to open this application and decide about it separately; `exclusion` gives the reason. */
  'needs_look',
  'gone',
  /** The decision failed. The application is unchanged, and the call can be repeated. */
  'failed',
] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

const undoOutcomes = [
  'done',
  /**
   * The decision stays: the time for an undo is over, the mail is already being sent, another admin has decided since,
   * another application is the present one, or the member was deleted.
   */
  'kept',
  'failed',
] as const;

const applicationFields = { id: memberIdField(), request_number: requestNumberField() };
const memberAfter = () => memberRowSchema.nullable().defined().default(null);

export const decideMany = defineRoute({
  method: 'POST',
  path: '/api/admin/decisions',
  summary: `Approves or rejects several applications one after another, each independently: a failure does not undo earlier decisions. Applications that need review are left out. The mails wait ${bulkUndoWindowMs / 1000} seconds for an undo.`,
  roles: reviewingRoles,
  tells: 'reject',
  limit: { heavy: 'bulk' },
  body: strictObject({
    decision: mixed<BulkDecision>().oneOf(bulkDecisions).required(),
    applications: array(
      strictObject({
        ...applicationFields,
        /** The version of the application that the admin had on screen. */
        version: number().integer().min(1).required(),
      }),
    )
      .required()
      .min(1)
      .max(bulkMaxLength),
    /** The reason that each rejected member reads; required for `reject`. */
    reason: string()
      .max(rejectionReasonMaxLength)
      .when('decision', ([decision], schema) =>
        decision === 'reject'
          ? schema.required().matches(/\S/, 'field_required')
          : schema.optional(),
      ),
  }),
  example: {
    body: {
      decision: 'reject',
      applications: [{ id: memberId, version: 3 }],
      reason: 'The receipt cannot be read.',
    },
  },
  response: strictObject({
    /** One result for each application, in the order of the request. */
    results: array(
      strictObject({
        id: string().required(),
        outcome: mixed<BulkOutcome>().oneOf(bulkOutcomes).required(),
        exclusion: mixed<BulkExclusion>().oneOf(bulkExclusions).nullable().defined().default(null),
        /**
         * The member as stored after the call. Null for the outcomes `gone` and `failed`, or if the read failed.
         */
        user: memberAfter(),
      }),
    ).required(),
  }),
  errors: ['member_numbers_used_up'],
});

export const undoMany = defineRoute({
  method: 'POST',
  path: '/api/admin/decisions/undo',
  summary: `Reverts the caller's bulk decision within ${bulkUndoWindowMs / 1000} seconds and discards its mails.`,
  roles: reviewingRoles,
  tells: 'undo',
  limit: { heavy: 'bulk' },
  body: strictObject({
    applications: array(strictObject(applicationFields)).required().min(1).max(bulkMaxLength),
  }),
  example: { body: { applications: [{ id: memberId }] } },
  response: strictObject({
    results: array(
      strictObject({
        id: string().required(),
        outcome: mixed<(typeof undoOutcomes)[number]>().oneOf(undoOutcomes).required(),
        user: memberAfter(),
      }),
    ).required(),
  }),
});
