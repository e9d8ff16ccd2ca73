import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { constants, createBrotliCompress } from 'node:zlib';

export interface CompressedSite {
  /** Origin of the compressed site, without a slash at the end. */
  url: string;
  close: () => void;
}

const compressible = /javascript|json|css|html|svg|xml|manifest|text/;

/**
 * Serves a site again, with responses that are compressed as on Firebase Hosting. The local Hosting does not compress,
 * so times on a slow line would be two to three times as long.
 */
export async function serveCompressed(site: string): Promise<CompressedSite> {
  const server = createServer((asked, answer) => pass(site, asked, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function pass(site: string, asked: IncomingMessage, answer: ServerResponse): void {
  const headers = { ...asked.headers, host: new URL(site).host };
  const passed = request(new URL(String(asked.url), site), { method: asked.method, headers });
  passed.on('error', () => answer.destroy());
  passed.on('response', (response) => {
    const { statusCode = 502, headers } = response;
    const isText = compressible.test(String(headers['content-type']));
    if (!isText || headers['content-encoding'] || asked.method === 'HEAD' || statusCode === 304) {
      answer.writeHead(statusCode, headers);
      response.pipe(answer);
      return;
    }
    const { 'content-length': _, ...rest } = headers;
    // HTTP/2 sends the policies, which all responses have, only once.
    if (String(asked.url).startsWith('/assets/')) {
      for (const name of ['content-security-policy', 'permissions-policy']) delete rest[name];
    }
    answer.writeHead(statusCode, { ...rest, 'content-encoding': 'br' });
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    response.pipe(brotli).pipe(answer);
  });
  asked.pipe(passed);
}
