import { api } from '@fanclub/contract/api';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { currentSeason, recent } from './testing/open-settings.ts';
import { useRecentChanges, useSeasons, useSettings, useSettingsChange } from './use-settings.ts';

const routes = [api.readSettings, api.listSettingChanges, api.listSeasons];
const reads = () => routes.map((route) => fakeServer.callsOf(route).length);

/**
 * Renders the hooks for the settings, their changes, the seasons and a change of settings, and waits for
 * their data.
 */
async function open() {
  const settings = { version: 'v1', values: {}, malformed: [], pending: null };
  fakeServer.answer(api.readSettings, settings);
  fakeServer.answer(api.listSettingChanges, { changes: [recent], next_cursor: null });
  fakeServer.answer(api.listSeasons, { seasons: [currentSeason] });
  const { result } = renderAsAdmin(() => ({
    settings: useSettings(),
    changes: useRecentChanges(),
    seasons: useSeasons(),
    change: useSettingsChange(api.updateSettings),
  }));
  await waitFor(() => expect(result.current.changes.changes).toEqual([recent]));
  await waitFor(() => expect(result.current.settings.isSuccess).toBe(true));
  await waitFor(() => expect(result.current.seasons.isSuccess).toBe(true));
  return result;
}
const body = { version: 'v1', price_base: 6 };

it('ten changes are read at a time', async () => {
  await open();
  expect(fakeServer.callsOf(api.listSettingChanges)[0]?.query).toEqual({ limit: '10' });
});

it('after a change everything on the page is read again', async () => {
  const long = Date.now() - 60_000;
  openGate(long);
  fakeServer.answer(api.updateSettings, { success: true, waits: false, change: null });
  const result = await open();
  await act(() => result.current.change.mutateAsync({ body }));
  expect(reads()).toEqual([2, 2, 2]);
  expect(Number(localStorage.getItem('adminAuthTimestamp'))).toBeGreaterThan(long);
});

it.each([
  ['are read again if another change waits', 'other_change_waits', 2],
  ['are read again if somebody else has changed them', 'settings_changed', 2],
  ['stay as they were after another refusal', 'service_busy', 1],
] as const)('the settings %s', async (_, code, times) => {
  fakeServer.answer(api.updateSettings, refusal(code));
  const result = await open();
  await act(() => result.current.change.mutateAsync({ body }).catch(() => {}));
  await waitFor(() => expect(reads()[0]).toBe(times));
  expect(reads()).toEqual([times, 1, 1]);
});
