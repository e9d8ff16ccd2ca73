import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { cardAddress } from '../support/card-address.ts';
import { serveCompressed } from '../support/compressed-site.ts';
import { type Category, judgePage, machineIndependent, points } from '../support/lighthouse.ts';
import { beAdmin, closeGate, logInAsMember } from '../support/sign-in.ts';
import { type Bounds, type Measurement, medianOf, tableOf } from './report.ts';

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="Nothing but a heading.">
    <title>An empty page</title>
    <link rel="icon" href="data:,">
  </head>
  <body><main><h1>An empty page</h1></main></body>
</html>`;

/** Serves a page with only a heading. Its figures show what the machine and the measurement themselves cost. */
async function serveEmptyPage(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(isPage ? html : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/**
 * Runs Lighthouse several times as a phone on an empty page and on the pages at the given paths, by default all of
 * `bounds`, and prints the medians. The site is compressed as on Firebase Hosting. Run it with a suite on BASE_URL:
 * `node measure-pages.ts [--rounds 5] [path …]`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});

const quick: Bounds = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  lcpMs: 1800,
  tbtMs: 150,
  layoutShift: 0.02,
};
const light: Bounds = {
  ...quick,
  seo: 100,
  // The bytes include files that are fetched once the page is idle. public/weight.spec.ts limits the scripts that a
  // page always loads.
  bytes: 300_000,
};
const signedIn: Bounds = { lcpMs: 2500 };
const bounds: Record<string, Bounds> = {
  '/': light,
  '/en': light,
  '/legal/privacy-policy': light,
  '/register': quick,
  '/login': quick,
  '/login?token=none': quick,
  '/track': quick,
  '/verify/…': quick,
  '/profile': signedIn,
  '/admin': signedIn,
  '/admin with an open gate': {},
};

/** For the pages that need a session, what signs in the browser. */
const signIns: Record<string, (page: Page) => Promise<void>> = {
  '/profile': logInAsMember,
  '/admin': async (page) => {
    await beAdmin(page);
    await closeGate(page);
  },
  '/admin with an open gate': beAdmin,
};

const categories: Category[] = ['performance', ...machineIndependent];
const write = (text: string) => process.stdout.write(`${text}\n`);
const site = await serveCompressed(String(process.env.BASE_URL));
const paths = positionals.length > 0 ? positionals : Object.keys(bounds);
const empty = await serveEmptyPage();
const card = await cardAddress();
const pages = [
  ...paths.map((path) => ({
    name: path,
    url: site.url + (path === '/verify/…' ? card : path.replace(/ .*/, '')),
  })),
  { name: 'an empty page', url: empty.url },
];

async function measure(name: string, url: string): Promise<Measurement> {
  const result = await judgePage(url, categories, signIns[name]);
  const value = (id: string) => result.audits[id]?.numericValue ?? 0;
  const requests = result.audits['network-requests']?.details?.items ?? [];
  const isFilm = ({ resourceType }: Record<string, unknown>) => resourceType === 'Media';
  const sizeOf = (items: typeof requests) =>
    items.reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0);
  return {
    performance: points(result, 'performance'),
    accessibility: points(result, 'accessibility'),
    'best-practices': points(result, 'best-practices'),
    seo: points(result, 'seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    speedIndexMs: value('speed-index'),
    layoutShift: value('cumulative-layout-shift'),
    bytes: sizeOf(requests.filter((item) => !isFilm(item))),
    scriptBytes: sizeOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests: requests.length,
    machine: result.environment.benchmarkIndex,
  };
}

const runs = new Map<string, Measurement[]>(pages.map(({ name }) => [name, []]));
// This call starts the API's function; its start would otherwise count in the first measurement.
await fetch(`${site.url}/api/settings`);
for (let round = 1; round <= Number(values.rounds); round++) {
  write(`→ Round ${round} of ${values.rounds} …`);
  for (const { name, url } of round % 2 ? pages : pages.toReversed()) {
    runs.get(name)?.push(await measure(name, url));
  }
}
empty.close();
site.close();

const rows = [...runs].map(([name, all]) => ({
  name,
  median: medianOf(all),
  bounds: bounds[name],
}));
const { text, failed } = tableOf(rows);
write(`\n${text}\n`);
write(failed.length === 0 ? '✓ Every figure is within its bound.' : failed.join('\n'));
process.exit(failed.length === 0 ? 0 : 1);
