import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askExchangeRate } from './exchange-rate-client.ts';

const rate = JSON.stringify({ price_eur: 160_000 });
const answers: Record<string, (response: ServerResponse) => void> = {
  '/rate': (response) => response.end(rate),
  '/elsewhere': (response) => response.writeHead(302, { location: '/rate' }).end(),
  '/much': (response) => response.end(rate + ' '.repeat(64 * 1024)),
};

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => answers[url]?.(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('reads the rate', async () => {
  expect(await askExchangeRate(`${origin}/rate`)).toBe(160_000);
});

it('follows no redirection, which could lead to an address that only the server can reach', async () => {
  await expect(askExchangeRate(`${origin}/elsewhere`)).rejects.toThrow();
});

it('reads no more than 64 kB', async () => {
  await expect(askExchangeRate(`${origin}/much`)).rejects.toThrow('too much');
});
