import { createServer } from 'node:http';
import { type FitRequest, fitRequests, roleTokens } from './requests.ts';

/**
 * Tells the fuzzer how to call a route so that it works: `GET /fit/{operationId}` answers a request
 * with real ids and tokens, `GET /roles` a token of each role. Runs beside the suite under test.
 */
async function answerTo(path: string): Promise<unknown> {
  if (path === '/roles') return roleTokens();
  const make = Object.entries(fitRequests).find(([name]) => path === `/fit/${name}`)?.[1];
  if (!make) return null;
  const { file, ...request } = (await make()) as FitRequest<unknown>;
  return { ...request, ...(file && { file: file.toString('base64') }) };
}

createServer((request, response) => {
  const path = request.url ?? '/';
  answerTo(path)
    .then((answer) =>
      response
        .writeHead(path === '/' ? 200 : answer === null ? 404 : 200)
        .end(JSON.stringify(answer)),
    )
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
}).listen(Number(process.env.SUBJECTS_PORT), '127.0.0.1');
