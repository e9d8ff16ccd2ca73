import { openClub } from './club.ts';
import type { Story, Told } from './story.ts';
import { createStoryTools } from './story-tools.ts';

/** Sets a story up in a suite that others use too. Stories that change settings: `putClubBack` afterwards. */
export function tellStory<T extends Told>(story: Story<T>): Promise<T> {
  return story.tell(createStoryTools({ apart: true }));
}

/** Sets a story up in a suite of its own, under the very names that its texts give. */
export async function tellStoryAlone<T extends Told>(story: Story<T>): Promise<T> {
  await openClub();
  return story.tell(createStoryTools({ apart: false }));
}
