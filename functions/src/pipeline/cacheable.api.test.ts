import { api } from '@fanclub/contract/api';
import { exchangeRate } from '@fanclub/contract/exchange-rate/routes';
import { settings } from '@fanclub/contract/settings/routes';
import { health, openapi } from '@fanclub/contract/system/routes';
import { call } from '@fanclub/stories/tools/call';
import { controlRateService } from '@fanclub/stories/tools/club';
import { expect, it } from 'vitest';

it.each([
  ['settings', settings, 'public, max-age=0, s-maxage=30, stale-while-revalidate=30'],
  ['the exchange rate', exchangeRate, 'public, max-age=0, s-maxage=30, stale-while-revalidate=30'],
  ['the description', openapi, 'public, max-age=300, s-maxage=3600, stale-while-revalidate=3600'],
  ['health', health, 'private, no-store'],
] as const)('the edge is told about %s', async (_, route, expected) => {
  await controlRateService(null);
  const answer = await call(route);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expected]);
});

it('a cache gets nothing that belongs to one person, and no refusal', async () => {
  const shared = Object.values(api).filter((route) => 'cache' in route);
  for (const { access, method } of shared) expect([access, method]).toEqual(['public', 'GET']);
  const refused = await fetch(`${process.env.API_URL}/api/nothing`);
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([
    404,
    'private, no-store',
  ]);
});
