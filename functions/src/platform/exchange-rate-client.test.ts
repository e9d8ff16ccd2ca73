import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askExchangeRate, isInward } from './exchange-rate-client.ts';

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

it('the rate is read', async () => {
  expect(await askExchangeRate(`${origin}/rate`)).toBe(160_000);
});

it('a name that resolves inward and an inner address are refused if only the internet may be reached', async () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    const url = `${origin.replace('127.0.0.1', host)}/rate`;
    await expect(askExchangeRate(url, 'internet'), host).rejects.toThrow('resolves inward');
  }
});

it.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['224.0.0.1', true],
  ['93.184.215.14', false],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['64:ff9b::a00:1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['2606:2800:21f:cb07::1', false],
])('the address %s leads inward: %s', (address, inward) => {
  expect(isInward(address)).toBe(inward);
});

it('a redirection, which could lead to an address that only the server can reach, is not followed', async () => {
  await expect(askExchangeRate(`${origin}/elsewhere`)).rejects.toThrow();
});

it('a response of more than 64 kB is refused', async () => {
  await expect(askExchangeRate(`${origin}/much`)).rejects.toThrow('too much');
});
