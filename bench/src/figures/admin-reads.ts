import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import type { Figure } from '../figure.ts';
import { seedManyMembers } from '../seed-many-members.ts';
import { product, type ServedFunction, serve } from '../served-function.ts';
import { timedCall } from '../timed-call.ts';

const members = 5_000;
/** Beyond the page itself: the caller's own record, and the one that tells whether a page follows. */
const constant = 2;
const adminEmail = 'bench-admin@example.test';

interface Page {
  users: unknown[];
  next_cursor: string | null;
  total: number;
}

/** A page of the list: what is asked, and how many members it may show. */
interface Asked {
  query: Record<string, string>;
  size: number;
}

const asked: Asked[] = [
  { query: {}, size: 25 },
  { query: { sort: 'oldest', limit: '100' }, size: 100 },
  { query: { status: 'approved' }, size: 25 },
  { query: { status: 'paid', sort: 'oldest' }, size: 25 },
  { query: { q: 'ross' }, size: 25 },
  { query: { status: 'pending', q: 'sara', limit: '50' }, size: 50 },
  { query: { q: 'nobody at all' }, size: 25 },
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
  for (const { query, size } of asked) {
    const text = new URLSearchParams(query).toString();
    const path = `/api/admin/users${text && `?${text}`}`;
    const first = await countedCall<Page>(server, path, token);
    if (first.counts.documents < first.body.users.length) throw new Error('reads went uncounted');
    figures.push(figureOf(`GET ${path}`, first.counts, size + constant));
  }
  const path = '/api/admin/users?limit=100';
  const { body } = await countedCall<Page>(server, path, token);
  const next = `${path}&cursor=${body.next_cursor}`;
  const second = await countedCall<Page>(server, next, token);
  figures.push(figureOf(`GET ${path}&cursor=…`, second.counts, 100 + constant));
  return figures;
}

/** What the panel reads with many members: a page reads what it shows, however it is chosen. */
export async function adminReads(): Promise<Figure[]> {
  await seedManyMembers(members);
  const { token } = await signInAdmin(adminEmail);
  const server = await serve(product, { countsReads: true });
  try {
    const pages = await pageFigures(server, token);
    const stats = await countedCall(server, '/api/admin/stats', token);
    return [...pages, figureOf('GET /api/admin/stats', stats.counts, constant)];
  } finally {
    await server.stop();
  }
}
