import { memberFilters, memberSorts } from '@fanclub/contract/admin/filters';
import { reviewQueues } from '@fanclub/contract/admin/queues';
import { auditKindNames } from '@fanclub/contract/audit/actions';
import { beforeAll, expect, it } from 'vitest';
import { readAuditLog } from '#features/audit/read-audit';
import { listRefunds } from '#features/money/refunds';
import { listPromoCodes } from '#features/promo/admin-routes';
import { promoCodeUsers } from '#features/promo/promo-code-users';
import { serverContext } from '#platform/context';
import { testDb } from '../../../test/firebase.ts';
import { storeCode } from '../../../test/store-card.ts';
import { storeMember } from '../../../test/store-member.ts';
import { countedIn } from '../../../test/watch-firestore.ts';
import { listMembers } from './list-members.ts';
import { countQueues, readQueue } from './read-queues.ts';

const size = 2;
/** The number of extra rows that a page reads to find out whether another page follows. */
const constant = 1;
const adminEmail = 'nobody@example.com';
const cursor = undefined;

/** Stores more members and codes than one page and its extra row can hold. */
beforeAll(async () => {
  for (const _ of Array(size + constant + 1)) {
    await storeMember({ first_name: 'Pagina', juventus_card: false }, { promo_code: 'PAGES' });
    await storeCode();
  }
});

const lists: [string, () => Promise<unknown>][] = [
  ...memberFilters.flatMap((status) =>
    memberSorts.map((sort): [string, () => Promise<unknown>] => [
      `members: ${status}, ${sort}`,
      () => listMembers(testDb(), { status, sort }, { size, cursor }),
    ]),
  ),
  ['members: by name', () => listMembers(testDb(), { q: 'pagina' }, { size, cursor })],
  ...reviewQueues.map((queue): [string, () => Promise<unknown>] => [
    `queue: ${queue}`,
    () => readQueue(testDb(), queue, { adminEmail, size, cursor }),
  ]),
  ...[undefined, ...auditKindNames].map((kind): [string, () => Promise<unknown>] => [
    `history: ${kind ?? 'all of it'}`,
    () => readAuditLog(serverContext(), { kind }, { size, cursor }),
  ]),
  ['refunds', () => listRefunds(serverContext(), { size, cursor })],
  ['codes', () => listPromoCodes(testDb(), '', { size, cursor })],
  ['users of a code', () => promoCodeUsers(testDb(), 'PAGES', { size, cursor })],
];

/** True for the lists that have more rows here than fit on a page, so that reading all of them would be noticed. */
const isFull = (name: string) =>
  /^(members: (all|pending|by)|queue: to_review|codes|users)/.test(name);

it.each(lists)('a page reads what it shows and one more: %s', async (name, list) => {
  const { reads } = await countedIn(list);
  // A member is two documents: a person and an application.
  const isOfMembers = /^(members|queue|users|refunds)/.test(name);
  // The list of members also counts all that match.
  const most = (isOfMembers ? 2 : 1) * size + constant + (name.startsWith('members:') ? 1 : 0);
  if (isFull(name)) expect(reads).toBe(most);
  else expect(reads).toBeLessThanOrEqual(most);
});

it('the numbers on queues and cards are counted, not read', async () => {
  const { reads } = await countedIn(() => countQueues(testDb(), adminEmail));
  expect(reads).toBe(reviewQueues.length);
});
