import type { StoryMember, StoryTools } from './story-tools.ts';

/** The result of a story: the people and things that it created. */
export interface Told {
  /** The member to act as, when the story created one. */
  member?: StoryMember;
  [more: string]: unknown;
}

/** A named situation, set up by `npm start -- --story <name>`, by tests and by the screenshots. */
export interface Story<T extends Told = Told> {
  name: string;
  /** A description of the situation in one sentence. */
  title: string;
  be: 'a visitor' | 'the member' | 'an admin';
  /** The path to open. */
  open: string;
  /** A sentence on what to do on the page, and what to see. */
  click: string;
  tell: (tools: StoryTools) => Promise<T>;
}

/** Declares a story and keeps the type of its result. */
export function defineStory<T extends Told>(story: Story<T>): Story<T> {
  return story;
}
