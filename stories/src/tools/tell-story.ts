import { openClub } from './club.ts';
import type { Story, Told } from './story.ts';
import { createStoryTools } from './story-tools.ts';

/** Sets a story up in a shared suite. After a story that changes settings, call `putClubBack`. */
export function tellStory<T extends Told>(story: Story<T>): Promise<T> {
  return story.tell(createStoryTools({ apart: true }));
}

/** Sets a story up in its own suite, with the names that its texts give. */
export async function tellStoryAlone<T extends Told>(story: Story<T>): Promise<T> {
  await openClub();
  return story.tell(createStoryTools({ apart: false }));
}
