import { createServer } from 'node:http';
import { fitRequest, roleTokens } from './requests.ts';

/**
 * Tells the fuzzer how to call a route so that it works: `GET /fit/{operationId}` answers a request
 * with real ids and tokens, `GET /roles` a token of each role. Runs beside the suite under test.
 */
async function answerTo(path: string): Promise<unknown> {
  if (path === '/roles') return roleTokens();
  const fit = path.startsWith('/fit/') ? await fitRequest(path.slice('/fit/'.length)) : null;
  if (!fit) return null;
  const { file, ...request } = fit;
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
