import { pageFields } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { familyMemberSchema } from '../members/family.ts';
import { memberIdField } from '../members/member-id.ts';
import { adminMemberSchema } from '../members/profile.ts';
import { array, mixed, number, strictObject, string } from '../validation/yup.ts';
import { type ReviewQueue, reviewQueues } from './queues.ts';

export const readUser = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: 'One member, by id or by request number.',
  access: 'admin',
  status: 200,
  params: strictObject({ id: memberIdField() }),
  response: strictObject({
    user: adminMemberSchema.required(),
    /** Who answers for this member, if that is somebody else. */
    guardian: familyMemberSchema.nullable().defined().default(null),
    /** The others whom this member, or that guardian, answers for. */
    family: array(familyMemberSchema.required()).required(),
  }),
  errors: ['user_not_found'],
});

const queueCount = () => number().integer().required();
const queueCounts = Object.fromEntries(
  reviewQueues.map((queue) => [queue, queueCount()]),
) as Record<ReviewQueue, ReturnType<typeof queueCount>>;

export const countQueues = defineRoute({
  method: 'GET',
  path: '/api/admin/queues',
  summary: 'How many applications each queue of the review holds; `mine` are those of the caller.',
  access: 'admin',
  status: 200,
  response: strictObject(queueCounts),
  errors: [],
});

export const listQueue = defineRoute({
  method: 'GET',
  path: '/api/admin/queues/{queue}',
  summary:
    'A page of a queue: those first that have waited longest, of the rejected the latest first.',
  access: 'admin',
  status: 200,
  params: strictObject({ queue: mixed<ReviewQueue>().oneOf(reviewQueues).required() }),
  query: strictObject(pageFields),
  response: strictObject({
    users: array(adminMemberSchema.required()).required(),
    next_cursor: string().nullable().defined(),
  }),
  errors: [],
});
