import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allStories } from './all-stories.ts';

const once = (values: readonly string[]) => expect(values).toEqual([...new Set(values)]);

it('each story has a name and a title of its own', () => {
  once(allStories.map(({ name }) => name));
  once(allStories.map(({ title }) => title));
});

it('every story of the folder is listed', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.includes('.test.'));
  const modules: object[] = await Promise.all(
    files.filter((file) => file.endsWith('.ts')).map((file) => import(`./${file}`)),
  );
  const stories = modules.flatMap((module) =>
    Object.values<object>({ ...module }).filter((value) => 'tell' in value),
  );
  expect(new Set(allStories)).toEqual(new Set(stories));
  expect(stories).toHaveLength(allStories.length);
});

it.each(allStories.map((story) => [story.name, story] as const))(
  '%s says what it is',
  (_, story) => {
    expect(story.name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(story.open).toMatch(/^\//);
    for (const text of [story.title, story.click]) expect(text).toMatch(/^[A-Z].*\.$/);
  },
);
