import type { ClubSettings } from '@fanclub/contract/settings/settings';
import { controlRateService as control, putClubBack } from '@fanclub/stories/tools/club';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { readClubSettings } from '#repositories/club-settings';
import { changeSettings } from './change-settings.ts';
import { requireRateService } from './rate-settings.ts';

const db = getFirestore(initializeApp({ projectId: `demo-rates-${Date.now()}` }, 'rates'));
const { exchangeRateUrl } = serverContext().environment;
const silent = 'http://127.0.0.1:9/';
/** A context whose deployment has a rate service that does not respond. */
const context = {
  ...serverContext(),
  db,
  environment: Object.create(serverContext().environment, { exchangeRateUrl: { value: silent } }),
};
const owner = { email: 'owner@club.test', role: 'owner' as const };

async function change(given: Partial<ClubSettings>) {
  const { version } = await readClubSettings(db);
  return changeSettings(context, owner, { version, ...given });
}
const refused = (given: Partial<ClubSettings>) =>
  change(given).catch((error) => error.extras?.errors);

beforeEach(() => control(null));
afterAll(putClubBack);

it('refuses a service that gives none, and stores nothing', async () => {
  expect(await refused({ rate_url: silent, rate_day_percent: 30 })).toEqual({
    rate_url: 'rate_service_silent',
  });
  await control({ shape: 'unknown' });
  expect(await refused({ rate_url: `${exchangeRateUrl}?other` })).toEqual({
    rate_url: 'rate_service_silent',
  });
  expect((await readClubSettings(db)).values.rate_day_percent).toBe(20);
});

it('refuses a service whose name resolves inward where the internet is there', async () => {
  const emulated = { value: false };
  const deployed = {
    ...context,
    environment: Object.create(serverContext().environment, { emulated }),
  };
  const url = exchangeRateUrl.replace('127.0.0.1', 'localhost');
  await expect(requireRateService(deployed, { rate_url: url })).rejects.toMatchObject({
    extras: { errors: { rate_url: 'rate_service_silent' } },
  });
  await expect(requireRateService(context, { rate_url: url })).resolves.toBeUndefined();
});

it('refuses bounds that leave no rate, and a rate in reserve that is out of them', async () => {
  const beyond = 'number_out_of_range';
  expect(await refused({ rate_lowest: 40_000_000 })).toEqual({ rate_lowest: beyond });
  expect(await refused({ fallback_rate: 90_000 })).toEqual({ fallback_rate: beyond });
  await change({ rate_lowest: 50_000, fallback_rate: 90_000 });
  expect(await refused({ rate_lowest: 100_000 })).toEqual({ rate_lowest: beyond });
  expect(await refused({ rate_lowest: 100_000, fallback_rate: null })).toMatchObject({
    waits: false,
  });
});
