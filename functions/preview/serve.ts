import { mkdir } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { mailIn, mailsPage, type Scheme } from './mails-page.ts';
import type { Preview } from './previews.ts';

/**
 * Serves the page of `npm run mails` on the port in the first argument. Mails are JSX components, which Node cannot
 * load directly, so each visit compiles them, and a reload shows the latest edits.
 */
const port = Number(process.argv[2]);
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}/node_modules/.cache/mails`;

let builds = 0;
let previews: Preview[] = [];

async function renderAnew(): Promise<void> {
  builds += 1;
  const outfile = `${folder}/previews-${builds % 2}.mjs`;
  await mkdir(folder, { recursive: true });
  await build({
    absWorkingDir: `${root}/functions`,
    entryPoints: ['preview/previews.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    packages: 'external',
    plugins: [
      {
        name: 'contract-inside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^@fanclub\// }, ({ path }) => ({
            path: fileURLToPath(import.meta.resolve(path)),
          })),
      },
    ],
  });
  const url = `${pathToFileURL(outfile)}?${builds}`;
  const { renderPreviews } = (await import(url)) as typeof import('./previews.ts');
  previews = await renderPreviews();
}

const answer = (response: ServerResponse, status: number, type: string, text: string) =>
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(text);

async function respond(url: URL, response: ServerResponse): Promise<void> {
  const scheme: Scheme = url.searchParams.get('scheme') === 'dark' ? 'dark' : 'light';
  if (url.pathname === '/') {
    await renderAnew();
    answer(response, 200, 'text/html', mailsPage(previews, scheme));
    return;
  }
  const mail = previews.find(({ id }) => url.pathname === `/mail/${id}`);
  if (mail) answer(response, 200, 'text/html', mailIn(mail, scheme));
  else answer(response, 404, 'text/plain', 'There is no such mail.');
}

createServer((request, response) => {
  respond(new URL(request.url ?? '/', 'http://127.0.0.1'), response).catch((error: unknown) =>
    answer(response, 500, 'text/plain', String(error)),
  );
}).listen(port, '127.0.0.1');
