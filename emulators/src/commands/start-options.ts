import { parseArgs } from 'node:util';
import { allStories } from '@fanclub/stories/all-stories';
import type { Story } from '@fanclub/stories/tools/story';
import { Problem } from '../problem.ts';

export interface StartOptions {
  /** Start with an empty suite. */
  fresh: boolean;
  story: Story | undefined;
}

const names = () => allStories.map(({ name }) => name).join(', ');

function parse(args: readonly string[]) {
  const options = {
    fresh: { type: 'boolean' },
    story: { type: 'string' },
    stories: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new Problem(
      `Not understood: ${args.join(' ')}. Options are --fresh, --stories, and --story with one of ${names()}.`,
    );
  }
}

/**
 * Parses the options of `npm start` and `npm run dev`; an unknown story throws a Problem that lists the
 * stories.
 */
export function readStartOptions(args: readonly string[]): StartOptions & { listStories: boolean } {
  const { fresh = false, story: name, stories: listStories = false } = parse(args);
  const story = allStories.find((known) => known.name === name);
  if (name !== undefined && !story) {
    throw new Problem(`There is no story "${name}". Stories: ${names()}.`);
  }
  return { fresh, story, listStories };
}
