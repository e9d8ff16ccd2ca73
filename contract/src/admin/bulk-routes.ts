import { defineRoute } from '../http/route.ts';
import { memberIdField } from '../members/member-id.ts';
import { adminMemberSchema } from '../members/profile.ts';
import { bulkUndoWindowMs } from '../members/states.ts';
import { array, mixed, number, strictObject, string } from '../validation/yup.ts';
import { type BulkDecision, type BulkLook, bulkDecisions, bulkLooks } from './bulk-look.ts';
import { rejectionReasonMaxLength } from './routes.ts';

/** As many as a page of the queue shows. */
export const bulkMaxLength = 50;

const bulkOutcomes = [
  'done',
  /** It was so before: a repeat, or somebody else was faster. Nobody is mailed again. */
  'already',
  /** It changed since the version that was sent. */
  'conflict',
  /** To be opened by itself; `look` says why. */
  'needs_look',
  'gone',
  /** Stays as it was, and can be sent again. */
  'failed',
] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

const undoOutcomes = [
  'done',
  /** Too late, or somebody else has decided since. */
  'kept',
  'failed',
] as const;

const memberAfter = () => adminMemberSchema.nullable().defined().default(null);

export const decideMany = defineRoute({
  method: 'POST',
  path: '/api/admin/decisions',
  summary: `Approves or rejects many, one after another, each by itself: what is decided stays decided, whatever becomes of the rest. Who needs a look stays out. Their mails wait ${bulkUndoWindowMs / 1000} seconds for an undo.`,
  access: 'admin',
  status: 200,
  body: strictObject({
    decision: mixed<BulkDecision>().oneOf(bulkDecisions).required(),
    applications: array(
      strictObject({
        id: memberIdField(),
        /** As it was on screen. */
        version: number().integer().min(1).required(),
      }),
    )
      .required()
      .min(1)
      .max(bulkMaxLength),
    /** Of a rejection: what each of them reads. */
    reason: string()
      .max(rejectionReasonMaxLength)
      .when('decision', ([decision], schema) =>
        decision === 'reject'
          ? schema.required().matches(/\S/, 'field_required')
          : schema.optional(),
      ),
  }),
  response: strictObject({
    /** In the order in which they were sent. */
    results: array(
      strictObject({
        id: string().required(),
        outcome: mixed<BulkOutcome>().oneOf(bulkOutcomes).required(),
        look: mixed<BulkLook>().oneOf(bulkLooks).nullable().defined().default(null),
        /** As it is now; null where that is not known. */
        user: memberAfter(),
      }),
    ).required(),
  }),
  errors: [],
});

export const undoMany = defineRoute({
  method: 'POST',
  path: '/api/admin/decisions/undo',
  summary: `Within ${bulkUndoWindowMs / 1000} seconds: takes back what the caller decided about many, and drops the mails.`,
  access: 'admin',
  status: 200,
  body: strictObject({
    ids: array(memberIdField()).required().min(1).max(bulkMaxLength),
  }),
  response: strictObject({
    results: array(
      strictObject({
        id: string().required(),
        outcome: mixed<(typeof undoOutcomes)[number]>().oneOf(undoOutcomes).required(),
        user: memberAfter(),
      }),
    ).required(),
  }),
  errors: [],
});
