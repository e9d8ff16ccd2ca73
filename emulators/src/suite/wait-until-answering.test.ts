import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { waitUntilAnswering } from './wait-until-answering.ts';

it('a server that gives its page only to callers that accept HTML is found to answer', async () => {
  const server = createServer(({ headers }, response) => {
    response.statusCode = headers.accept?.includes('text/html') ? 200 : 404;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const logFile = path.join(folder, 'server.log');
  writeFileSync(logFile, '');
  const background = {
    name: 'The server',
    logFile,
    hasExited: () => false,
    exited: new Promise<never>(() => {}),
    stop: async () => {},
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const waiting = waitUntilAnswering({ url, background, timeoutMs: 1000 });
  await expect(waiting).resolves.toBeUndefined();
});
