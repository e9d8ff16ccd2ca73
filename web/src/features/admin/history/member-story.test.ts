import { api } from '@fanclub/contract/api';
import type { StoryKind } from '@fanclub/contract/story/routes';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { useStory } from './member-story.tsx';
import { buildEvent } from './testing/build-event.ts';

it('each member and each kind has a story of its own', async () => {
  const note = buildEvent({ kind: 'notes', note: 'Called.' });
  fakeServer.answer(api.readStory, { events: [note], next_cursor: null });
  const { result, rerender } = renderAsAdmin(
    ([id, kind]: [string, StoryKind | undefined]) => useStory(id, kind),
    ['u1', undefined] as [string, StoryKind | undefined],
  );
  await waitFor(() => expect(result.current.events).toEqual([note]));
  rerender(['u2', 'mails']);
  await waitFor(() => expect(fakeServer.callsOf(api.readStory)).toHaveLength(2));
  const asked = fakeServer.callsOf(api.readStory).map(({ params, query }) => [params, query?.kind]);
  expect(asked).toEqual([
    [{ id: 'u1' }, undefined],
    [{ id: 'u2' }, 'mails'],
  ]);
});
