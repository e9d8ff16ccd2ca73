import { readStory, type StoryKind } from '@fanclub/contract/story/routes';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { call } from '#api/client.ts';

/** Loads the events of a member's story page by page, of one kind or of all kinds. */
export function useStory(id: string, kind: StoryKind | undefined) {
  const { pages, ...list } = usePages([readStory.path, id, kind], (page, signal) =>
    call(readStory, { params: { id }, query: { ...page, ...(kind && { kind }) }, signal }),
  );
  return { events: pages.flatMap(({ events }) => events), list };
}
