import { reviewQueues } from '@fanclub/contract/admin/queues';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import type { Figure } from '../figure.ts';
import { seedManyMembers } from '../seed-many-members.ts';
import { product, type ServedFunction, serve } from '../served-function.ts';
import { timedCall } from '../timed-call.ts';

const members = 5_000;
/**
 * Documents that a list request may read besides the rows of its page: the caller's admin record, and one more row that
 * shows whether there is a next page.
 */
const constant = 2;
const adminEmail = 'bench-admin@example.test';

interface RowPage {
  users?: unknown[];
  next_cursor: string | null;
}

const queues = reviewQueues.map((queue) => `/api/admin/queues/${queue}`);
const users = '/api/admin/users';

/** The paths of lists, each with the number of rows that its page may show. */
const asked: [path: string, size: number][] = [
  [users, 25],
  [`${users}?sort=oldest&limit=100`, 100],
  [`${users}?status=approved`, 25],
  [`${users}?status=paid&sort=oldest`, 25],
  [`${users}?standing=valid`, 25],
  [`${users}?season=2025%2F26`, 25],
  [`${users}?season=2025%2F26&season_part=last`, 25],
  [`${users}?q=ross`, 25],
  [`${users}?status=pending&q=sara&limit=50`, 50],
  [`${users}?q=nobody%20at%20all`, 25],
  ...queues.map((path): [string, number] => [path, 25]),
  ['/api/admin/queues', 0],
  ['/api/admin/stats', 1],
  ['/api/admin/season', 2],
  ['/api/admin/audit', 25],
  ['/api/admin/promo-codes', 25],
  ['/api/admin/refunds', 25],
  ['/api/admin/cards?state=to_print', 25],
  ['/api/admin/promo-codes/users?code=HALFSHIP', 25],
];

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function figureOf(
  name: string,
  counts: { documents: number; queries: number; aggregations: number; ms: number },
  bound: number,
): Figure {
  const { documents, queries, aggregations, ms } = counts;
  const calls = [
    plural(queries, 'query').replace('querys', 'queries'),
    plural(aggregations, 'count'),
  ];
  return {
    name,
    ours: `${plural(documents, 'document')}, ${calls.join(', ')} (${ms.toFixed(0)} ms)`,
    bare: '',
    ratio: '',
    bound: `≤ ${bound} documents`,
    isOk: documents <= bound,
  };
}

async function countedCall<T>(server: ServedFunction, path: string, token: string) {
  await server.takeCounts();
  const { ms, body } = await timedCall<T>({ url: `${server.url}${path}`, token });
  return { body, counts: { ...(await server.takeCounts()), ms } };
}

async function pageFigures(server: ServedFunction, token: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [path, size] of asked) {
    const { body, counts } = await countedCall<RowPage>(server, path, token);
    if (counts.documents < (body.users?.length ?? 0)) throw new Error('reads went uncounted');
    figures.push(figureOf(`GET ${path}`, counts, size + constant));
  }
  const path = `${users}?limit=100`;
  const { body } = await countedCall<RowPage>(server, path, token);
  const next = `${path}&cursor=${body.next_cursor}`;
  const second = await countedCall<RowPage>(server, next, token);
  figures.push(figureOf(`GET ${path}&cursor=…`, second.counts, 100 + constant));
  return figures;
}

/**
 * Checks with 5,000 members that a page of each of the panel's lists reads at most `constant` documents more than it can
 * show, whatever the filter.
 */
export async function adminReads(): Promise<Figure[]> {
  await seedManyMembers(members);
  const { token } = await signInAdmin(adminEmail);
  const server = await serve(product, { countsReads: true });
  try {
    return await pageFigures(server, token);
  } finally {
    await server.stop();
  }
}
