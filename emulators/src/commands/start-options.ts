import { parseArgs } from 'node:util';
import { allStories } from '@fanclub/stories/all-stories';
import type { Story } from '@fanclub/stories/tools/story';
import { Problem } from '../problem.ts';

export interface StartOptions {
  /** True if the suite has to start without stored data. */
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
 * Returns the options of `npm start` and `npm run dev`. Throws a Problem if an option is not valid or there is no story
 * with the given name.
 */
export function readStartOptions(args: readonly string[]): StartOptions & { listStories: boolean } {
  const { fresh = false, story: name, stories: listStories = false } = parse(args);
  const story = allStories.find((known) => known.name === name);
  if (name !== undefined && !story) {
    throw new Problem(`There is no story "${name}". Stories: ${names()}.`);
  }
  return { fresh, story, listStories };
}
