import { api } from '@fanclub/contract/api';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerSettings, fakeServer, noNetwork } from '#testing/fake-server.ts';
import { usePublicSettings } from './public-settings.ts';

function Season() {
  const { state, settings } = usePublicSettings();
  return <p>{settings ? `season ${settings.season}` : state}</p>;
}

const two = (
  <>
    <Season />
    <Season />
  </>
);

test('all parts of a page share one call', async () => {
  answerSettings({ season: '2027/28' });
  render(two);
  expect(screen.getAllByText('loading')).toHaveLength(2);
  expect(await screen.findAllByText('season 2027/28')).toHaveLength(2);
  expect(fakeServer.callsOf(api.settings)).toHaveLength(1);
});

test('settings that cannot be loaded are absent, never defaults, and are requested again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fakeServer.answer(api.settings, noNetwork);
  render(two);
  await act(async () => vi.waitFor(() => expect(screen.getAllByText('absent')).toHaveLength(2)));
  fakeServer.answer(api.settings, defaultPublicSettings);
  await act(async () => vi.advanceTimersByTimeAsync(2_500));
  expect(screen.getAllByText(`season ${defaultPublicSettings.season}`)).toHaveLength(2);
});
