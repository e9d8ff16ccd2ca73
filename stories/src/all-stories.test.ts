import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allStories } from './all-stories.ts';

const once = (values: readonly string[]) => expect(values).toEqual([...new Set(values)]);

it('gives each story a name and a title of its own', () => {
  once(allStories.map(({ name }) => name));
  once(allStories.map(({ title }) => title));
});

it('lists every story, each in a file of its name', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts'));
  const stories = files.filter(
    (file) => !file.startsWith('all-stories') && !file.includes('.test.'),
  );
  expect(allStories.map(({ name }) => `${name}.ts`).sort()).toEqual(stories.sort());
});

it.each(allStories.map((story) => [story.name, story] as const))(
  '%s says what it is',
  (_, story) => {
    expect(story.name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(story.open).toMatch(/^\//);
    for (const text of [story.title, story.click]) expect(text).toMatch(/^[A-Z].*\.$/);
  },
);
