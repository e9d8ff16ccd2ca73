import { pageFields, pageOf } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { memberId } from '../http/samples.ts';
import { adminMemberSchema, memberRowSchema } from '../members/admin-member.ts';
import { alikeSchema } from '../members/alike.ts';
import { familyMemberSchema } from '../members/family.ts';
import { answerFields } from '../members/field-schemas.ts';
import { memberIdField, memberIdMaxLength } from '../members/member-id.ts';
import { receivedSchema } from '../members/received.ts';
import { type RequestStatus, requestStatuses } from '../members/states.ts';
import { adminRoles } from '../roles.ts';
import {
  array,
  type InferType,
  isoDay,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';
import { type ReviewQueue, reviewQueues } from './queues.ts';

export const readUser = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: 'Returns one member, by id or by request number.',
  roles: adminRoles,
  tells: 'view_case',
  params: strictObject({ id: memberIdField() }),
  response: strictObject({
    user: adminMemberSchema.required(),
    /** The guardian who is responsible for this member; null if there is none. */
    guardian: familyMemberSchema.nullable().defined().default(null),
    /**
     * The people for whom this member is responsible; if the member has a guardian, the guardian's other dependants.
     */
    family: array(familyMemberSchema.required()).required(),
    /** The people whom the same transfer paid for and who wait for a decision, in the order of the form. */
    together: array(memberRowSchema.required()).required(),
    /**
     * What the applications of `similar_to` and `receipt_also_used_by` have in common with this one; deleted ones are
     * left out.
     */
    alike: array(alikeSchema.required()).required(),
  }),
  errors: ['member_gone'],
});

const { pack_type, juventus_card } = answerFields;

/** An application of an earlier season, which a renewal has replaced, with the membership that it led to. */
const earlierSeasonSchema = strictObject({
  season: string().required(),
  request_number: string().required(),
  request_status: mixed<RequestStatus>().oneOf(requestStatuses).required(),
  pack_type,
  juventus_card,
  /** The last day of the membership; null if there was no membership or the season has no end. */
  valid_until: isoDay().nullable().defined(),
  /** Money received minus money paid back for this application, in euro cents and in rial. */
  received: receivedSchema().required(),
}).meta({ name: 'EarlierSeason' });
export type EarlierSeason = InferType<typeof earlierSeasonSchema>;

export const listEarlierSeasons = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/seasons',
  summary:
    "Returns a member's applications of earlier seasons, one for each renewal, newest first.",
  roles: adminRoles,
  params: strictObject({ id: memberIdField() }),
  response: strictObject({ seasons: array(earlierSeasonSchema.required()).required() }),
  errors: ['member_gone'],
});

const queueCount = () => number().integer().required();
const queueCounts = Object.fromEntries(
  reviewQueues.map((queue) => [queue, queueCount()]),
) as Record<ReviewQueue, ReturnType<typeof queueCount>>;

export const countQueues = defineRoute({
  method: 'GET',
  path: '/api/admin/queues',
  summary:
    'Returns the number of applications in each review queue; `mine` counts those of the caller.',
  roles: adminRoles,
  response: strictObject(queueCounts),
});

export const listQueue = defineRoute({
  method: 'GET',
  path: '/api/admin/queues/{queue}',
  summary:
    'Returns a page of a queue, longest waiting first; the queue of rejected applications is newest first.',
  roles: adminRoles,
  limit: { heavy: 'page' },
  params: strictObject({ queue: mixed<ReviewQueue>().oneOf(reviewQueues).required() }),
  query: strictObject(pageFields),
  example: { params: { queue: 'to_review' }, query: { limit: '50' } },
  response: pageOf({
    users: array(memberRowSchema.required()).required(),
  }),
});

/**
 * An application that another admin opened within this time is skipped when the panel opens the next one after a
 * decision.
 */
export const openedRecentlyMs = 3 * 60_000;
/** The number of applications that the panel asks about at once. */
export const openedMaxIds = 20;

export const findOpened = defineRoute({
  method: 'GET',
  path: '/api/admin/opened',
  summary: 'Returns which of some applications another admin has opened in the last three minutes.',
  roles: adminRoles,
  query: strictObject({
    /** The ids of the members, separated by commas. */
    ids: string()
      .required()
      .max(openedMaxIds * (memberIdMaxLength + 1)),
  }),
  example: { query: { ids: memberId } },
  response: strictObject({ opened: array(string().required()).required() }),
});

export const searchMembers = defineRoute({
  method: 'GET',
  path: '/api/admin/search',
  summary:
    'Returns at most ten members that a search finds by name in Latin or Persian letters, request number, phone, e-mail, tracking number of the transfer or of the club card.',
  roles: adminRoles,
  limit: { heavy: 'page' },
  query: strictObject({ q: string().required().max(100) }),
  example: { query: { q: 'سارا احمدی' } },
  response: strictObject({
    found: array(
      strictObject({ user: memberRowSchema.required(), season: string().required() }).required(),
    ).required(),
  }),
});
