import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import type { ServerContext } from '#platform/context';
import { askExchangeRate } from '#platform/exchange-rate-client';
import { openMemory } from '../../../test/memory-database.ts';
import { readExchangeRate } from './read-exchange-rate.ts';

vi.mock('#platform/exchange-rate-client', () => ({
  askExchangeRate: vi.fn(async () => 1_052_300),
}));

it('the service of the setting is asked, and may only be on the internet', async () => {
  const { db, rows } = openMemory();
  const url = 'https://rates.example/latest.json';
  rows.set('settings/registration', { rate_url: url });
  const environment = { emulated: false, exchangeRateUrl: 'https://other.example' };
  const context = { db, environment, now: () => new Date() } as unknown as ServerContext;
  expect(await readExchangeRate(context)).toMatchObject({ rate: 1_052_300, stale: false });
  expect(vi.mocked(askExchangeRate).mock.calls).toEqual([[url, 'internet']]);
});

it('without a service, the rate of the staff is used and nobody is asked', async () => {
  vi.mocked(askExchangeRate).mockClear();
  const { db, rows } = openMemory();
  const since = Timestamp.fromMillis(0);
  rows.set('settings/registration', { fallbackRate: { value: 1_150_000, since } });
  const environment = { emulated: false, exchangeRateUrl: 'none' };
  const context = { db, environment, now: () => new Date() } as unknown as ServerContext;
  const answer = { rate: 1_150_000, fetchedAt: new Date(0), stale: true };
  expect(await readExchangeRate(context)).toEqual(answer);
  expect(askExchangeRate).not.toHaveBeenCalled();
});
