import type { StoryMember, StoryTools } from './story-tools.ts';

/** What a story leaves behind: its people and things, for whoever goes on from there. */
export interface Told {
  /** Who to be, where that is somebody of the story's own. */
  member?: StoryMember;
  [more: string]: unknown;
}

/** A situation with a name: set up by `npm start -- --story <name>`, by tests and by the screenshots. */
export interface Story<T extends Told = Told> {
  name: string;
  /** What the situation is, in a sentence. */
  title: string;
  be: 'a visitor' | 'the member' | 'an admin';
  /** The path to open. */
  open: string;
  /** What to do there, and what to see. */
  click: string;
  tell: (tools: StoryTools) => Promise<T>;
}

/** Declares a story; what it leaves behind keeps its type. */
export function defineStory<T extends Told>(story: Story<T>): Story<T> {
  return story;
}
