import type { ClubSettings } from '@fanclub/contract/settings/settings';
import { expect, it } from 'vitest';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { openMemory } from '../../../test/memory-database.ts';
import { presentSeason, presentSeasons, stateOf, unsavedSeason } from './present-seasons.ts';

const settings = {
  season: '2026/27',
  price_base: 5,
  contact_phone: '1',
} as Partial<ClubSettings> as ClubSettings;

it('the label of the current season decides about a season', () => {
  const states = ['2025/26', '2026/27', '2027/28'].map((label) => stateOf(label, settings));
  expect(states).toEqual(['past', 'current', 'next']);
});

it('the current season has the prices of the settings, and another one those of its plan', () => {
  const row = { ...unsavedSeason('2026/27'), plan: { price_base: 7 } };
  const current = presentSeason(row, settings);
  expect(current).toMatchObject({ id: '2026-27', label: '2026/27', state: 'current', version: 0 });
  expect(current).toMatchObject({ opens: null, ends: null, started_at: null });
  expect(current.plan.price_base).toBe(5);
  expect(current.plan).not.toHaveProperty('contact_phone');
  const at = timestampOf(Date.parse('2027-07-01T00:00:00Z'));
  const next = presentSeason(
    { ...row, label: '2027/28', started_at: at, ends: '2028-06-30' },
    settings,
  );
  expect(next).toMatchObject({
    state: 'next',
    plan: { price_base: 7 },
    ends: '2028-06-30',
    started_at: '2027-07-01T00:00:00.000Z',
  });
});

it('a plan leaves out packages and benefits that the club no longer has', () => {
  const plan = { price_base: 7, price_student: 3, brings_scarf: 'student', brings_gift: '' };
  expect(presentSeason({ ...unsavedSeason('2027/28'), plan }, settings).plan).toEqual({
    price_base: 7,
    brings_gift: '',
  });
});

it('a season that nobody has saved has no end to which memberships have to be aligned', () => {
  expect(unsavedSeason('2026/27')).toMatchObject({ ends: null, has_new_end: false });
});

it('the list of seasons has the current one once, even if nobody has saved it', async () => {
  const { db, rows } = openMemory();
  const listed = async () => {
    const seasons = await presentSeasons({ db } as ServerContext);
    return seasons.map(({ label, version }) => [label, version]);
  };
  rows.set('settings/registration', { season: '2026/27' });
  rows.set('seasons/2027-28', { ...unsavedSeason('2027/28'), version: 3 });
  rows.set('seasons/2025-26', { ...unsavedSeason('2025/26'), version: 2 });
  expect(await listed()).toEqual([
    ['2025/26', 2],
    ['2026/27', 0],
    ['2027/28', 3],
  ]);
  rows.set('seasons/2026-27', { ...unsavedSeason('2026/27'), version: 5 });
  expect(await listed()).toEqual([
    ['2025/26', 2],
    ['2026/27', 5],
    ['2027/28', 3],
  ]);
});
