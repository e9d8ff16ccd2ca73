import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '#testing/person.ts';
import { renderApp } from '#testing/render-app.tsx';
import { useLogout } from './use-logout.ts';

const profileKey = ['profile'];

function Probe() {
  const known = useQueryClient().getQueryData<string>(profileKey) ?? 'nothing';
  return (
    <button type="button" onClick={useLogout()}>
      {known}
    </button>
  );
}

test('whoever comes next on this device finds nothing that was loaded for the last one', async () => {
  const { router } = await renderApp(<Probe />, { data: [[profileKey, 'Sara']] });
  press('Sara');
  await screen.findByRole('button', { name: 'nothing' });
  expect(router.state.location.pathname).toBe('/login');
});
