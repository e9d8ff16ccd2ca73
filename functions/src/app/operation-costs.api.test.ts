import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { api, type RouteName } from '@fanclub/contract/api';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { buildMember, buildRegistration } from '@fanclub/stories/tools/build-member';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { afterAll, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { aPerson, buildFamily, unlike } from '../../test/build-family.ts';
import type { AnyGiven } from '../../test/requests/given.ts';
import { moving, owesTwenty, paid, reversing } from '../../test/requests/money.ts';
import { requestOf } from '../../test/requests/request-of.ts';
import { subjectPassword } from '../../test/requests/subjects.ts';
import { storeMember } from '../../test/store-member.ts';
import { countedIn } from '../../test/watch-firestore.ts';
import { createApp } from './create-app.ts';
import { loadRoutesOfPanel, routesOfSite } from './served-routes.ts';

// Each call has a context of its own, so that it also reads what an instance remembers for a minute.
const app = createApp(
  () => ({ ...serverContext() }),
  [...routesOfSite(true), ...(await loadRoutesOfPanel())],
);
const server = createServer(async (request, response) => {
  app(Object.assign(request, { rawBody: await buffer(request) }), response);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const baseUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
afterAll(() => void server.close());

let year = 1930;
/** Returns values of a person to whom nobody is similar: each similar member would be one more read. */
const nobodyElse = () => ({ ...unlike(), birth_date: `${year++}-02-11` });

const registration = (changes: Partial<RegisterRequest> = {}) =>
  buildRegistration({ ...nobodyElse(), password: subjectPassword, ...changes });
const newMember = () => buildMember({ ...nobodyElse(), juventus_card: false });
const two = () =>
  [nobodyElse(), nobodyElse()].map(({ phone: _, ...person }) =>
    aPerson({ ...person, pack_type: 'base' }),
  );

const alone = () => registration();
const three = () => registration({ juventus_card: false, family: two() });
const twoMore = async () => ({
  as: (await newMember()).token,
  ...(await buildFamily({ people: two() })),
});
const fiveEuro = () => ({ paymentId: randomUUID(), amount: 500 });
const paying = async () => ({ id: (await owesTwenty()).id, what: 'in', ...fiveEuro() });
const refunding: AnyGiven = async (admin) => ({
  id: (await paid(admin, 2500)).id,
  what: 'out',
  ...fiveEuro(),
});
const own = async () => {
  const { id, token } = await newMember();
  return { as: token, user_id: id };
};
/** Stores one member more than the page has. */
const ten = async () => {
  const { last_name: q } = unlike();
  for (const _ of Array(11)) await storeMember({ last_name: q, juventus_card: false });
  return { q, limit: '10' };
};

interface Cost {
  reads: number;
  /** Documents written and deleted. */
  writes: number;
  commits: number;
}

const operations: [string, RouteName, Cost, AnyGiven?][] = [
  ['a registration', 'register', { reads: 17, writes: 11, commits: 4 }, alone],
  ['a registration of three', 'register', { reads: 27, writes: 19, commits: 7 }, three],
  ['an addition of two', 'addFamily', { reads: 18, writes: 13, commits: 5 }, twoMore],
  ['a renewal', 'renew', { reads: 10, writes: 7, commits: 3 }],
  ['a renewal at the desk', 'renewUser', { reads: 7, writes: 6, commits: 3 }],
  ['an approval', 'approveUser', { reads: 7, writes: 10, commits: 3 }],
  ['a rejection', 'rejectUser', { reads: 5, writes: 7, commits: 3 }],
  ['the undo of a rejection', 'undoDecision', { reads: 6, writes: 7, commits: 3 }],
  ['a payment', 'bookMoney', { reads: 8, writes: 9, commits: 3 }, paying],
  ['a refund', 'bookMoney', { reads: 6, writes: 8, commits: 3 }, refunding],
  ['a reversal', 'bookMoney', { reads: 9, writes: 9, commits: 3 }, reversing],
  ['a move of money', 'bookMoney', { reads: 8, writes: 11, commits: 3 }, moving],
  ['a request to pay', 'askToPay', { reads: 5, writes: 7, commits: 3 }],
  ['a merge', 'runMerge', { reads: 21, writes: 16, commits: 3 }],
  ['a deletion', 'deleteUser', { reads: 32, writes: 10, commits: 5 }],
  ['a log-in', 'login', { reads: 12, writes: 6, commits: 2 }],
  ['a renewed session', 'refreshToken', { reads: 1, writes: 0, commits: 0 }],
  ['an own profile', 'me', { reads: 2, writes: 0, commits: 0 }, own],
  ['an opened case', 'readUser', { reads: 3, writes: 1, commits: 1 }, newMember],
  ['a page of ten members', 'listUsers', { reads: 23, writes: 1, commits: 1 }, ten],
];

it.each(operations)('%s reads, writes and commits so often', async (_, name, cost, given) => {
  const request = await requestOf(name, undefined, given);
  const headers = { 'idempotency-key': randomUUID() };
  const { reads, writes, deletes, commits } = await countedIn(() =>
    callOrThrow(api[name], { ...request, headers, baseUrl }),
  );
  expect({ reads, writes: writes + deletes, commits }).toEqual(cost);
});
