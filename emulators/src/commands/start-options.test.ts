import { expect, it } from 'vitest';
import { readStartOptions } from './start-options.ts';

it('a story is chosen by its name, and none is chosen without a name', () => {
  expect(readStartOptions([])).toEqual({ fresh: false, story: undefined, listStories: false });
  expect(readStartOptions(['--story', 'closed-season']).story?.name).toBe('closed-season');
  expect(readStartOptions(['--stories', '--fresh'])).toMatchObject({
    fresh: true,
    listStories: true,
  });
});

it.each([
  [['--story', 'once-upon-a-time'], 'There is no story "once-upon-a-time". Stories: first-visit, '],
  [['--story'], 'Not understood: --story. Options are --fresh'],
  [['--frehs'], 'Not understood: --frehs. Options are --fresh'],
  [['review-evening'], '--story with one of first-visit, '],
])('%j is answered by what there is', (args, answer) => {
  expect(() => readStartOptions(args)).toThrow(answer);
});
