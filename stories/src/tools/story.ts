import type { StoryMember, StoryTools } from './story-tools.ts';

/** The result of a story: the members and other records that it created. */
export interface Told {
  /** The member whom the user plays, if there is one. */
  member?: StoryMember;
  [more: string]: unknown;
}

/** A named situation of the product. `npm start -- --story <name>`, tests and screenshots set it up. */
export interface Story<T extends Told = Told> {
  name: string;
  /** Description of the situation in one sentence. */
  title: string;
  be: 'a visitor' | 'the member' | 'an admin';
  /** Path of the page that the user opens. */
  open: string;
  /** Sentence that says what to do on the page and what will happen. */
  click: string;
  tell: (tools: StoryTools) => Promise<T>;
}

/** Returns the story unchanged. TypeScript derives the type of its result. */
export function defineStory<T extends Told>(story: Story<T>): Story<T> {
  return story;
}
