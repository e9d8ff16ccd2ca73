import { openClub } from './club.ts';
import type { Story, Told } from './story.ts';
import { createStoryTools } from './story-tools.ts';

/** Sets up a story in a suite that tests share. Call `putClubBack` after a story that changes settings. */
export function tellStory<T extends Told>(story: Story<T>): Promise<T> {
  return story.tell(createStoryTools({ apart: true }));
}

/** Sets up a story in an otherwise empty suite. E-mail addresses and codes are those in the texts of the story. */
export async function tellStoryAlone<T extends Told>(story: Story<T>): Promise<T> {
  await openClub();
  return story.tell(createStoryTools({ apart: false }));
}
