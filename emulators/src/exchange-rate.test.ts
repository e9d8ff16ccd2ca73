import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExchangeRateServer } from './exchange-rate.ts';

const server = createExchangeRateServer();
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const control = (body: unknown) =>
  fetch(`${address}/control`, { method: 'POST', body: JSON.stringify(body) });

it('the service answers a rate with thousands separators until another answer is set', async () => {
  expect(await (await fetch(address)).json()).toEqual({ price_eur: '1,052,300' });
  await control({ shape: 'last', rate: '900,000' });
  expect(await (await fetch(address)).json()).toEqual({ price_eur: { last: '900,000' } });
  await control({ status: 503 });
  expect((await fetch(address)).status).toBe(503);
  await fetch(`${address}/control`, { method: 'DELETE' });
  expect((await fetch(address)).status).toBe(200);
});

it('the service refuses an unknown control and keeps the previous one', async () => {
  expect((await control({ shape: 'square' })).status).toBe(400);
  expect((await control({ delay_ms: -1 })).status).toBe(400);
  expect((await control('text')).status).toBe(400);
  expect((await control({ colour: 'blue' })).status).toBe(400);
  expect(await (await fetch(address)).json()).toEqual({ price_eur: '1,052,300' });
});
