import { createServer } from 'node:http';

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

/** Serves a minimal page, whose figures show the cost of the machine and of the measurement. */
export async function serveEmptyPage(): Promise<{ url: string; close: () => void }> {
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
